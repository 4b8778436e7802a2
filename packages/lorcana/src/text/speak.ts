/** Parts of texts, for the match log. */
export { insteadText, speakingOf } from "./abilities.ts";
export { costText } from "./costs.ts";
export { clauseText, joined as effectsLine, mayText } from "./effects.ts";
export type { Noun, Speaking } from "./speaking.ts";

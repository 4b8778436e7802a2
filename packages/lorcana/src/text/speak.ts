/** Parts of texts, for who tells what is going on. */
export { insteadText, speakingOf } from "./abilities.ts";
export { costText } from "./costs.ts";
export { clauseText, joined as effectsLine, mayText } from "./effects.ts";
export type { Noun, Speaking } from "./speaking.ts";

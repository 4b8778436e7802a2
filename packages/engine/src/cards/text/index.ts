/** `@ltcg/engine/text`: cards in words, rendered from their effects. */
export { type CardText, cardText, factText, type KeywordText } from "./card-text.ts";
export { en } from "./en.ts";
export type { Forms } from "./forms.ts";
export { type EffectText, type Wording, wording } from "./wording.ts";
export type { Words } from "./words.ts";

/** `@ltcg/engine/text`: cards in words, rendered from their effects. */
export { type CardText, cardText, factText, type KeywordText } from "./card-text.ts";
export type { EffectText } from "./wording.ts";

/** `@tcg/lorcana-engine/text`: cards, and what happens to them, in words. */
export { type AbilityText, type CardText, cardText } from "./card-text.ts";
export { lorcanaWords } from "./words.ts";

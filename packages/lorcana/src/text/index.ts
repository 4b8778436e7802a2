/** `@tcg/lorcana-engine/text`: cards in words, rendered from their abilities. */
export { type AbilityText, type CardText, cardText } from "./card-text.ts";

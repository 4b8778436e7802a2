/** `@tcg/lorcana-engine/text`: cards in words, spoken from their abilities. */
export { type AbilityText, type CardText, cardText } from "./card-text.ts";

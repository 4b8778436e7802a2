/** `@tcg/lorcana-engine/text`: cards in words. */
export { type AbilityText, type CardText, cardText } from "./card-text.ts";

/** `@tcg/lorcana-engine/text`: cards, and what happens to them, in words. */
export { type AbilityText, type CardText, cardText } from "./card-text.ts";
export { endingText } from "./endings.ts";
export { eventText, type Teller } from "./events.ts";

/** `@tcg/lorcana-engine/sample`: an invented set of cards, two decks of it and the game they make. */
export { sampleCards } from "./cards.ts";
export { greatMovementDeck, longStreetDeck, type SampleDeck } from "./decks.ts";
export { sampleGame, sampleTable } from "./game.ts";
export { lorcana } from "./hosted.ts";

/** `@tcg/lorcana-engine/sample`: an invented set of cards, four decks of it and the game they make. */
export { sampleCards } from "./cards.ts";
export {
  clockStairDeck,
  greatMovementDeck,
  longStreetDeck,
  lowArchDeck,
  type SampleDeck,
} from "./decks.ts";
export { sampleGame, sampleTable } from "./game.ts";
export { lorcana } from "./hosted.ts";

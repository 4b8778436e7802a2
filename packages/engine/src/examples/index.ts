/** `@ltcg/engine/examples`: some cards, two decks of them and the game they make. */
export { exampleCards } from "./cards.ts";
export { cafeteriaDeck, cliqueDeck } from "./decks.ts";
export { exampleGame, exampleTable } from "./game.ts";

/**
 * `@tcg/core/golden`: the golden files of a game as tests. With Vitest and Node, so for the tests of
 * this repository only; it is not published.
 */
export { expectAsWritten } from "./golden-file.ts";
export { testPlaythroughs } from "./playthroughs.ts";
export type { Recipe } from "./recipes.ts";
export { testReplays } from "./replays.ts";
export { cardsInShort, countInShort } from "./zones-in-short.ts";

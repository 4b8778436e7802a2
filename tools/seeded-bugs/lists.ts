/** All bugs made on purpose, game by game. A list of another game is one entry. */
import { leaks } from "../../packages/core/fixtures/broken/leaks.ts";
import { brokenPromises } from "../../packages/core/fixtures/broken/promises.ts";
import type { SeededBug } from "../../packages/core/fixtures/broken/seeded-bug.ts";

export interface SeededList {
  readonly title: string;
  readonly bugs: readonly SeededBug[];
}

export const seededLists: readonly SeededList[] = [
  { title: "The small games: promises broken", bugs: brokenPromises },
  { title: "The small games: secrets let out", bugs: leaks },
];

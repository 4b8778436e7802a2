/** All bugs made on purpose, game by game. A list of another game is one entry. */
import { chances } from "../../packages/core/fixtures/broken/chances.ts";
import { leaks } from "../../packages/core/fixtures/broken/leaks.ts";
import { brokenPromises } from "../../packages/core/fixtures/broken/promises.ts";
import type { SeededBug } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { surroundings } from "./elsewhere.ts";
import { lorcanaBugs } from "./lorcana.ts";
import { lunchtableBugs } from "./lunchtable.ts";

export interface SeededList {
  readonly title: string;
  readonly bugs: readonly SeededBug[];
}

export const seededLists: readonly SeededList[] = [
  { title: "The small games: promises broken", bugs: brokenPromises },
  { title: "The small games: secrets let out", bugs: leaks },
  { title: "The small games: chance taken out", bugs: chances },
  { title: "The small games: what surrounds them", bugs: surroundings },
  { title: "LunchTable", bugs: lunchtableBugs },
  { title: "Lorcana", bugs: lorcanaBugs },
];

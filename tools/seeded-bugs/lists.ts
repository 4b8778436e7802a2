/** All bugs made on purpose, game by game. A list of another game is one entry. */
import { chances } from "../../packages/core/fixtures/broken/chances.ts";
import { leaks } from "../../packages/core/fixtures/broken/leaks.ts";
import { brokenPromises } from "../../packages/core/fixtures/broken/promises.ts";
import type { SeededBug } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { surroundings } from "./elsewhere.ts";
import { largeGames } from "./large-games.ts";
import { lorcanaBugs } from "./lorcana.ts";
import { lunchtableBugs } from "./lunchtable.ts";
import { lorcanaFaces, lunchtableFaces } from "./over-reveals.ts";

export interface SeededList {
  readonly title: string;
  readonly bugs: readonly SeededBug[];
}

export const seededLists: readonly SeededList[] = [
  { title: "The small games: promises broken", bugs: brokenPromises },
  { title: "The small games: secrets let out", bugs: leaks },
  { title: "LunchTable: faces shown to others than the rules say", bugs: lunchtableFaces },
  { title: "Lorcana: faces shown to others than the rules say", bugs: lorcanaFaces },
  { title: "The small games: chance taken out", bugs: chances },
  { title: "The small games: what surrounds them", bugs: surroundings },
  { title: "LunchTable and Lorcana: chance taken out", bugs: largeGames },
  { title: "LunchTable", bugs: lunchtableBugs },
  { title: "Lorcana", bugs: lorcanaBugs },
];

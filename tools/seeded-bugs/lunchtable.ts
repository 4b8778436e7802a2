/** Bugs made on purpose in LunchTable, and the checks that notice them. */
import { createGame, type LunchTableGame } from "@ltcg/engine";
import type { Run } from "../../packages/core/fixtures/broken/runs.ts";
import type { SeededBug } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { leakByHindsight } from "../../packages/core/src/testkit/checks/leak-by-hindsight.ts";
import { listsComplete } from "../../packages/core/src/testkit/checks/lists-complete.ts";
import { fuzzLunchtable } from "../fuzz/lunchtable.ts";
import { listsAllButTheLast, offersAllButTheLast } from "./lunchtable/leaves-the-last-out.ts";
import {
  viewTellsLevelsOfBacks,
  viewTellsWhatSpellsCost,
} from "./lunchtable/tells-what-was-set.ts";

/** What a break must be found within. */
const MATCHES = 60;

const match =
  (altered: (game: LunchTableGame) => LunchTableGame): Run =>
  (request) =>
    fuzzLunchtable(
      {
        seed: 1,
        games: MATCHES,
        untilFailure: true,
        command: "npm run fuzz -- broken",
        ...request,
      },
      (cards) => altered(createGame(cards)),
    );

export const lunchtableBugs: readonly SeededBug[] = [
  [
    "the last cards to choose are accepted and not listed",
    match(listsAllButTheLast),
    listsComplete,
  ],
  [
    "the last cards to choose are refused as not offered",
    match(offersAllButTheLast),
    listsComplete,
  ],
  [
    "a view tells turns later what a set card costs",
    match(viewTellsWhatSpellsCost),
    leakByHindsight,
  ],
  ["a view tells turns later which level was set", match(viewTellsLevelsOfBacks), leakByHindsight],
];

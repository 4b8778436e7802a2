/** Bugs made on purpose in LunchTable, and the checks that notice them. */
import type { SeededBug } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { leakByForking } from "../../packages/core/src/testkit/checks/leak-by-forking.ts";
import { leakByHindsight } from "../../packages/core/src/testkit/checks/leak-by-hindsight.ts";
import { listsComplete } from "../../packages/core/src/testkit/checks/lists-complete.ts";
import { fuzzLunchtable } from "../fuzz/lunchtable.ts";
import { lunchtableChances } from "./chance-taken-out.ts";
import { lunchtableFaces } from "./faces-shown-to-others.ts";
import { discardsInDrawnOrder } from "./lunchtable/discards-in-drawn-order.ts";
import { listsAllButTheLast, offersAllButTheLast } from "./lunchtable/leaves-the-last-out.ts";
import {
  viewTellsLevelsOfBacks,
  viewTellsWhatSpellsCost,
} from "./lunchtable/tells-what-was-set.ts";
import { matchesOf } from "./matches.ts";

export const lunchtableBugs: readonly SeededBug[] = [
  [
    "the last cards to choose are accepted and not listed",
    matchesOf(fuzzLunchtable, listsAllButTheLast),
    listsComplete,
  ],
  [
    "the last cards to choose are refused as not offered",
    matchesOf(fuzzLunchtable, offersAllButTheLast),
    listsComplete,
  ],
  [
    "a view tells turns later what a set card costs",
    matchesOf(fuzzLunchtable, viewTellsWhatSpellsCost),
    leakByHindsight,
  ],
  [
    "a view tells turns later which level was set",
    matchesOf(fuzzLunchtable, viewTellsLevelsOfBacks),
    leakByHindsight,
  ],
  [
    "cards discarded to the limit lie as they were drawn",
    matchesOf(fuzzLunchtable, discardsInDrawnOrder),
    leakByForking,
  ],
  ...lunchtableFaces,
  ...lunchtableChances,
];

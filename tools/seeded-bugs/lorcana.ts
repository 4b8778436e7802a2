/** Bugs made on purpose in Lorcana, and the checks that notice them. */
import type { SeededBug } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { leakByHindsight } from "../../packages/core/src/testkit/checks/leak-by-hindsight.ts";
import { fuzzLorcana } from "../fuzz/lorcana.ts";
import { lorcanaChances } from "./chance-taken-out.ts";
import { lorcanaFaces } from "./faces-shown-to-others.ts";
import { viewTellsWhatWasDrawn } from "./lorcana/tells-what-was-drawn.ts";
import { matchesOf } from "./matches.ts";

export const lorcanaBugs: readonly SeededBug[] = [
  [
    "a view tells turns later what a drawn card costs",
    matchesOf(fuzzLorcana, viewTellsWhatWasDrawn),
    leakByHindsight,
  ],
  ...lorcanaFaces,
  ...lorcanaChances,
];

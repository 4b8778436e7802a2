import { expect, test } from "vitest";
import { defsIn, duel, unit } from "../../fixtures/duel.ts";
import { toCheck, worn } from "./vice.ts";

const cards = [unit("calm"), unit("tense"), unit("broken"), unit("wreck")];

function board(threshold?: number): ReturnType<typeof duel> {
  return duel(
    cards,
    {
      phase: "main2",
      seats: { host: { board: ["calm", worn("tense", 2), worn("broken", 3), worn("wreck", 7)] } },
    },
    { boardSlots: 4, ...(threshold !== undefined && { breakdownThreshold: threshold }) },
  );
}

test("[LT 11.2] three counters and more are the threshold, two are not", () => {
  const checked = toCheck(board());
  expect(defsIn(checked, "host", "board")).toEqual(["calm", "tense"]);
  expect(defsIn(checked, "host", "graveyard")).toEqual(["broken", "wreck"]);
});

test("[LT 11.2] a match may have another threshold", () => {
  expect(defsIn(toCheck(board(7)), "host", "graveyard")).toEqual(["wreck"]);
  expect(defsIn(toCheck(board(2)), "host", "graveyard")).toEqual(["tense", "broken", "wreck"]);
});

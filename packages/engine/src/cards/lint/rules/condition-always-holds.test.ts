import { expect, test } from "vitest";
import { DRAW, kidWith, linted } from "../../../../fixtures/linted.ts";
import type { Condition } from "../../card.ts";

const found = (condition: Condition): string[] =>
  linted("condition-always-holds", kidWith({ type: "ignition", condition, actions: [DRAW] }));
const clout = (is: "at_least" | "at_most", amount: number): Condition => ({
  kind: "clout",
  side: "self",
  is,
  amount,
});

test.each<[Condition, Condition]>([
  [clout("at_least", 0), clout("at_least", 1)],
  [clout("at_most", 10), clout("at_most", 9)],
  [{ kind: "turn", of: "self" }, clout("at_most", 9)],
  [
    { kind: "phase", in: ["main", "main2"] },
    { kind: "phase", in: ["main"] },
  ],
  [
    { kind: "or", all: [clout("at_least", 4), clout("at_most", 3)] },
    { kind: "or", all: [clout("at_least", 5), clout("at_most", 3)] },
  ],
])("[LT 8.3] %j always holds, %j not", (always, perhaps) => {
  expect(found(always)).toEqual(["condition always holds; it can be left out"]);
  expect(found(perhaps)).toEqual([]);
});

test("[LT 8.3] a part that always holds is told by itself", () => {
  expect(found({ kind: "and", all: [clout("at_least", 1), clout("at_least", 0)] })).toEqual([
    "condition.all[1] always holds; it can be left out",
  ]);
});

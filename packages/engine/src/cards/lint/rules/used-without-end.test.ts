import { expect, test } from "vitest";
import { spell } from "../../../../fixtures/duel.ts";
import { DRAW, kidWith, linted } from "../../../../fixtures/linted.ts";
import type { Effect } from "../../card.ts";

const rule = "used-without-end";
const of = (effect: Partial<Effect>): string[] =>
  linted(rule, kidWith({ type: "ignition", actions: [DRAW], ...effect }));

test("[LT 1.4] a free effect without a limit is used as often as a turn has links", () => {
  const told = "costs nothing and has no limit: only the 200 links of a turn end it";
  expect(of({})).toEqual([`actions ${told}`]);
  expect(of({ type: "quick" })).toEqual([`actions ${told}`]);
  const four = { maxLinksPerTurn: 4 };
  expect(linted(rule, kidWith({ type: "quick", actions: [DRAW] }), [], four)).toEqual([
    "actions costs nothing and has no limit: only the 4 links of a turn end it",
  ]);
});

test("[LT 8.4, 8.5] a limit, a cost or a condition ends it", () => {
  expect(of({ oncePerTurn: true })).toEqual([]);
  expect(of({ hardOncePerTurn: true })).toEqual([]);
  expect(of({ costs: [{ kind: "discard", count: 1 }] })).toEqual([]);
  expect(of({ condition: { kind: "life", side: "self", is: "at_most", amount: 100 } })).toEqual([]);
});

test("what its own card goes through may end it", () => {
  expect(of({ actions: [{ kind: "return_to_hand", what: { kind: "self" } }] })).toEqual([]);
});

test("[LT 7.5] a card that is activated once, and a trigger, are no such thing", () => {
  const note = spell("note", "normal", [{ id: "e", type: "ignition", actions: [DRAW] }]);
  expect(linted(rule, note)).toEqual([]);
  expect(of({ type: "on_summon" })).toEqual([]);
});

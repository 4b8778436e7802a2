import { expect, test } from "vitest";
import { busy, kidDoing, linted } from "../../../fixtures/linted.ts";
import type { Value } from "../../cards.ts";

const rule = "amount-never-counts";
const healing = (amount: Value): string[] => linted(rule, kidDoing({ kind: "heal", amount }));
const boosting = (amount: Value): string[] =>
  linted(rule, kidDoing({ kind: "boost_attack", what: { kind: "self" }, amount }));
const jocks = {
  count: "cards",
  zone: "board",
  side: "any",
  filter: { archetype: "jock" },
} as const;

test.each<[Value, Value]>([
  [{ count: "turn_number", times: -1 }, { count: "turn_number" }],
  [
    { count: "turn_number", times: -1, plus: -5 },
    { count: "turn_number", times: -1, plus: 5 },
  ],
  [jocks, { ...jocks, filter: { archetype: "brain" } }],
  [jocks, { ...jocks, plus: 1 }],
  [
    { count: "clout", plus: -10 },
    { count: "clout", plus: -9 },
  ],
  [{ count: "vice" }, { count: "life" }],
])("[LT 8.8] %j is never above 0, %j may be", (never, once) => {
  expect(healing(never)).toEqual(["actions[0].amount is never above 0, so nothing happens"]);
  expect(healing(once)).toEqual([]);
});

test("[LT 8.9] a boost may be below 0", () => {
  expect(boosting({ count: "turn_number", times: -1 })).toEqual([]);
  expect(boosting(jocks)).toEqual(["actions[0].amount is always 0, so nothing happens"]);
});

test("[LT 11.1] counters are counted where there are any", () => {
  const counting = kidDoing({ kind: "heal", amount: { count: "vice" } });
  expect(linted(rule, counting, [busy])).toEqual([]);
});

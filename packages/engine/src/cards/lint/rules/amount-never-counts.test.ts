import { expect, test } from "vitest";
import { busy, kidDoing, kidWith, linted } from "../../../../fixtures/linted.ts";
import type { Value } from "../../card.ts";

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

test("[LT 8.8] so it is for a number of cards, and a boost of defense", () => {
  const nothing = "is never above 0, so nothing happens";
  expect(linted(rule, kidDoing({ kind: "draw", count: jocks }))).toEqual([
    `actions[0].count ${nothing}`,
  ]);
  expect(linted(rule, kidDoing({ kind: "draw", count: 1 }))).toEqual([]);
  const what = { kind: "self" } as const;
  const defending = (amount: Value): string[] =>
    linted(rule, kidDoing({ kind: "boost_defense", what, amount }));
  expect(defending({ count: "turn_number", times: -1 })).toEqual([]);
  expect(defending(jocks)).toHaveLength(1);
  // Set to what is never above 0 it is set to 0.
  const set = { kind: "boost_attack", what, operation: "set" } as const;
  const least = { count: "turn_number", times: -1 } as const;
  expect(linted(rule, kidDoing({ ...set, amount: least }))).toHaveLength(1);
  expect(linted(rule, kidDoing({ kind: "boost_attack", what, operation: "double" }))).toEqual([]);
});

test.each<[Value, Value]>([
  [
    { count: "cards", zone: "board", side: "self", plus: -3 },
    { count: "cards", zone: "board", side: "self", plus: -2 },
  ],
  [
    { count: "cards", zone: "board", side: "any", plus: -6 },
    { count: "cards", zone: "board", side: "any", plus: -5 },
  ],
  [
    { count: "cards", zone: "board", side: "self", times: 2, plus: -6 },
    { count: "cards", zone: "board", side: "self", times: 2, plus: -5 },
  ],
  [
    { count: "clout", side: "any", plus: -20 },
    { count: "clout", side: "any", plus: -19 },
  ],
  [
    { count: "breakdowns", plus: -2 },
    { count: "breakdowns", side: "any", plus: -3 },
  ],
  [
    { count: "turn_number", plus: -200 },
    { count: "turn_number", plus: -199 },
  ],
  [
    { count: "vice", times: -1 },
    { count: "vice", times: 2, plus: -1000 },
  ],
])("[LT 3, 11.4] %j is at most 0, %j may be 1", (never, once) => {
  const found = (amount: Value): string[] =>
    linted(rule, kidDoing({ kind: "heal", amount }), [busy]);
  expect(found(never)).toHaveLength(1);
  expect(found(once)).toEqual([]);
});

test("[LT 8.9] a continuous effect counts by what is printed, and is no link of a chain", () => {
  const all = { kind: "all", zone: "board", side: "self" } as const;
  const standing = (amount: Value, type: "continuous" | "ignition"): string[] =>
    linted(rule, kidWith({ type, actions: [{ kind: "boost_attack", what: all, amount }] }), [busy]);
  const strong = {
    count: "cards",
    zone: "board",
    side: "any",
    filter: { minAttack: 1001 },
  } as const;
  expect(standing(strong, "continuous")).toHaveLength(1);
  expect(standing(strong, "ignition")).toEqual([]);
  expect(standing({ count: "chain_length" }, "continuous")).toHaveLength(1);
  expect(standing({ count: "chain_length" }, "ignition")).toEqual([]);
});

test("[LT 11.4] nobody causes a breakdown where nothing brings vice", () => {
  expect(healing({ count: "breakdowns" })).toHaveLength(1);
  expect(healing({ count: "breakdowns", plus: 1 })).toEqual([]);
});

test("[LT 11.4] two breakdowns are the most that a seat has caused, four the most of both", () => {
  const found = (amount: Value): number =>
    linted(rule, kidDoing({ kind: "heal", amount }), [busy]).length;
  expect(found({ count: "breakdowns", side: "self", plus: -1 })).toBe(0);
  expect(found({ count: "breakdowns", side: "any", plus: -3 })).toBe(0);
  expect(found({ count: "breakdowns", side: "any", plus: -4 })).toBe(1);
});

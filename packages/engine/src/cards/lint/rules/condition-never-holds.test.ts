import { expect, test } from "vitest";
import { spell, trap } from "../../../../fixtures/duel.ts";
import { busy, DRAW, kidWith, linted } from "../../../../fixtures/linted.ts";
import type { CardDefinition, Condition, Effect } from "../../card.ts";

const found = (card: CardDefinition): string[] => linted("condition-never-holds", card, [busy]);
const quick = (condition: Condition): CardDefinition =>
  kidWith({ type: "quick", condition, actions: [DRAW] });

const NEVER = "condition can never hold, so the effect can never be used";
const clout = (is: "at_least" | "at_most" | "exactly", amount: number): Condition => ({
  kind: "clout",
  side: "self",
  is,
  amount,
});
const board = { kind: "count", zone: "board", side: "self" } as const;

test.each<[Condition, Condition]>([
  [clout("at_least", 11), clout("at_least", 10)],
  [
    { kind: "and", all: [clout("at_least", 4), clout("at_most", 3)] },
    { kind: "and", all: [clout("at_least", 3), clout("at_most", 3)] },
  ],
  [
    { kind: "or", all: [clout("at_least", 11), clout("exactly", 12)] },
    { kind: "or", all: [clout("at_least", 11), clout("exactly", 2)] },
  ],
  [
    { kind: "and", all: [clout("at_least", 10), { kind: "not", of: clout("exactly", 10) }] },
    { kind: "and", all: [clout("at_least", 9), { kind: "not", of: clout("exactly", 10) }] },
  ],
  [
    { kind: "not", of: clout("at_least", 0) },
    { kind: "not", of: clout("at_least", 1) },
  ],
  [
    { ...board, is: "at_least", amount: 4 },
    { ...board, is: "at_least", amount: 3 },
  ],
  [
    { ...board, filter: { archetype: "jock" }, is: "at_least", amount: 1 },
    { ...board, filter: { archetype: "brain" }, is: "at_least", amount: 1 },
  ],
  [
    { kind: "breakdowns", side: "opponent", is: "at_least", amount: 3 },
    { kind: "breakdowns", side: "opponent", is: "at_least", amount: 2 },
  ],
  [
    {
      kind: "and",
      all: [
        { kind: "phase", in: ["draw"] },
        { kind: "phase", in: ["end"] },
      ],
    },
    {
      kind: "and",
      all: [
        { kind: "phase", in: ["draw", "end"] },
        { kind: "phase", in: ["end"] },
      ],
    },
  ],
  [
    {
      kind: "and",
      all: [
        { kind: "turn", of: "self" },
        { kind: "turn", of: "opponent" },
      ],
    },
    {
      kind: "or",
      all: [
        { kind: "turn", of: "self" },
        { kind: "turn", of: "opponent" },
      ],
    },
  ],
  [
    { kind: "source", filter: { archetype: "jock" } },
    { kind: "source", filter: { archetype: "brain" } },
  ],
  [
    { kind: "not", of: { kind: "source", filter: { maxLevel: 3 } } },
    { kind: "not", of: { kind: "source", filter: { maxLevel: 2 } } },
  ],
  [
    { kind: "source", filter: { face: "down" } },
    { kind: "source", filter: { minVice: 1 } },
  ],
])("[LT 8.3] %j never holds, %j may", (never, once) => {
  expect(found(quick(never))).toEqual([NEVER]);
  expect(found(quick(once))).toEqual([]);
});

test.each<[string, Omit<Effect, "id" | "actions">, Omit<Effect, "id" | "actions">]>([
  [
    "an ignition effect in combat",
    { type: "ignition", condition: { kind: "phase", in: ["combat"] } },
    { type: "quick", condition: { kind: "phase", in: ["combat"] } },
  ],
  [
    "an ignition effect on the opponent's turn",
    { type: "ignition", condition: { kind: "turn", of: "opponent" } },
    { type: "ignition", condition: { kind: "turn", of: "self" } },
  ],
  [
    "an ignition effect in answer to a chain",
    { type: "ignition", condition: { kind: "chain_length", is: "at_least", amount: 1 } },
    { type: "quick", condition: { kind: "chain_length", is: "at_least", amount: 1 } },
  ],
  [
    "an answer to the opponent's attack on one's own turn",
    {
      type: "trigger",
      trigger: { on: "attack_declared", side: "opponent" },
      condition: { kind: "turn", of: "self" },
    },
    {
      type: "trigger",
      trigger: { on: "attack_declared", side: "self" },
      condition: { kind: "turn", of: "self" },
    },
  ],
  [
    "an answer to a link without a chain",
    {
      type: "quick",
      trigger: { on: "spell_activated" },
      condition: { kind: "chain_length", is: "exactly", amount: 0 },
    },
    {
      type: "quick",
      trigger: { on: "summoned" },
      condition: { kind: "chain_length", is: "exactly", amount: 0 },
    },
  ],
])("[LT 8.1] there is never %s", (_, never, once) => {
  expect(found(kidWith({ ...never, actions: [DRAW] }))).toEqual([NEVER]);
  expect(found(kidWith({ ...once, actions: [DRAW] }))).toEqual([]);
});

test("[LT 11.3] what has broken down had the counters for it", () => {
  const breaking = (maxVice: number): CardDefinition =>
    kidWith({
      type: "breakdown",
      condition: { kind: "source", filter: { maxVice } },
      actions: [DRAW],
    });
  expect(found(breaking(2))).toEqual([NEVER]);
  expect(found(breaking(3))).toEqual([]);
});

test("[LT 8.1] what stands never applies", () => {
  const standing = (amount: number): CardDefinition =>
    kidWith({
      type: "continuous",
      condition: clout("at_least", amount),
      actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 100 }],
    });
  expect(found(standing(11))).toEqual(["condition can never hold, so the effect never applies"]);
  expect(found(standing(10))).toEqual([]);
});

test("[LT 8.15] a card that lies set shows nothing of itself", () => {
  const effect = { id: "e", actions: [DRAW] } as const;
  const asking = (face: "up" | "down"): Condition => ({ kind: "source", filter: { face } });
  const sign = (face: "up" | "down"): CardDefinition =>
    trap("sign", "normal", [{ ...effect, type: "quick", condition: asking(face) }]);
  expect(found(sign("up"))).toEqual([NEVER]);
  expect(found(sign("down"))).toEqual([]);
  // A field card is never set: it comes from the hand.
  const field = spell("gym", "field", [
    { ...effect, type: "ignition", onActivation: true, condition: asking("down") },
  ]);
  expect(found(field)).toEqual([NEVER]);
});

const not = (of: Condition): Condition => ({ kind: "not", of });
const andAll = (...all: Condition[]): Condition => ({ kind: "and", all });

test.each<[Condition, Condition]>([
  // What is left between two bounds may all be excluded.
  [
    andAll(
      clout("at_least", 3),
      clout("at_most", 4),
      not(clout("exactly", 3)),
      not(clout("exactly", 4)),
    ),
    andAll(
      clout("at_least", 3),
      clout("at_most", 5),
      not(clout("exactly", 3)),
      not(clout("exactly", 4)),
    ),
  ],
  [
    andAll(
      clout("at_least", 3),
      clout("at_most", 4),
      not(clout("exactly", 3)),
      not(clout("exactly", 4)),
    ),
    andAll(
      clout("at_least", 3),
      clout("at_most", 4),
      not(clout("exactly", 3)),
      not(clout("exactly", 9)),
    ),
  ],
  [not(clout("at_most", 10)), not(clout("at_most", 9))],
  [
    not({ kind: "life", side: "self", is: "at_least", amount: 0 }),
    { kind: "life", side: "self", is: "at_most", amount: 0 },
  ],
  [
    { kind: "breakdowns", side: "self", is: "at_least", amount: 3 },
    { kind: "breakdowns", side: "self", is: "at_least", amount: 2 },
  ],
  [
    { ...board, side: "any", is: "at_least", amount: 7 },
    { ...board, side: "any", is: "at_least", amount: 6 },
  ],
  [
    { ...board, filter: { archetype: "jock" }, is: "at_least", amount: 1 },
    { ...board, filter: { archetype: "jock" }, is: "exactly", amount: 0 },
  ],
])("[LT 8.3] nor can %j hold, %j can", (never, once) => {
  expect(found(quick(never))).toEqual([NEVER]);
  expect(found(quick(once))).toEqual([]);
});

import { expect, test } from "vitest";
import { spell, unit } from "../../../fixtures/duel.ts";
import { busy, DRAW, kidWith, linted } from "../../../fixtures/linted.ts";
import type { CardDefinition, Condition, Effect, Filter } from "../card.ts";

type Told = Omit<Effect, "id" | "actions">;
const neverHolds = (effect: Told): boolean =>
  linted("condition-never-holds", kidWith({ ...effect, actions: [DRAW] }), [busy]).length > 0;
const alwaysHolds = (condition: Condition): boolean =>
  linted("condition-always-holds", kidWith({ type: "quick", condition, actions: [DRAW] }), [busy])
    .length > 0;

const and = (...all: Condition[]): Condition => ({ kind: "and", all });
const or = (...all: Condition[]): Condition => ({ kind: "or", all });
const not = (of: Condition): Condition => ({ kind: "not", of });

type Is = "at_least" | "at_most" | "exactly";
const clout = (is: Is, amount: number, side: "self" | "opponent" = "self"): Condition => ({
  kind: "clout",
  side,
  is,
  amount,
});
const life = (is: Is, amount: number): Condition => ({ kind: "life", side: "self", is, amount });
const chain = (is: Is, amount: number): Condition => ({ kind: "chain_length", is, amount });
const inPhase = (...phases: Extract<Condition, { kind: "phase" }>["in"]): Condition => ({
  kind: "phase",
  in: phases,
});
const turn = (of: "self" | "opponent"): Condition => ({ kind: "turn", of });
const source = (filter: Extract<Condition, { kind: "source" }>["filter"]): Condition => ({
  kind: "source",
  filter,
});

test.each<[Condition, Condition]>([
  // The narrower of two bounds counts, whichever is said first.
  [and(clout("at_least", 5), clout("exactly", 3)), and(clout("at_least", 3), clout("exactly", 3))],
  [and(clout("exactly", 3), clout("at_least", 5)), and(clout("exactly", 5), clout("at_least", 3))],
  [and(clout("at_most", 2), clout("exactly", 3)), and(clout("at_most", 3), clout("exactly", 3))],
  [and(clout("exactly", 3), clout("at_most", 2)), and(clout("exactly", 2), clout("at_most", 3))],
  [and(clout("exactly", 3), clout("exactly", 4)), and(clout("exactly", 3), clout("exactly", 3))],
  [
    and(clout("at_least", 5), clout("at_least", 3), clout("at_most", 4)),
    and(clout("at_least", 5), clout("at_least", 3), clout("at_most", 5)),
  ],
  [
    and(clout("at_most", 4), clout("at_most", 8), clout("at_least", 5)),
    and(clout("at_most", 4), clout("at_most", 8), clout("at_least", 4)),
  ],
  // What is denied bounds the other way, by one.
  [
    and(not(clout("at_least", 4)), clout("at_least", 4)),
    and(not(clout("at_least", 4)), clout("at_least", 3)),
  ],
  [
    and(not(clout("at_most", 4)), clout("at_most", 4)),
    and(not(clout("at_most", 4)), clout("at_most", 5)),
  ],
  [
    and(not(clout("exactly", 4)), clout("exactly", 4)),
    and(not(clout("exactly", 4)), clout("exactly", 5)),
  ],
  // To deny the same number twice takes away one.
  [
    and(clout("at_least", 10), not(clout("exactly", 10)), not(clout("exactly", 10))),
    and(clout("at_least", 9), not(clout("exactly", 10)), not(clout("exactly", 10))),
  ],
  // Each side has clout of its own.
  [
    and(clout("at_least", 4, "opponent"), clout("at_most", 3, "opponent")),
    and(clout("at_least", 4), clout("at_most", 3, "opponent")),
  ],
  [not(life("at_least", 0)), and(life("at_least", 900_000), not(life("exactly", 900_000)))],
  [not(chain("at_least", 0)), and(chain("at_least", 60), not(chain("exactly", 60)))],
  [and(not(inPhase("draw")), inPhase("draw")), and(not(inPhase("draw")), inPhase("end"))],
  [and(not(turn("self")), turn("self")), and(not(turn("self")), turn("opponent"))],
  [and(not(turn("self")), not(turn("opponent"))), not(turn("self"))],
  [
    and(source({ archetype: "brain" }), clout("at_least", 11)),
    and(source({ archetype: "brain" }), clout("at_least", 10)),
  ],
  [
    and(source({ minVice: 1 }), not(source({ archetype: "brain" }))),
    and(source({ minVice: 1 }), not(source({ archetype: "jock" }))),
  ],
  [not(source({ minLevel: 3 })), not(source({ minLevel: 4 }))],
  [not(source({ name: "kid" })), not(source({ name: "adult" }))],
  [not(source({ cardType: "stereotype" })), not(source({ cardType: "trap" }))],
])("[LT 8.3] %j never holds, %j may", (never, once) => {
  expect(neverHolds({ type: "quick", condition: never })).toBe(true);
  expect(neverHolds({ type: "quick", condition: once })).toBe(false);
  expect(alwaysHolds(not(never))).toBe(true);
  expect(alwaysHolds(not(once))).toBe(false);
});

test.each(["attack", "position", "vice"] as const)(
  "[LT 8.9] the current %s of a card may be denied, for it changes",
  (what) => {
    const filter = {
      attack: { minAttack: 1000 },
      position: { position: "attack" },
      vice: { maxVice: 0 },
    } as const;
    expect(neverHolds({ type: "quick", condition: not(source(filter[what])) })).toBe(false);
  },
);

test("[LT 8.3] numbers that no card changes are as printed", () => {
  const never = (filter: Filter): boolean =>
    linted(
      "condition-never-holds",
      kidWith({ type: "quick", condition: source(filter), actions: [DRAW] }),
    ).length > 0;
  const impossible: Filter[] = [
    { minAttack: 1001 },
    { maxAttack: 999 },
    { minDefense: 1001 },
    { maxDefense: 999 },
    { minLevel: 4 },
    { maxLevel: 2 },
    { minVice: 1 },
  ];
  const printed: Filter[] = [
    { minAttack: 1000, maxAttack: 1000 },
    { minDefense: 1000, maxDefense: 1000 },
    { minLevel: 3, maxLevel: 3 },
    { maxVice: 0 },
  ];
  expect(impossible.filter((filter) => !never(filter))).toEqual([]);
  expect(printed.filter(never)).toEqual([]);
});

test("[LT 11.3] only what breaks down itself must have had the counters for it", () => {
  const calm = source({ maxVice: 2 });
  const on = (trigger: NonNullable<Effect["trigger"]>): Told => ({
    type: "trigger",
    trigger,
    condition: calm,
  });
  expect(neverHolds({ type: "breakdown", condition: calm })).toBe(true);
  expect(neverHolds(on({ on: "breakdown", card: "another" }))).toBe(false);
  expect(neverHolds(on({ on: "breakdown" }))).toBe(false);
  expect(neverHolds(on({ on: "destroyed", card: "this" }))).toBe(false);
  // A bound from below, or none at all, is no contradiction.
  expect(neverHolds({ type: "breakdown", condition: source({ minVice: 1 }) })).toBe(false);
  expect(neverHolds({ type: "breakdown", condition: clout("at_least", 1) })).toBe(false);
});

test("conditions with more than 500 ways to hold are not looked through", () => {
  const impossible = (count: number): Condition =>
    or(...Array.from({ length: count }, (_, i) => clout("exactly", 11 + i)));
  const never = (condition: Condition): boolean => neverHolds({ type: "quick", condition });
  expect(never(impossible(500))).toBe(true);
  expect(never(impossible(501))).toBe(false);
  // Ways multiply: 2 to the 8th are looked through, to the 10th and the 60th not.
  const forked = (count: number): Condition[] =>
    Array.from({ length: count }, () => or(clout("at_least", 1), clout("at_least", 2)));
  expect(never(and(...forked(8), clout("at_least", 11)))).toBe(true);
  expect(never(and(...forked(10), clout("at_least", 11)))).toBe(false);
  expect(never(and(...forked(60), clout("at_least", 11)))).toBe(false);
});

test("numbers may be as low as they start, and lie between as many denied ones", () => {
  const none = (kind: "breakdowns" | "clout" | "life"): Condition => ({
    kind,
    side: "opponent",
    is: "exactly",
    amount: 0,
  });
  for (const kind of ["breakdowns", "clout", "life"] as const) {
    expect(neverHolds({ type: "quick", condition: none(kind) })).toBe(false);
  }
  const board = { kind: "count", zone: "board", side: "opponent" } as const;
  expect(neverHolds({ type: "quick", condition: { ...board, is: "at_most", amount: 0 } })).toBe(
    false,
  );
  const between = (...denied: number[]): Condition =>
    and(clout("at_least", 8), ...denied.map((amount) => not(clout("exactly", amount))));
  expect(neverHolds({ type: "quick", condition: between(8, 9) })).toBe(false);
  expect(neverHolds({ type: "quick", condition: between(8, 9, 10) })).toBe(true);
  // Denied where nothing is anyway.
  expect(neverHolds({ type: "quick", condition: between(1, 2, 3, 9, 10) })).toBe(false);
});

test("[LT 8.9] a continuous effect asks for printed values, of its own card as of others", () => {
  const strong = { minAttack: 1001 };
  const seen: Condition = {
    kind: "count",
    zone: "board",
    side: "any",
    filter: strong,
    is: "at_least",
    amount: 1,
  };
  const boost = { kind: "boost_attack", what: { kind: "self" }, amount: 100 } as const;
  for (const condition of [seen, source(strong)]) {
    const standing = kidWith({ type: "continuous", condition, actions: [boost] });
    expect(linted("condition-never-holds", standing, [busy])).toHaveLength(1);
    expect(neverHolds({ type: "quick", condition })).toBe(false);
  }
});

test("[LT 7.5] a normal spell is seen face-up only while a chain is there", () => {
  const seen: Condition = {
    kind: "count",
    zone: "set",
    side: "any",
    filter: { spellType: "normal" },
    is: "at_least",
    amount: 1,
  };
  expect(neverHolds({ type: "ignition", condition: seen })).toBe(true);
  expect(neverHolds({ type: "quick", condition: seen })).toBe(false);
});

test("[LT 8.15] bounds that are said apart hold together", () => {
  const never = [
    and(source({ minLevel: 4 }), source({ maxLevel: 12 })),
    and(source({ maxLevel: 2 }), source({ minLevel: 1 })),
    and(source({ minLevel: 1 }), source({ maxLevel: 2 })),
  ];
  for (const condition of never) expect(neverHolds({ type: "quick", condition })).toBe(true);
  const once = and(source({ minLevel: 3 }), source({ maxLevel: 3 }));
  expect(neverHolds({ type: "quick", condition: once })).toBe(false);
});

test("[LT 8.15] what lies set has no characteristics, and what lies open has", () => {
  const told = (card: CardDefinition): number =>
    linted("condition-never-holds", card, [busy]).length;
  const poster = (onActivation: boolean, condition: Condition): CardDefinition =>
    spell(
      "poster",
      "continuous",
      [
        {
          id: "e",
          type: "ignition",
          condition,
          actions: [DRAW],
          ...(onActivation && { onActivation }),
        },
      ],
      { archetype: "brain" },
    );
  const brainy = source({ archetype: "brain" });
  expect(told(poster(true, brainy))).toBe(1);
  expect(told(poster(false, brainy))).toBe(0);
  // And so it can be denied of what lies set alone.
  expect(told(poster(true, not(brainy)))).toBe(0);
  expect(told(poster(false, not(brainy)))).toBe(1);
});

test("a token that no card makes is judged by what it asks for alone", () => {
  const crumb = unit("crumb", {
    token: true,
    effects: [
      { id: "e", type: "ignition", condition: not(source({ name: "adult" })), actions: [DRAW] },
    ],
  });
  expect(linted("condition-never-holds", crumb)).toEqual([]);
});

test("as many as 500 ways are looked through also where they multiply", () => {
  const impossible = (count: number): Condition =>
    or(...Array.from({ length: count }, (_, i) => clout("exactly", 11 + i)));
  const never = (condition: Condition): boolean => neverHolds({ type: "quick", condition });
  expect(never(and(impossible(20), impossible(25)))).toBe(true);
  expect(never(and(impossible(3), impossible(167)))).toBe(false);
});

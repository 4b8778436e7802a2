/** Printed value, then set, then add, then double or halve; within a step by age; never below 0. */
import { expect, test } from "vitest";
import { card, defsIn, duel, spell, unit } from "../../fixtures/duel.ts";
import { valuesOf } from "../../fixtures/values.ts";
import type { Action, CardDefinition, Filter } from "../../src/cards/card.ts";
import { board, cast, does, passAll, withEffect } from "./acts.ts";

const what = { kind: "all", zone: "board", side: "self", filter: { name: "nerd" } } as const;
type Change = readonly ["add" | "set" | "double" | "halve", number?];

function action([operation, amount]: Change, kind: "boost_attack" | "boost_defense"): Action {
  return { kind, what, operation, ...(amount !== undefined && { amount }) };
}

/** The nerd's attack and defense after these changes, in this order. */
function after(
  changes: readonly Change[],
  kind: "boost_attack" | "boost_defense" = "boost_attack",
): { attack: number; defense: number } {
  const cards: CardDefinition[] = [
    unit("nerd", { attack: 1001, defense: 601 }),
    does(
      "it",
      changes.map((change) => action(change, kind)),
    ),
  ];
  const start = duel(cards, { seats: { host: { hand: ["it"], board: ["nerd"] } } });
  const done = passAll(cast(start, "host", "it"));
  return valuesOf(cards, done.state, board(done, "host", "nerd"));
}

test("[LT 8.9] printed, then set, then add, then double: whatever came first", () => {
  const orders: Change[][] = [
    [["set", 300], ["add", 100], ["double"]],
    [["double"], ["add", 100], ["set", 300]],
    [["add", 100], ["double"], ["set", 300]],
  ];
  for (const changes of orders) expect(after(changes)).toEqual({ attack: 800, defense: 601 });
});

test("[LT 8.9] within a step by age: the last set holds, halving rounds down in its turn", () => {
  expect(
    after([
      ["set", 300],
      ["set", 700],
    ]).attack,
  ).toBe(700);
  expect(
    after([
      ["set", 700],
      ["set", 300],
    ]).attack,
  ).toBe(300);
  expect(after([["halve"]]).attack).toBe(500);
  expect(after([["halve"], ["double"]]).attack).toBe(1000);
  expect(after([["double"], ["halve"]]).attack).toBe(1001);
  expect(after([["halve"], ["halve"]]).attack).toBe(250);
});

test("[LT 8.9] never below 0, in the end: what is taken and given back is not lost", () => {
  expect(after([["add", -5000]]).attack).toBe(0);
  expect(
    after([
      ["add", -5000],
      ["add", 4500],
    ]).attack,
  ).toBe(501);
});

test("[LT 8.9] attack and defense are changed apart", () => {
  expect(after([["add", 100], ["double"]], "boost_defense")).toEqual({
    attack: 1001,
    defense: 1402,
  });
});

test("[LT 8.9] continuous effects take part by the age of their card", () => {
  const setter = withEffect("setter", {
    type: "continuous",
    actions: [{ kind: "boost_attack", what, operation: "set", amount: 200 }],
  });
  const cards = [
    unit("nerd"),
    setter,
    does("late", [{ kind: "boost_attack", what, operation: "set", amount: 900 }]),
    does("call", [{ kind: "special_summon", from: "graveyard", position: "attack" }]),
  ];
  const old = duel(cards, { seats: { host: { hand: ["late"], board: ["nerd", "setter"] } } });
  const nerd = board(old, "host", "nerd");
  expect(valuesOf(cards, old.state, nerd).attack).toBe(200);
  expect(valuesOf(cards, passAll(cast(old, "host", "late")).state, nerd).attack).toBe(900);
  const young = duel(cards, {
    seats: { host: { hand: ["late", "call"], board: ["nerd"], graveyard: ["setter"] } },
  });
  const both = passAll(cast(passAll(cast(young, "host", "late")), "host", "call"));
  expect(defsIn(both, "host", "board")).toEqual(["nerd", "setter"]);
  expect(valuesOf(cards, both.state, board(both, "host", "nerd")).attack).toBe(200);
});

test("[LT 8.9] a continuous amount is counted anew, a boost once", () => {
  const count = { count: "cards", zone: "graveyard", side: "self", times: 100 } as const;
  const ghost = withEffect("ghost", {
    type: "continuous",
    actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: count }],
  });
  const cards = [
    ghost,
    unit("nerd"),
    does("once", [{ kind: "boost_attack", what, amount: count }]),
    does("mill", [{ kind: "mill", count: 3, who: "self" }]),
  ];
  const start = duel(cards, {
    seats: { host: { hand: ["once", "mill"], board: ["ghost", "nerd"], graveyard: ["nerd"] } },
  });
  const done = passAll(cast(passAll(cast(start, "host", "once")), "host", "mill"));
  expect(valuesOf(cards, done.state, board(done, "host", "nerd")).attack).toBe(1100);
  // One before, the two spells, and three that were milled.
  expect(valuesOf(cards, done.state, board(done, "host", "ghost")).attack).toBe(1600);
});

test("[LT 8.9] filters of others read current values, a continuous effect's own reads printed ones", () => {
  const meek = withEffect("meek", {
    type: "continuous",
    actions: [
      {
        kind: "boost_attack",
        what: { kind: "all", zone: "board", side: "self", filter: { maxAttack: 1000 } },
        amount: 500,
      },
    ],
  });
  const cards = [
    meek,
    unit("nerd"),
    does("cull", [
      {
        kind: "destroy",
        what: { kind: "all", zone: "board", side: "self", filter: { minAttack: 1500 } },
      },
    ]),
  ];
  const start = duel(cards, { seats: { host: { hand: ["cull"], board: ["meek", "nerd"] } } });
  expect(valuesOf(cards, start.state, board(start, "host", "nerd")).attack).toBe(1500);
  expect(defsIn(cast(start, "host", "cull"), "host", "board")).toEqual([]);
});

test("[LT 8.9] a continuous effect covers by what is printed, both bounds, whatever has changed", () => {
  const all = { kind: "all", zone: "board", side: "self" } as const;
  const drill = (id: string, filter: Filter): CardDefinition =>
    spell(id, "continuous", [
      {
        id: "d",
        type: "continuous",
        actions: [{ kind: "boost_defense", what: { ...all, filter }, amount: 100 }],
      },
    ]);
  const pep = spell("pep", "normal", [
    { id: "p", type: "ignition", actions: [{ kind: "boost_attack", what: all, amount: 500 }] },
  ]);
  const defenses = (filter: Filter): number[] => {
    const cards = [
      drill("drill", filter),
      pep,
      unit("low", { attack: 900, defense: 400 }),
      unit("high", { attack: 1000, defense: 500 }),
    ];
    const start = duel(cards, {
      seats: { host: { hand: ["pep"], setZone: ["drill"], board: ["low", "high"] } },
    });
    const id = card(start, "host", "hand", "pep");
    const done = start.when("host", `ACTIVATE_SPELL ${id}`);
    return ["low", "high"].map(
      (def) => valuesOf(cards, done.state, card(done, "host", "board", def)).defense,
    );
  };
  expect(defenses({ minAttack: 1000 })).toEqual([400, 600]);
  expect(defenses({ maxAttack: 900 })).toEqual([500, 500]);
  expect(defenses({ minDefense: 500 })).toEqual([400, 600]);
  expect(defenses({ maxDefense: 400 })).toEqual([500, 500]);
});

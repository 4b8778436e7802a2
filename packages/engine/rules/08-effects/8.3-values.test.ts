/** Every kind of number on a card, told by what it heals. */
import { expect, test } from "vitest";
import { duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Value } from "../../src/cards/card.ts";
import { answer, attack, board, cast, does, life, passAll, withEffect } from "./acts.ts";

const cards = [
  unit("nerd", { archetype: "brain" }),
  unit("jock", { archetype: "muscle" }),
  spell("lamp", "field", [
    {
      id: "l",
      type: "trigger",
      trigger: { on: "turn_start" },
      actions: [{ kind: "draw", count: 1 }],
    },
  ]),
  trap("snare", "normal", [{ id: "does", type: "quick", actions: [{ kind: "draw", count: 1 }] }]),
];

/** What "heal" comes to at a table where nothing on the one side is as on the other. */
function comesTo(amount: Value): number {
  const start = duel([...cards, does("it", [{ kind: "heal", amount }])], {
    shared: { turnNumber: 7 },
    seats: {
      host: {
        hand: ["it", "nerd"],
        deck: ["nerd", "nerd", "nerd"],
        board: [placed("nerd", { position: "attack", vice: 1 }), "jock"],
        graveyard: ["nerd"],
        has: { lifePoints: 8000, clout: 4, breakdownsCaused: 1 },
      },
      away: {
        board: [
          placed("nerd", { position: "attack", vice: 2 }),
          faceDown("nerd", { position: "defense", vice: 2 }),
        ],
        field: ["lamp"],
        banished: ["jock", "jock"],
        graveyard: ["jock", "nerd", "nerd"],
        hand: ["nerd", "nerd", "nerd"],
        deck: ["nerd"],
        has: { lifePoints: 500, clout: 2, breakdownsCaused: 2 },
      },
    },
  });
  return life(passAll(cast(start, "host", "it"))).host - 8000;
}

test("[LT 8.3] a plain number is that number", () => {
  expect(comesTo(123)).toBe(123);
});

test.each([
  ["board", 2, 2, 4],
  ["field", 0, 1, 1],
  ["graveyard", 1, 3, 4],
  ["banished", 0, 2, 2],
  ["hand", 1, 3, 4],
  ["deck", 3, 1, 4],
] as const)(
  "[LT 8.3] cards are counted in %s, of the side that is named",
  (zone, self, opponent, any) => {
    expect(comesTo({ count: "cards", zone, side: "self" })).toBe(self);
    expect(comesTo({ count: "cards", zone, side: "opponent" })).toBe(opponent);
    expect(comesTo({ count: "cards", zone, side: "any" })).toBe(any);
  },
);

test("[LT 8.3] cards are counted through a filter, times and plus", () => {
  const brains = {
    count: "cards",
    zone: "board",
    side: "any",
    filter: { archetype: "brain" },
  } as const;
  // The face-down one is a brain to nobody.
  expect(comesTo(brains)).toBe(2);
  expect(comesTo({ ...brains, times: 100 })).toBe(200);
  expect(comesTo({ ...brains, times: 100, plus: 5 })).toBe(205);
});

test("[LT 8.3] vice, clout, life, breakdowns: one's own unless a side is named", () => {
  expect(comesTo({ count: "vice" })).toBe(1);
  expect(comesTo({ count: "vice", side: "opponent" })).toBe(4);
  expect(comesTo({ count: "vice", side: "any" })).toBe(5);
  expect(comesTo({ count: "clout" })).toBe(4);
  expect(comesTo({ count: "clout", side: "opponent" })).toBe(2);
  expect(comesTo({ count: "life" })).toBe(8000);
  expect(comesTo({ count: "life", side: "opponent" })).toBe(500);
  expect(comesTo({ count: "breakdowns" })).toBe(1);
  expect(comesTo({ count: "breakdowns", side: "opponent" })).toBe(2);
  expect(comesTo({ count: "breakdowns", side: "any", times: 10 })).toBe(30);
});

test("[LT 8.3] the number of the turn, and the links on the chain with its own", () => {
  expect(comesTo({ count: "turn_number" })).toBe(7);
  expect(comesTo({ count: "chain_length" })).toBe(1);
  const counts = trap("counts", "normal", [
    { id: "does", type: "quick", actions: [{ kind: "heal", amount: { count: "chain_length" } }] },
  ]);
  const start = duel([counts, does("it", [{ kind: "heal", amount: { count: "chain_length" } }])], {
    seats: { host: { hand: ["it"] }, away: { setZone: [faceDown("counts")] } },
  });
  expect(life(answer(cast(start, "host", "it"), "away", "counts"))).toEqual({
    host: 8001,
    away: 8002,
  });
});

test("[LT 8.3] the amount of the event: the damage that was dealt, the counters that were added", () => {
  const drinker = withEffect(
    "drinker",
    {
      type: "trigger",
      trigger: { on: "battle_damage", card: "this" },
      actions: [{ kind: "heal", amount: { count: "event_amount", times: 2, plus: 1 } }],
    },
    { attack: 1500 },
  );
  const start = duel([drinker, ...cards], {
    phase: "combat",
    seats: { host: { board: ["drinker"] }, away: { board: ["nerd"] } },
  });
  const hit = attack(start, "host", "drinker", board(start, "away", "nerd"));
  expect(life(hit)).toEqual({ host: 8000 + 2 * 500 + 1, away: 7500 });
  const gossip = withEffect("gossip", {
    type: "trigger",
    trigger: { on: "vice_added" },
    actions: [{ kind: "heal", amount: { count: "event_amount", times: 10 } }],
  });
  const vice = does("vice", [
    { kind: "add_vice", count: 2, what: { kind: "all", zone: "board", side: "opponent" } },
  ]);
  const other = duel([gossip, vice, ...cards], {
    seats: { host: { hand: ["vice"], board: ["gossip"] }, away: { board: ["nerd"] } },
  });
  expect(life(cast(other, "host", "vice")).host).toBe(8020);
});

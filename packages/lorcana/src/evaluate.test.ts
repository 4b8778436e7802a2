/** What a position is worth to a bot, in the units of evaluate.ts. */
import { expect, test } from "vitest";
import { inPlay, quests } from "../fixtures/acts.ts";
import { character, item, placed, table, tableGame, tableState } from "../fixtures/table.ts";
import type { Ability } from "./cards.ts";
import { evaluate } from "./evaluate.ts";

const cards = [character("hero", { strength: 2, willpower: 3, lore: 1 }), item("lamp")];
type Seats = NonNullable<NonNullable<Parameters<typeof table>[1]>["seats"]>;
const BARE = { hand: [], inkwell: [] };

/** What it is worth to host; away has nothing unless it is given. */
function worth(host: Seats["host"], away: Seats["away"] = {}): number {
  const { state } = table(cards, {
    seats: { host: { ...BARE, ...host }, away: { ...BARE, ...away } },
  });
  return evaluate(tableGame(cards).mask(state, "host"));
}

test("an empty table is worth nothing", () => {
  expect(worth({})).toBe(0);
});

test("lore counts most, then what makes it and what lives", () => {
  expect(worth({ has: { lore: 3 } })).toBe(300);
  // 15 for being there, 22 for its lore, 6 for each strength and each willpower that is left.
  expect(worth({ play: ["hero"] })).toBe(15 + 22 + 12 + 18);
  expect(worth({ play: [placed("hero", { damage: 2 })] })).toBe(15 + 22 + 12 + 6);
  expect(worth({ play: [placed("hero", { exerted: true })] })).toBe(15 + 22 + 12 + 18 - 4);
  expect(worth({ play: ["lamp"] })).toBe(15);
});

test("a card in hand counts, and ink counts less from the seventh on", () => {
  expect(worth({ hand: ["hero", "hero"] })).toBe(28);
  expect(worth({ inkwell: Array(6).fill("hero") })).toBe(180);
  expect(worth({ inkwell: Array(8).fill("hero") })).toBe(200);
});

test("what the opponent has is taken off", () => {
  expect(worth({ has: { lore: 3 } }, { has: { lore: 5 } })).toBe(-200);
  expect(worth({ play: ["lamp"] }, { play: ["lamp"], hand: ["hero"] })).toBe(-14);
});

test("to win is worth more than anything, to lose less, and nobody else is asked", () => {
  const at = table(cards, { seats: { host: { play: ["hero"], has: { lore: 19 } } } });
  const game = tableGame(cards);
  const { state } = quests(at, "host", "hero").ended("lore", "host");
  expect(evaluate(game.mask(state, "host"))).toBe(1_000_000);
  expect(evaluate(game.mask(state, "away"))).toBe(-1_000_000);
  for (const viewer of ["spectator", "referee"] as const) {
    expect(evaluate(game.mask(state, viewer))).toBe(0);
    expect(evaluate(game.mask(at.state, viewer))).toBe(0);
  }
});

test("a draw is worth nothing to either", () => {
  const crank = item("crank", {
    abilities: [{ kind: "activated", costs: [], effects: [{ do: "gain-lore", amount: 1 }] }],
  });
  const set = [...cards, crank];
  const at = table(set, { seats: { host: { play: ["crank"] } } }, { maxActionsPerTurn: 1 });
  const use = `USE_ABILITY ${inPlay(at, "host", "crank")} 0`;
  const { state } = at.when("host", use).when("host", use).ended("loop");
  expect(evaluate(tableGame(set).mask(state, "host"))).toBe(0);
  expect(evaluate(tableGame(set).mask(state, "away"))).toBe(0);
});

test("a state is worth to each viewer what its view is worth", () => {
  const raises: Ability = {
    kind: "static",
    on: { where: { type: "character" } },
    facts: [{ fact: "stat", stat: "strength", amount: 2 }],
  };
  const set = [...cards, character("leader", { abilities: [raises] })];
  const game = tableGame(set);
  const state = tableState(set, {
    seats: {
      host: { play: ["leader", placed("hero", { exerted: true, damage: 2 })], has: { lore: 3 } },
      away: { play: [placed("hero", { damage: 1 }), "lamp"], hand: ["hero"] },
    },
  });
  for (const viewer of ["host", "away", "spectator", "referee"] as const) {
    expect(game.evaluateState(state, viewer)).toBe(evaluate(game.mask(state, viewer)));
  }
  // Leader, hero and lore; the other's hero, lamp and card.
  const others = 15 + 22 + 24 + 12 + 15 + 14;
  expect(game.evaluateState(state, "host")).toBe(79 + (15 + 22 + 24 + 6 - 4) + 300 - others);
  const ended = { ...state, outcome: { status: "ended", winners: ["away"], reason: "x" } } as const;
  expect(game.evaluateState(ended, "host")).toBe(-1_000_000);
});

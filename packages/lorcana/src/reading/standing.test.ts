/** What stands is worked out once for a table, and is never older than the numbers it asks about. */
import { type CardId, freshTable, Simulation } from "@tcg/core";
import { expect, test } from "vitest";
import { defined } from "../../fixtures/defined.ts";
import { card, character, location, placed, tableGame, tableState } from "../../fixtures/table.ts";
import type { Condition, StandingEffect, StaticAbility } from "../cards.ts";
import type { ActiveEffect, State, Table } from "../types.ts";
import { readCards } from "./read-cards.ts";
import { areThere, factsOn, factsOnSeat } from "./standing.ts";
import { isWillpowerLowered, loreOf, willpowerOf } from "./stats.ts";

const lore = (amount: number): ActiveEffect["fact"] => ({ fact: "stat", stat: "lore", amount });

function says(facts: readonly StandingEffect[], given: Partial<StaticAbility> = {}): StaticAbility {
  return { kind: "static", on: { where: { type: "character", side: "yours" } }, facts, ...given };
}

function tableOf(cards: readonly ReturnType<typeof character>[], state: State): Table {
  const all = [character("blank"), ...cards];
  return freshTable({ printed: readCards(defined(all)) }, state);
}

function effectOn(state: State, def: string, fact: ActiveEffect["fact"]): ActiveEffect {
  const id = card({ state }, "host", "play", def);
  const source = { card: id, def: def as ActiveEffect["source"]["def"] };
  return {
    id: 7,
    on: { card: id },
    fact,
    duration: "turn",
    seat: "host",
    source,
    turn: 5,
    next: false,
  };
}

test("facts about a card: what effects left first, then static abilities as they lie", () => {
  const cards = [
    character("leader", {
      abilities: [says([lore(1), { fact: "keyword", keyword: "rush" }, lore(2)])],
    }),
    character("hero"),
  ];
  const plain = tableState(cards, {
    seats: { host: { play: ["leader", "hero"] }, away: { play: ["hero"] } },
  });
  const state = {
    ...plain,
    shared: { ...plain.shared, effects: [effectOn(plain, "hero", lore(4))] },
  };
  const table = tableOf(cards, state);
  const hero = card({ state }, "host", "play", "hero");
  const found = factsOn(table, hero, "lore");
  expect(found.map(({ fact, effect }) => [fact.amount, effect])).toEqual([
    [4, 7],
    [1, null],
    [2, null],
  ]);
  expect(factsOn(table, card({ state }, "away", "play", "hero"), "lore")).toEqual([]);
  expect(areThere(table, "keyword")).toBe(true);
  expect(areThere(table, "restriction")).toBe(false);
});

test("a card in a hand or an inkwell is told nothing, one in the discard what it says itself", () => {
  const cards = [
    character("ghost", { abilities: [says([lore(1)], { on: "self", from: "discard" })] }),
  ];
  const state = tableState(cards, { seats: { host: { discard: ["ghost"], hand: ["ghost"] } } });
  const table = tableOf(cards, state);
  expect(factsOn(table, card({ state }, "host", "discard", "ghost"), "lore")).toHaveLength(1);
  expect(factsOn(table, card({ state }, "host", "hand", "ghost"), "lore")).toEqual([]);
  expect(loreOf(table, card({ state }, "host", "discard", "ghost"))).toBe(1);
});

const RICH: Condition = { lore: "you", is: { min: 2 } };

test("what asks for a number is asked again when the number has changed, cards or not", () => {
  const cards = [
    character("leader", { abilities: [says([lore(3)], { while: RICH })] }),
    character("hero", { lore: 2 }),
  ];
  const game = tableGame(cards);
  const match = Simulation.from(
    game,
    tableState(cards, { seats: { host: { play: ["leader", "hero"] } } }),
  );
  const loreShown = (): unknown => {
    const { cards: facts } = game.mask(match.state, "host").game;
    return facts[card(match, "host", "play", "leader")]?.lore;
  };
  expect(loreShown()).toBe(1);
  match.play("host", { type: "QUEST", card: card(match, "host", "play", "hero") });
  // Two lore by now: the condition holds, though no card has come or gone.
  match.play("host", { type: "QUEST", card: card(match, "host", "play", "leader") });
  expect(match.state.seats.host.lore).toBe(2 + 4);
});

test("whom a filter means is asked again when a card is damaged", () => {
  const cards = [
    character("medic", { abilities: [says([lore(5)], { on: { where: { damaged: true } } })] }),
    character("hero"),
  ];
  const hurt = tableState(cards, {
    seats: { host: { play: ["medic", placed("hero", { damage: 1 })] } },
  });
  const table = tableOf(cards, hurt);
  expect(loreOf(table, card({ state: hurt }, "host", "play", "hero"))).toBe(6);
  expect(loreOf(table, card({ state: hurt }, "host", "play", "medic"))).toBe(1);
});

test("facts about players: whose they are, and only while they hold", () => {
  const more: StandingEffect = { fact: "inkings", amount: 1 };
  const cards = [
    character("scribe", { abilities: [says([more], { on: { player: "you" } })] }),
    character("thief", { abilities: [says([more], { on: { player: "opponents" }, while: RICH })] }),
  ];
  const state = tableState(cards, { seats: { host: { play: ["scribe", "thief"] } } });
  const table = tableOf(cards, state);
  expect(factsOnSeat(table, "host", "inkings")).toHaveLength(1);
  expect(factsOnSeat(table, "away", "inkings")).toEqual([]);
});

test.each<[string, StandingEffect, boolean]>([
  ["less willpower", { fact: "stat", stat: "willpower", amount: -1 }, true],
  ["a counted change of it", { fact: "stat", stat: "willpower", amount: { count: {} } }, true],
  ["more willpower", { fact: "stat", stat: "willpower", amount: 1 }, false],
  ["less strength", { fact: "stat", stat: "strength", amount: -1 }, false],
])("an undamaged card is looked at where something says %s", (_what, fact, isLooked) => {
  const cards = [character("leader", { abilities: [says([fact])] }), character("hero")];
  const state = tableState(cards, { seats: { host: { play: ["leader", "hero"] } } });
  expect(isWillpowerLowered(tableOf(cards, state))).toBe(isLooked);
});

test("a card whose willpower is brought to 0 is banished without damage", () => {
  const weak: StandingEffect = { fact: "stat", stat: "willpower", amount: -3 };
  const cards = [
    character("curse", {
      willpower: 9,
      abilities: [says([weak], { on: { where: { side: "opposing" } } })],
    }),
    character("hero"),
    location("mill"),
  ];
  const state = tableState(cards, {
    seats: { host: { hand: ["curse"] }, away: { play: ["hero", "mill"] } },
  });
  const match = Simulation.from(tableGame(cards), state);
  match.play("host", { type: "PLAY_CARD", card: card(match, "host", "hand", "curse") });
  expect(
    match.state.seats.away.discard.map((id) => match.state.cards.get(id as CardId)?.def),
  ).toEqual(["hero"]);
  const left = card(match, "away", "play", "mill");
  expect(willpowerOf(tableGame(cards).tables.of(match.state), left)).toBe(2);
});

import { expect, test } from "vitest";
import type { Condition, Filter, StaticAbility } from "../cards.ts";
import { isSteadyCondition, isSteadyFilter, isSteadyStatic } from "./steady.ts";

test.each<[Filter, boolean]>([
  [{}, true],
  [{ type: "character", side: "yours", other: true, classification: "Knight", name: "hero" }, true],
  [{ song: true, ink: "ruby", inkable: true, cost: { max: 3 } }, true],
  [{ not: { type: "item" }, any: [{ name: "hero" }, { ink: "ruby" }] }, true],
  [{ damaged: true }, false],
  [{ exerted: false }, false],
  [{ drying: true }, false],
  [{ strength: { min: 1 } }, false],
  [{ willpower: { min: 1 } }, false],
  [{ lore: { min: 1 } }, false],
  [{ keyword: "ward" }, false],
  [{ at: "this" }, false],
  [{ hasUnder: true }, false],
  [{ challenging: true }, false],
  [{ challenged: true }, false],
  [{ restricted: "quest" }, false],
  [{ not: { damaged: true } }, false],
  [{ any: [{ name: "hero" }, { exerted: true }] }, false],
])("whether %j holds may change without a card that comes or goes: not if %s", (filter, steady) => {
  expect(isSteadyFilter(filter)).toBe(steady);
});

test.each<[Condition, boolean]>([
  [{ turn: "yours" }, true],
  [{ have: { type: "item" }, count: { min: 2 } }, true],
  [{ not: { turn: "yours" } }, true],
  [{ all: [{ turn: "yours" }, { have: {}, count: { max: 3 } }] }, true],
  [{ any: [{ turn: "yours" }, { turn: "opponents" }] }, true],
  [{ have: { damaged: true }, count: { min: 1 } }, false],
  [{ self: { type: "character" } }, false],
  [{ it: {} }, false],
  [{ lore: "you", is: { min: 5 } }, false],
  [{ cardsIn: "hand", of: "you", is: { max: 0 } }, false],
  [{ log: "quested", of: "you", is: { min: 1 } }, false],
  [{ compare: 1, is: { min: 1 } }, false],
  [{ all: [{ turn: "yours" }, { lore: "you", is: { min: 5 } }] }, false],
  [{ any: [{ turn: "yours" }, { lore: "you", is: { min: 5 } }] }, false],
  [{ not: { lore: "you", is: { min: 5 } } }, false],
])("%j is steady: %s", (condition, steady) => {
  expect(isSteadyCondition(condition)).toBe(steady);
});

test.each<[Pick<StaticAbility, "on" | "while">, boolean]>([
  [{ on: "self" }, true],
  [{ on: { player: "you" } }, true],
  [{ on: { where: { type: "character" } } }, true],
  [{ on: { where: { damaged: true } } }, false],
  [{ on: "self", while: { turn: "yours" } }, true],
  [{ on: "self", while: { lore: "you", is: { min: 5 } } }, false],
  [{ on: { player: "you" }, while: { lore: "you", is: { min: 5 } } }, false],
])("a static ability with %j is steady: %s", (ability, steady) => {
  expect(
    isSteadyStatic({
      kind: "static",
      name: "",
      from: "play",
      while: null,
      facts: [],
      ...ability,
    }),
  ).toBe(steady);
});

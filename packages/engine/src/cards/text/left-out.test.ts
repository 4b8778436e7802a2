/** What an action leaves out is told as what is done then, and every part of an effect as it is. */
import { expect, test } from "vitest";
import { spell, trap, unit } from "../../../fixtures/duel.ts";
import type { Action, CardDefinition, Condition, Cost, Effect, Trigger } from "../card.ts";
import { cardText } from "./card-text.ts";

function textOf(effect: Omit<Effect, "id">, on: CardDefinition = unit("kid")): string {
  const card = { ...on, effects: [{ id: "e", ...effect }] };
  return cardText(card, { [card.id]: card }).text;
}
const doing = (action: Action): string =>
  textOf({ type: "ignition", actions: [action] }).replace("In your main phase: ", "");

const draw = { kind: "draw", count: 1 } as const;

const SEATS: readonly [action: Action, by: "self" | "opponent", you: string, them: string][] = [
  [{ kind: "draw", count: 2 }, "self", "draw 2 cards.", "the opponent draws 2 cards."],
  [
    { kind: "damage", amount: 300 },
    "opponent",
    "deal 300 damage to yourself.",
    "deal 300 damage to the opponent.",
  ],
  [{ kind: "heal", amount: 300 }, "self", "gain 300 life.", "the opponent gains 300 life."],
  [{ kind: "gain_clout", amount: 3 }, "self", "gain 3 clout.", "the opponent gains 3 clout."],
  [
    { kind: "mill", count: 2 },
    "opponent",
    "send 2 cards from the top of your deck to the graveyard.",
    "the opponent sends 2 cards from the top of their deck to the graveyard.",
  ],
  [{ kind: "discard", count: 2 }, "opponent", "discard 2 cards.", "the opponent discards 2 cards."],
  [
    { kind: "modify_cost", operation: "add", amount: 1 },
    "self",
    "your spells and traps cost 1 clout more this turn.",
    "the opponent's spells and traps cost 1 clout more this turn.",
  ],
  [
    { kind: "view_top_cards", count: 2 },
    "self",
    "look at the top 2 cards of your deck.",
    "look at the top 2 cards of the opponent's deck.",
  ],
  [
    { kind: "rearrange_top_cards", count: 2 },
    "self",
    "look at the top 2 cards of your deck and put them back in any order.",
    "look at the top 2 cards of the opponent's deck and put them back in any order.",
  ],
  [{ kind: "reveal_hand" }, "opponent", "reveal your hand.", "the opponent reveals their hand."],
];

test.each(SEATS)("[LT 8.8] %j is of %s where nobody is named", (action, by, you, them) => {
  const of = (who: "self" | "opponent"): string => doing({ ...action, who } as Action);
  expect([of("self"), of("opponent")]).toEqual([you, them]);
  expect(doing(action)).toBe(by === "self" ? you : them);
});

test.each<[string, Omit<Effect, "id">]>([
  [
    "On either turn: negate the activation this responds to.",
    { type: "quick", actions: [{ kind: "negate" }] },
  ],
  [
    "Respond when a spell is activated: negate that activation.",
    { type: "quick", trigger: { on: "spell_activated" }, actions: [{ kind: "negate" }] },
  ],
  [
    "Respond when a card is targeted: negate the activation this responds to.",
    { type: "quick", trigger: { on: "targeted" }, actions: [{ kind: "negate" }] },
  ],
  [
    "Respond when a spell is activated: negate that activation and destroy its card.",
    {
      type: "quick",
      trigger: { on: "spell_activated" },
      actions: [{ kind: "negate", destroy: true }],
    },
  ],
])("[LT 9.9] %s", (text, effect) => {
  expect(textOf(effect)).toBe(text);
});

test("[LT 7.4] costs are changed of one type of cards, or of both", () => {
  const change = { kind: "modify_cost", operation: "add", amount: 1 } as const;
  expect(doing({ ...change, cardType: "trap" })).toBe("your traps cost 1 clout more this turn.");
  expect(doing({ ...change, cardType: "spell" })).toBe("your spells cost 1 clout more this turn.");
});

test.each<[string, Omit<Extract<Action, { readonly kind: "special_summon" }>, "kind">]>([
  [
    "special summon up to 1 stereotype from your hand in defense position.",
    { from: "hand", position: "defense" },
  ],
  [
    "special summon up to 1 stereotype from your deck in attack position.",
    { from: "deck", position: "attack" },
  ],
  [
    "special summon 1 stereotype from the opponent's graveyard in attack position.",
    { from: "graveyard", side: "opponent", position: "attack" },
  ],
  ["special summon 1 stereotype from your graveyard.", { from: "graveyard" }],
  ["special summon 1 stereotype from either banished zone.", { from: "banished", side: "any" }],
  [
    "special summon 1 spell from your graveyard.",
    { from: "graveyard", filter: { cardType: "spell" } },
  ],
])("[LT 6.7] %s", (text, action) => {
  expect(doing({ kind: "special_summon", ...action })).toBe(text);
});

test("[LT 6.7] of several targets those are summoned that lie in a pile", () => {
  const one = { side: "self", count: 1 } as const;
  const text = textOf({
    type: "ignition",
    targets: [
      { ...one, zone: "board" },
      { ...one, zone: "graveyard" },
      { ...one, zone: "banished", count: 2 },
    ],
    actions: [
      { kind: "special_summon", from: "target" },
      { kind: "destroy", what: { kind: "target" } },
    ],
  });
  expect(text).toBe(
    "In your main phase: target 1 stereotype you control, 1 card in your graveyard and " +
      "2 cards in your banished zone; special summon the second target and the third targets, " +
      "then destroy the first target.",
  );
});

test("[LT 7.3] a quick-play spell responds, a trap says when", () => {
  const on = { trigger: { on: "spell_activated" }, actions: [draw] } as const;
  expect(textOf({ type: "quick", ...on }, spell("memo", "quick-play"))).toBe(
    "Respond when a spell is activated: draw 1 card.",
  );
  expect(textOf({ type: "trigger", ...on }, trap("sign", "normal"))).toBe(
    "When a spell is activated: draw 1 card.",
  );
});

test("[LT 8.3] the amount of an event is of what the event counts", () => {
  expect(
    textOf({
      type: "trigger",
      trigger: { on: "vice_added" },
      actions: [{ kind: "damage", amount: { count: "event_amount", times: 100 } }],
    }),
  ).toBe(
    "When a vice counter is put on a stereotype: " +
      "deal 100 damage to the opponent for each of those vice counters.",
  );
  expect(
    textOf({
      type: "trigger",
      trigger: { on: "battle_damage" },
      actions: [{ kind: "heal", amount: { count: "event_amount" } }],
    }),
  ).toBe("When a stereotype deals battle damage: gain life equal to that damage.");
});

const turn = (of: "self" | "opponent"): Condition => ({ kind: "turn", of });
const not = (of: Condition): Condition => ({ kind: "not", of });
const piled = (filter: object): Condition => ({
  kind: "count",
  zone: "graveyard",
  side: "self",
  filter,
  is: "at_least",
  amount: 1,
});
const vicious: Condition = { kind: "source", filter: { minVice: 1 } };

test.each<[string, Condition]>([
  ["it is your turn", turn("self")],
  ["it is the opponent's turn", not(turn("self"))],
  ["it is the opponent's turn", turn("opponent")],
  ["it is your turn", not(turn("opponent"))],
  [
    "it is your turn or this card has at least 1 vice counter",
    { kind: "or", all: [turn("self"), vicious] },
  ],
  [
    "there is at least 1 card with at most 2 vice counters in your graveyard",
    piled({ maxVice: 2 }),
  ],
  [
    "there is at least 1 stereotype with at least 1 vice counter in your graveyard",
    piled({ minVice: 1 }),
  ],
])("[LT 8.3] if %s", (text, condition) => {
  expect(textOf({ type: "quick", condition, actions: [draw] })).toBe(
    `On either turn, if ${text}: draw 1 card.`,
  );
});

test.each<[string, Cost]>([
  ["tribute 2 stereotypes you control", { kind: "tribute", count: 2 }],
  ["banish 2 cards from your graveyard", { kind: "banish", count: 2, from: "graveyard" }],
  ["banish 1 stereotype you control", { kind: "banish", count: 1, from: "board" }],
])("[LT 8.5] what is paid with is your own: %s", (text, cost) => {
  expect(textOf({ type: "ignition", costs: [cost], actions: [draw] })).toBe(
    `In your main phase: ${text}; draw 1 card.`,
  );
});

test.each<[string, Partial<Trigger>]>([
  ["When a card you control is destroyed", {}],
  ["When another card you control is destroyed", { card: "another" }],
  ["When this card is destroyed", { card: "this" }],
])("[LT 8.3] %s", (text, more) => {
  const trigger = { on: "destroyed", side: "self", ...more } as const;
  expect(textOf({ type: "trigger", trigger, actions: [draw] })).toBe(`${text}: draw 1 card.`);
});

import { describe, expect, test } from "vitest";
import { spell, trap, unit } from "../../fixtures/duel.ts";
import { exampleTable } from "../../fixtures/examples/index.ts";
import { createGame } from "../game.ts";
import type { Action, CardDefinition, Effect } from "./card.ts";
import { completeAction, completeCard, completeCards, completeEffect } from "./complete-cards.ts";
import { defineCards } from "./define-cards.ts";
import { cardText } from "./text/card-text.ts";

describe("a card whose designer has left out what can be left out", () => {
  test("has no effects and no keywords, and costs nothing", () => {
    expect(completeCard(unit("kid"))).toEqual({ ...unit("kid"), effects: [], keywords: [] });
    expect(completeCard(spell("memo", "normal"))).toMatchObject({ effects: [], cost: 0 });
    expect(completeCard(trap("sign", "normal"))).toMatchObject({ effects: [], cost: 0 });
  });

  test("keeps what it says", () => {
    expect(completeCard(unit("kid", { keywords: ["pierce"] }))).toMatchObject({
      keywords: ["pierce"],
    });
    expect(completeCard(trap("sign", "normal", [], { cost: 2 }))).toMatchObject({ cost: 2 });
  });
});

const draw = { kind: "draw", count: 1 } as const;

test("[LT 8.2, 8.4] an effect is mandatory, free, without targets and limits, unless it says so", () => {
  const plain: Effect = { id: "e", type: "trigger", trigger: { on: "destroyed" }, actions: [draw] };
  expect(completeEffect(plain)).toEqual({
    ...plain,
    trigger: { on: "destroyed", side: "any" },
    actions: [{ ...draw, who: "self" }],
    onActivation: false,
    costs: [],
    targets: [],
    optional: false,
    oncePerTurn: false,
    hardOncePerTurn: false,
  });
  const said = {
    optional: true,
    oncePerTurn: true,
    costs: [{ kind: "pay_lp", amount: 1 }],
  } as const;
  const trigger = { on: "destroyed", side: "opponent" } as const;
  expect(completeEffect({ ...plain, ...said, trigger })).toMatchObject({ ...said, trigger });
  expect(completeEffect(completeEffect(plain))).toEqual(completeEffect(plain));
});

const target = { kind: "target" } as const;

test.each<[Action, object]>([
  [{ kind: "damage", amount: 300 }, { who: "opponent" }],
  [{ kind: "damage", amount: 300, who: "self" }, {}],
  [
    { kind: "boost_attack", what: target, amount: 5 },
    { operation: "add", duration: "turn", what: { ...target, index: 0 } },
  ],
  [
    { kind: "boost_defense", what: { ...target, index: 1 }, operation: "halve" },
    { amount: 0, duration: "turn" },
  ],
  [
    { kind: "special_summon", from: "graveyard" },
    { count: 1, side: "self", faceDown: false },
  ],
  [
    { kind: "create_token", token: "crumb" },
    { count: 1, position: "attack" },
  ],
  [
    { kind: "heal", amount: { count: "vice" } },
    { who: "self", amount: { count: "vice", side: "self", times: 1, plus: 0 } },
  ],
  [
    { kind: "heal", amount: { count: "event_amount", times: 2 } },
    { who: "self", amount: { count: "event_amount", times: 2, plus: 0 } },
  ],
  [{ kind: "change_position", what: { kind: "self" } }, {}],
])("[LT 8.8] %j is completed by %j", (action, filled) => {
  expect(completeAction(action)).toEqual({ ...action, ...filled });
});

test("[LT 8.9] what is done lasts a turn, what a continuous effect states as long as its card", () => {
  const boost = { kind: "boost_attack", what: { kind: "self" }, amount: 5 } as const;
  const lasts = (type: Effect["type"]): unknown =>
    completeEffect({ id: "e", type, actions: [boost] }).actions[0];
  expect(lasts("ignition")).toMatchObject({ duration: "turn" });
  expect(lasts("continuous")).toMatchObject({ duration: "while_source" });
});

describe("a game", () => {
  const kid = unit("kid");

  test("is made of cards that were defined; of others it does not compile, nor start", () => {
    const raw: Readonly<Record<string, CardDefinition>> = { kid };
    const make = () =>
      // @ts-expect-error: nobody has checked these.
      createGame(raw);
    expect(make).toThrow(new TypeError("the cards of a game are what defineCards gives"));
  });

  test("knows its cards as they are printed, and reads them complete", () => {
    const defined = defineCards([kid]);
    if (!defined.ok) throw new Error("kid is well defined");
    expect(defined.cards).toEqual({ kid });
    expect(completeCards(defined.cards).get("kid")?.effects).toEqual([]);
    const again = defineCards(defined.cards);
    expect(again.ok && again.cards).toBe(defined.cards);
  });
});

test("the text of a card is that of the completed card", () => {
  for (const card of Object.values(exampleTable)) {
    expect(cardText(completeCard(card), exampleTable)).toEqual(cardText(card, exampleTable));
  }
});

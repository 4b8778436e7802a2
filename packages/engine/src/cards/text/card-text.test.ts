import { createRandom } from "@tcg/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spell, trap, unit } from "../../../fixtures/duel.ts";
import { exampleTable } from "../../../fixtures/examples/index.ts";
import { generatedCards } from "../../../fuzz/generated-cards.ts";
import type { CardDefinition, CardTable, Effect } from "../card.ts";
import { cardText, factText } from "./card-text.ts";

const crumb = unit("crumb", { name: "Crumb", level: 1, attack: 100, defense: 100, token: true });

/** The text of an effect on a stereotype, or on the card given. */
function textOf(effect: Omit<Effect, "id">, on: CardDefinition = unit("kid")): string {
  const card = { ...on, effects: [{ id: "e", ...effect }] };
  return cardText(card, { crumb, [card.id]: card }).text;
}

const draw = { kind: "draw", count: 1 } as const;

describe("a card's text", () => {
  test("is told with its parts", () => {
    const card = exampleTable["lunch-lady"] as CardDefinition;
    expect(cardText(card, exampleTable)).toEqual({
      kind: "Level 4 water stereotype",
      numbers: "1300 attack, 1600 defense",
      marks: ["“Cafeteria”", "Rare"],
      keywords: [],
      effects: [
        {
          effect: "first-helping",
          type: "on_summon",
          text: "When this card is summoned: draw 1 card.",
          trigger: "when this card is summoned",
          condition: null,
          costs: [],
          targets: null,
          actions: ["draw 1 card"],
          optional: false,
          limit: null,
        },
        {
          effect: "second-helping",
          type: "ignition",
          text: "In your main phase: discard 1 card; gain 600 life. Once per turn.",
          trigger: null,
          condition: null,
          costs: ["discard 1 card"],
          targets: null,
          actions: ["gain 600 life"],
          optional: false,
          limit: "turn",
        },
      ],
      text:
        "When this card is summoned: draw 1 card.\n" +
        "In your main phase: discard 1 card; gain 600 life. Once per turn.",
    });
  });

  test("is empty for a card that only has numbers, and names keywords", () => {
    expect(cardText(unit("kid"), {}).text).toBe("");
    expect(cardText(unit("kid", { keywords: ["pierce"] }), {}).text).toBe("Pierce.");
  });

  test("tells what a spell costs, and nothing where it costs nothing", () => {
    expect(cardText(spell("memo", "field", [], { cost: 2 }), {})).toMatchObject({
      kind: "Class (field spell)",
      numbers: "2 clout",
    });
    expect(cardText(spell("memo", "normal"), {}).numbers).toBeNull();
  });
});

describe("how an effect begins", () => {
  test.each<[string, Omit<Effect, "id">, CardDefinition]>([
    ["In your main phase: draw 1 card.", { type: "ignition", actions: [draw] }, unit("kid")],
    ["On either turn: draw 1 card.", { type: "quick", actions: [draw] }, unit("kid")],
    [
      "Respond when the opponent activates a spell: draw 1 card.",
      { type: "quick", trigger: { on: "spell_activated", side: "opponent" }, actions: [draw] },
      unit("kid"),
    ],
    [
      "When this card is flipped face-up: draw 1 card.",
      { type: "flip", actions: [draw] },
      unit("kid"),
    ],
    [
      "When this card breaks down: draw 1 card.",
      { type: "breakdown", actions: [draw] },
      unit("kid"),
    ],
    [
      "When this card breaks down while face-up: draw 1 card.",
      { type: "trigger", trigger: { on: "breakdown", card: "this" }, actions: [draw] },
      unit("kid"),
    ],
    ["Draw 1 card.", { type: "ignition", actions: [draw] }, spell("memo", "normal")],
    [
      "When activated: draw 1 card.",
      { type: "ignition", onActivation: true, actions: [draw] },
      spell("poster", "continuous"),
    ],
    [
      "When a stereotype you control attacks: draw 1 card.",
      {
        type: "trigger",
        trigger: { on: "attack_declared", side: "self" },
        optional: true,
        actions: [draw],
      },
      trap("alarm", "normal"),
    ],
    [
      "When a vice counter is put on this card, under the opponent's control: draw 1 card.",
      {
        type: "trigger",
        trigger: { on: "vice_added", card: "this", side: "opponent" },
        actions: [draw],
      },
      unit("kid"),
    ],
    [
      "Activate when a stereotype you control attacks: draw 1 card.",
      {
        type: "trigger",
        onActivation: true,
        trigger: { on: "attack_declared", side: "self" },
        actions: [draw],
      },
      trap("camera", "continuous"),
    ],
    [
      "When a stereotype you control attacks, you may: draw 1 card.",
      {
        type: "trigger",
        trigger: { on: "attack_declared", side: "self" },
        optional: true,
        actions: [draw],
      },
      trap("camera", "continuous"),
    ],
  ])("%s", (text, effect, card) => {
    expect(textOf(effect, card)).toBe(text);
  });
});

describe("conditions", () => {
  const life = { kind: "life", side: "self", is: "at_most", amount: 2000 } as const;
  const clout = { kind: "clout", side: "opponent", is: "at_least", amount: 3 } as const;
  const turn = { kind: "turn", of: "self" } as const;
  const board = { kind: "count", zone: "board", side: "self" } as const;
  test.each<[string, Effect["condition"]]>([
    [
      "you have at most 2000 life and the opponent has at least 3 clout",
      { kind: "and", all: [life, clout] },
    ],
    ["you have more than 2000 life", { kind: "not", of: life }],
    [
      "you have more than 2000 life or the opponent has less than 3 clout",
      { kind: "not", of: { kind: "and", all: [life, clout] } },
    ],
    [
      "it is your turn and (you have at most 2000 life or the opponent has at least 3 clout)",
      { kind: "and", all: [turn, { kind: "or", all: [life, clout] }] },
    ],
    ["it is the opponent's turn", { kind: "not", of: turn }],
    ["you control no stereotypes", { ...board, is: "exactly", amount: 0 }],
    [
      "you control at least 1 “Jock” stereotype",
      { ...board, filter: { archetype: "jock" }, is: "at_least", amount: 1 },
    ],
    [
      "you control fewer or more than 2 stereotypes",
      { kind: "not", of: { ...board, is: "exactly", amount: 2 } },
    ],
    [
      "there are at least 5 cards in both hands together",
      { kind: "count", zone: "hand", side: "any", is: "at_least", amount: 5 },
    ],
    ["it is a main phase or the end phase", { kind: "phase", in: ["main", "main2", "end"] }],
    ["the chain has at least 2 links", { kind: "chain_length", is: "at_least", amount: 2 }],
    [
      "this card has at least 1 vice counter and this card is in attack position",
      { kind: "source", filter: { position: "attack", minVice: 1 } },
    ],
    [
      "this card does not have at least 1 vice counter or this card is not in attack position",
      { kind: "not", of: { kind: "source", filter: { position: "attack", minVice: 1 } } },
    ],
    ["this card has no vice counters", { kind: "source", filter: { maxVice: 0 } }],
    [
      "this card has a vice counter",
      { kind: "not", of: { kind: "source", filter: { maxVice: 0 } } },
    ],
    ["this card is on the table", { kind: "source", filter: {} }],
  ])("%s", (text, condition) => {
    const told = textOf({ type: "ignition", ...(condition && { condition }), actions: [draw] });
    expect(told).toBe(`In your main phase, if ${text}: draw 1 card.`);
  });

  test("of what stands are told with while", () => {
    expect(
      textOf({
        type: "continuous",
        condition: turn,
        actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 300 }],
      }),
    ).toBe("While it is your turn, this card gains 300 attack.");
  });
});

describe("cards and amounts", () => {
  const board = { zone: "board", side: "opponent" } as const;
  test.each<[string, Effect["actions"][number]]>([
    [
      "destroy all stereotypes the opponent controls",
      { kind: "destroy", what: { kind: "all", ...board } },
    ],
    [
      "destroy 2 random face-up stereotypes the opponent controls",
      {
        kind: "destroy",
        what: { kind: "random", count: 2, ...board, filter: { cardType: "stereotype" } },
      },
    ],
    [
      "destroy all stereotypes the opponent controls with no vice counters",
      { kind: "destroy", what: { kind: "all", ...board, filter: { maxVice: 0 } } },
    ],
    [
      "put 1 vice counter on each stereotype of level 3 to 5 the opponent controls with at most 1500 attack and exactly 1 vice counter in defense position",
      {
        kind: "add_vice",
        count: 1,
        what: {
          kind: "all",
          ...board,
          filter: {
            minLevel: 3,
            maxLevel: 5,
            maxAttack: 1500,
            minVice: 1,
            maxVice: 1,
            position: "defense",
          },
        },
      },
    ],
    [
      "destroy all quick-play spells the opponent controls",
      {
        kind: "destroy",
        what: { kind: "all", zone: "table", side: "opponent", filter: { spellType: "quick-play" } },
      },
    ],
    [
      "destroy all stereotypes that are quick-play spells the opponent controls",
      { kind: "destroy", what: { kind: "all", ...board, filter: { spellType: "quick-play" } } },
    ],
    [
      "deal 100 damage to the opponent for each card in either graveyard",
      { kind: "damage", amount: { count: "cards", zone: "graveyard", side: "any", times: 100 } },
    ],
    [
      "draw 1 card, plus 2 for each breakdown you have caused",
      { kind: "draw", count: { count: "breakdowns", times: 2, plus: 1 } },
    ],
    [
      "gain life equal to the life the opponent has minus 500",
      { kind: "heal", amount: { count: "life", side: "opponent", plus: -500 } },
    ],
    [
      "this card loses 100 attack this turn for each card in your hand, minus 300",
      {
        kind: "boost_attack",
        what: { kind: "self" },
        amount: { count: "cards", zone: "hand", side: "self", times: -100, plus: 300 },
      },
    ],
    [
      "deal 500 damage to each player, minus 100 for each clout both players have together",
      {
        kind: "damage",
        who: "both",
        amount: { count: "clout", side: "any", times: -100, plus: 500 },
      },
    ],
    [
      "create 2 Crumb tokens (level 1, 100/100) in attack position",
      { kind: "create_token", token: "crumb", count: 2 },
    ],
    [
      "special summon up to 2 stereotypes from your hand face-down",
      { kind: "special_summon", from: "hand", count: 2, faceDown: true },
    ],
    [
      "neither player can activate or trigger effects of face-up cards for 2 turns (counting this one)",
      { kind: "apply_restriction", restriction: "effects", who: "both", duration: 2 },
    ],
    [
      "move a total of 2 vice counters from all stereotypes the opponent controls to this card",
      { kind: "move_vice", count: 2, from: { kind: "all", ...board }, to: { kind: "self" } },
    ],
  ])("%s", (text, action) => {
    expect(textOf({ type: "ignition", actions: [action] })).toBe(`In your main phase: ${text}.`);
  });

  test("targets are told apart by their place", () => {
    const target = { zone: "board", side: "any", count: 1 } as const;
    expect(
      textOf({
        type: "ignition",
        costs: [{ kind: "pay_lp", amount: 500 }],
        targets: [target, { ...target, side: "opponent", count: 2 }],
        actions: [
          { kind: "destroy", what: { kind: "target" } },
          { kind: "add_vice", count: 1, what: { kind: "target", index: 1 } },
        ],
      }),
    ).toBe(
      "In your main phase: pay 500 life and target 1 stereotype on the board and " +
        "2 stereotypes the opponent controls; destroy the first target, " +
        "then put 1 vice counter on each of the second targets.",
    );
  });

  test("a token that nobody has shown is but a token", () => {
    const kid = unit("kid", {
      effects: [{ id: "e", type: "flip", actions: [{ kind: "create_token", token: "soup" }] }],
    });
    expect(cardText(kid, {}).text).toBe(
      "When this card is flipped face-up: create 1 token in attack position.",
    );
  });
});

/** Numbers of an effect that its text need not show, as words or the singular say them. */
function numbersIn(node: unknown, field = ""): number[] {
  if (typeof node === "number") {
    const isSaid = field === "index" || node === 0 || node === 1;
    return isSaid ? [] : [Math.abs(node)];
  }
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === "name" ? [] : numbersIn(value, name),
  );
}

describe("over generated cards", () => {
  const everyText = (check: (text: string, effect: Effect, cards: CardTable) => void): void => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const cards = generatedCards(createRandom(seed), 220);
        for (const card of Object.values(cards)) {
          cardText(card, cards).effects.forEach(({ text }, i) => {
            const effect = card.effects?.[i];
            if (effect !== undefined) check(text, effect, cards);
          });
        }
      }),
      { numRuns: 12 },
    );
  };

  test("every effect is one or two whole sentences in plain words", () => {
    everyText((text, _effect, cards) => {
      expect(text).toMatch(/^[A-Z0-9“][^.]*\.( Once per turn( for all your copies)?\.)?$/);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|true|false| {2}| [,.;:]|\{|\}/);
      // No word of the vocabulary as the code writes it: main2, hand_limit, spellType, DRAW.
      expect(text).not.toMatch(/_|[a-z][A-Z]|[A-Z]{2}|[a-z]\d/);
      expect(Object.keys(cards).filter((id) => text.includes(id))).toEqual([]);
    });
  });

  test("every number of an effect is in its text", () => {
    everyText((text, effect) => {
      const { id: _, ...rest } = effect;
      for (const number of numbersIn(rest)) {
        expect(text.match(/\d+/g)).toContain(String(number));
      }
    });
  });
});

test.each([
  [{ kind: "attack", operation: "add", amount: -300 }, "−300 attack"],
  [{ kind: "defense", operation: "set", amount: 0 }, "defense is 0"],
  [{ kind: "attack", operation: "halve", amount: 0 }, "half attack"],
  [{ kind: "protection", protection: "targeting" }, "cannot be targeted"],
  [{ kind: "keyword", keyword: "pierce" }, "pierce"],
  [{ kind: "restriction", restriction: "attack" }, "cannot attack"],
  [
    { kind: "cost", cardType: null, operation: "add", amount: 1 },
    "spells and traps cost 1 clout more",
  ],
  [{ kind: "control", from: "host" }, "control was taken"],
] as const)("a fact is told: %j", (fact, text) => {
  expect(factText(fact)).toBe(text);
});

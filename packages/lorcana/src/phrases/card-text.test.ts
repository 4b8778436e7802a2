import { createRandom } from "@tcg/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { meaningOf } from "../../fixtures/meaning.ts";
import { character, item, location } from "../../fixtures/table.ts";
import { variantsOf } from "../../fixtures/variants.ts";
import { generatedCards } from "../../fuzz/generated-cards.ts";
import type { Ability, CardDefinition, Effect } from "../cards.ts";
import { defineCards } from "../define-cards.ts";
import { sampleCards, sampleTable } from "../sample/index.ts";
import { cardText } from "./card-text.ts";

const draw: Effect = { do: "draw", amount: 1 };

describe("a card's text", () => {
  test("is told with its parts", () => {
    expect(cardText(sampleTable["old-fenn"] as CardDefinition)).toEqual({
      kind: "Amber character",
      cost: "Cost 3, inkable",
      numbers: "1 strength, 4 willpower, 1 lore",
      classifications: ["Singer of Shanties"],
      abilities: [
        {
          kind: "keyword",
          name: null,
          text: "Singer 5",
          reminder: "This character counts as costing 5 to sing songs.",
        },
        {
          kind: "triggered",
          name: "Once More from the Top",
          text: "Whenever this character sings a song, gain 1 lore.",
          reminder: null,
        },
      ],
      effects: null,
      text: "Singer 5\nOnce More from the Top: Whenever this character sings a song, gain 1 lore.",
    });
  });

  test("is empty for a card that only has numbers", () => {
    expect(cardText(character("mate")).text).toBe("");
    expect(cardText(location("quay")).numbers).toBe("1 ink to move here, 5 willpower, 0 lore");
    expect(cardText(item("lamp")).numbers).toBeNull();
  });

  test.each<[string, Ability]>([
    [
      "While either it's an opponent's turn or you have no items in play, this character gets +1 lore.",
      {
        kind: "static",
        while: {
          any: [
            { turn: "opponents" },
            { have: { type: "item", side: "yours" }, count: { max: 0 } },
          ],
        },
        on: "self",
        facts: [{ fact: "stat", stat: "lore", amount: 1 }],
      },
    ],
    [
      "During your turn, if it isn't so that both this character is exerted and you have 3 or more lore, this character gains Ward.",
      {
        kind: "static",
        while: {
          all: [
            { turn: "yours" },
            { not: { all: [{ self: { exerted: true } }, { lore: "you", is: { min: 3 } }] } },
          ],
        },
        on: "self",
        facts: [{ fact: "keyword", keyword: "ward" }],
      },
    ],
    [
      "Whenever one of your cards is banished, if it isn't an item, draw a card.",
      {
        kind: "triggered",
        when: { on: "banished", card: {}, side: "yours" },
        if: { not: { it: { type: "item" } } },
        effects: [draw],
      },
    ],
    [
      "While this character is being challenged, your other challenging characters get +1 strength.",
      {
        kind: "static",
        while: { self: { challenged: true } },
        on: { where: { type: "character", side: "yours", other: true, challenging: true } },
        facts: [{ fact: "stat", stat: "strength", amount: 1 }],
      },
    ],
    [
      "While this character isn't challenging, characters with Ward being challenged gain Evasive.",
      {
        kind: "static",
        while: { not: { self: { challenging: true } } },
        on: { where: { type: "character", keyword: "ward", challenged: true } },
        facts: [{ fact: "keyword", keyword: "evasive" }],
      },
    ],
    [
      "While you have 2 or more item cards in your discard, this character gains Rush.",
      {
        kind: "static",
        while: { have: { type: "item", side: "yours" }, zone: "discard", count: { min: 2 } },
        on: "self",
        facts: [{ fact: "keyword", keyword: "rush" }],
      },
    ],
    [
      "While you have an item card in your discard, this character gains Rush.",
      {
        kind: "static",
        while: { have: { type: "item", side: "yours" }, zone: "discard", count: { min: 1 } },
        on: "self",
        facts: [{ fact: "keyword", keyword: "rush" }],
      },
    ],
    [
      "While 2 or more damaged characters are in play, this character gains Rush.",
      {
        kind: "static",
        while: { have: { type: "character", damaged: true }, count: { min: 2 } },
        on: "self",
        facts: [{ fact: "keyword", keyword: "rush" }],
      },
    ],
    [
      "Whenever one of your cards is banished, if it is an opposing character, draw a card.",
      {
        kind: "triggered",
        when: { on: "banished", card: {}, side: "yours" },
        if: { it: { type: "character", side: "opposing" } },
        effects: [draw],
      },
    ],
    [
      "Characters at a location with Ward that aren't damaged gain Rush.",
      {
        kind: "static",
        on: {
          where: { type: "character", keyword: "ward", at: "a-location", not: { damaged: true } },
        },
        facts: [{ fact: "keyword", keyword: "rush" }],
      },
    ],
    [
      "While the number of item cards in your discard is 3 or more, this character gains Rush.",
      {
        kind: "static",
        while: {
          compare: { count: { type: "item", side: "yours" }, zone: "discard" },
          is: { min: 3 },
        },
        on: "self",
        facts: [{ fact: "keyword", keyword: "rush" }],
      },
    ],
    [
      "While this character is a damaged exerted dry inkable challenging Amber Knight card named Ada at a location with 1 strength or more with a card under them that can't quest with cost 3 or more and 2 willpower or more and 1 to 2 lore and Ward, this character gains Rush.",
      {
        kind: "static",
        while: {
          self: {
            damaged: true,
            exerted: true,
            drying: false,
            ink: "amber",
            inkable: true,
            classification: "Knight",
            name: "Ada",
            cost: { min: 3 },
            strength: { min: 1 },
            willpower: { min: 2 },
            lore: { min: 1, max: 2 },
            keyword: "ward",
            hasUnder: true,
            at: "a-location",
            challenging: true,
            restricted: "quest",
          },
        },
        on: "self",
        facts: [{ fact: "keyword", keyword: "rush" }],
      },
    ],
    [
      "1 ink — Exert chosen character. Exert chosen character. Exert chosen character. Exert chosen character. Exert chosen character. Ready the first chosen character. Ready the second chosen character. Ready the third chosen character. Ready the fourth chosen character. Ready that character.",
      {
        kind: "activated",
        costs: [{ pay: "ink", amount: 1 }],
        effects: [
          ...["one", "two", "three", "four", "five"].map(
            (as): Effect => ({
              do: "exert",
              target: { pick: "chosen", where: { type: "character" }, as },
            }),
          ),
          ...["one", "two", "three", "four", "five"].map(
            (as): Effect => ({ do: "ready", target: { pick: "those", as } }),
          ),
        ],
      },
    ],
    [
      "While this character is an exerted card without Ward, opponents pay 1 ink more to play cards.",
      {
        kind: "static",
        while: { self: { exerted: true, not: { keyword: "ward" } } },
        on: { player: "opponents" },
        facts: [{ fact: "cost", amount: 1 }],
      },
    ],
    [
      "Whenever one of your cards is banished, if it isn't a damaged card without Ward, draw a card.",
      {
        kind: "triggered",
        when: { on: "banished", card: {}, side: "yours" },
        if: { not: { it: { damaged: true, not: { keyword: "ward" } } } },
        effects: [draw],
      },
    ],
    [
      "Whenever one of your cards is banished, if it isn't a card that's a character or damaged, draw a card.",
      {
        kind: "triggered",
        when: { on: "banished", card: {}, side: "yours" },
        if: { not: { it: { any: [{ type: "character" }, { damaged: true }] } } },
        effects: [draw],
      },
    ],
    [
      "Whenever an opposing character is banished in a challenge by this character, you may draw a card. If you don't, gain 1 lore.",
      {
        kind: "triggered",
        when: {
          on: "banished",
          card: { type: "character", side: "opposing" },
          other: "this",
          inChallenge: true,
        },
        effects: [{ do: "may", effects: [draw], otherwise: [{ do: "gain-lore", amount: 1 }] }],
      },
    ],
    [
      "Once per turn, 1 ink — Deal 2 damage to chosen character for each card in your discard.",
      {
        kind: "activated",
        costs: [{ pay: "ink", amount: 1 }],
        oncePerTurn: true,
        effects: [
          {
            do: "deal-damage",
            amount: { count: { side: "yours" }, zone: "discard", times: 2 },
            target: { pick: "chosen", where: { type: "character" } },
          },
        ],
      },
    ],
  ])("%s", (text, ability) => {
    const told = cardText(character("mate", { abilities: [ability] })).text;
    expect(told).toBe(text);
  });
});

/** Cards nobody has seen, those of them that are well defined. */
function unseenCards(seed: number): CardDefinition[] {
  const cards = Object.values(generatedCards(createRandom(seed, "texts")));
  return cards.filter((card) => defineCards([card]).ok);
}

test("every text is whole sentences in plain words", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      for (const card of unseenCards(seed)) {
        const { abilities, effects } = cardText(card);
        if (effects !== null) expect(effects).toMatch(/^[A-Z].*[.!?]”?$/s);
        for (const { kind, text } of abilities) {
          expect(text).not.toMatch(/undefined|null|NaN|\[object|true|false| {2}| [,.;:]|\{|\}/);
          if (kind !== "keyword") expect(text).toMatch(/^[A-Z\d].*[.!?]”?$/s);
        }
      }
    }),
    { numRuns: 8 },
  );
});

/** Texts that stand for more than one meaning. */
function ambiguous(
  cards: Iterable<CardDefinition>,
  meanings = new Map<string, string>(),
): string[] {
  const found: string[] = [];
  const note = (text: string, tree: unknown, type: string): void => {
    const meaning = meaningOf(tree);
    const key = `${type}: ${text}`;
    const before = meanings.get(key);
    if (before === undefined) meanings.set(key, meaning);
    else if (before !== meaning) found.push(`${key}\n  ${before}\n  ${meaning}`);
  };
  for (const card of cards) {
    const { abilities, effects } = cardText(card);
    for (const [i, { text }] of abilities.entries()) note(text, card.abilities?.[i], card.type);
    if (effects !== null && card.type === "action") note(effects, card.effects, card.type);
  }
  return found;
}

test("changing any one word or number of a card changes its text", () => {
  const families = sampleCards.map((card) => [card, ...variantsOf(card)]);
  expect(families.flatMap((family) => ambiguous(family))).toEqual([]);
  expect(families.flat().length).toBeGreaterThan(2_000);
});

test("abilities that differ read differently, in sets of cards nobody has seen", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      expect(ambiguous(unseenCards(seed))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

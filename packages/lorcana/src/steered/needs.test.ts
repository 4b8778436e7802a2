/** What a match is given so that a part of a card can resolve in it. */
import { createRandom } from "@tcg/core";
import { expect, test } from "vitest";
import { action, character, item, location } from "../../fixtures/table.ts";
import type { Ability, CardDefinition } from "../cards.ts";
import { defineCards } from "../define-cards.ts";
import { aimsOf } from "./aims.ts";
import { optionsFor } from "./decks.ts";

const draws = [{ do: "draw", amount: 1 }] as const;
const crowd = Array.from({ length: 40 }, (_, i) => character(`passer-by-${i}`));
const songs = Array.from({ length: 40 }, (_, i) => action(`tune-${i}`, draws, { song: true }));
const pier = location("pier");
const tonic = action("tonic", [
  {
    do: "modify",
    stat: "strength",
    amount: 4,
    target: { pick: "chosen", where: { type: "character" } },
    duration: "turn",
  },
]);
const fenn = character("fenn", { name: "Fenn" });
const tall = character("tall-fenn", {
  name: "Fenn",
  version: "Tall",
  abilities: [{ kind: "keyword", keyword: "shift", value: 2 }],
});
const thief = action("pilfer", [{ do: "lose-lore", amount: 1, who: "each-opponent" }]);

const lore = [{ fact: "stat", stat: "lore", amount: 1 }] as const;

/** How many of each card are in the deck of the seat that has the card with the ability. */
function deckFor(ability: Ability): (...cards: readonly CardDefinition[]) => number {
  const lamp =
    ability.kind === "static" && ability.on !== "self"
      ? item("lamp", { abilities: [ability] })
      : character("lamp", { strength: 1, abilities: [ability] });
  const made = defineCards([lamp, ...crowd, ...songs, pier, tonic, fenn, tall, thief]);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  const [aim] = aimsOf({ lamp: made.cards.lamp as CardDefinition });
  if (aim === undefined) throw new Error("nothing to play for");
  const { hostDeck } = optionsFor(made.cards, aim, 0, createRandom(1));
  return (...cards) => hostDeck.filter((id) => cards.some((card) => card.id === id)).length;
}

test("of each thing that is needed there is some, however rare its cards are", () => {
  const inDeck = deckFor({
    kind: "static",
    on: { where: { type: "character", name: "Fenn", side: "yours" } },
    facts: [{ fact: "singing-cost", amount: 1 }],
  });
  expect(inDeck(fenn, tall)).toBeGreaterThan(5);
  expect(inDeck(...songs)).toBeGreaterThan(5);
});

test.each<[string, Ability, readonly CardDefinition[]]>([
  [
    "locations, where the card has to be at one",
    { kind: "static", on: "self", facts: lore, while: { self: { at: "a-location" } } },
    [pier],
  ],
  [
    "what gives strength, where it needs more than it has",
    { kind: "static", on: "self", facts: lore, while: { self: { strength: { min: 5 } } } },
    [tonic],
  ],
  [
    "what is forbidden",
    {
      kind: "static",
      on: { player: "you" },
      facts: [{ fact: "restriction", restriction: "lose-lore" }],
      while: { turn: "opponents" },
    },
    [thief],
  ],
  [
    "actions, where two of them are to be played in a turn",
    {
      kind: "activated",
      costs: [{ pay: "exert" }],
      effects: [
        {
          do: "if",
          condition: { log: "played-actions", of: "you", is: { min: 2 } },
          effects: [...draws],
        },
      ],
    },
    [...songs, tonic, thief],
  ],
  [
    "what is shifted, and what it is shifted onto",
    {
      kind: "triggered",
      when: { on: "played", card: { type: "character", side: "yours" } },
      if: { it: { hasUnder: true } },
      effects: [...draws],
    },
    [fenn],
  ],
])("a deck is full of %s", (_what, ability, needed) => {
  expect(deckFor(ability)(...needed)).toBeGreaterThanOrEqual(10);
});

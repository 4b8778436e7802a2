/** The card sets that can be run through by name. */
import { cards } from "@ltcg/cards";
import { type CardDefinition, type DefinedCards, defineCards } from "@ltcg/engine";
import { sampleTable } from "@tcg/lorcana-engine/sample";
import type { SteeredSet } from "../../packages/cli/src/cards/fuzz/steered-games.ts";

const broken: readonly CardDefinition[] = [
  {
    id: "plain-kid",
    name: "Plain Kid",
    type: "stereotype",
    rarity: "common",
    level: 3,
    attack: 1200,
    defense: 800,
  },
  {
    id: "free-lunch",
    name: "Free Lunch",
    type: "spell",
    spellType: "normal",
    rarity: "common",
    effects: [{ id: "second-helping", type: "ignition", actions: [{ kind: "draw", count: 1 }] }],
  },
  {
    id: "two-places-at-once",
    name: "Two Places at Once",
    type: "spell",
    spellType: "normal",
    rarity: "common",
    effects: [
      {
        id: "never",
        type: "ignition",
        condition: {
          kind: "and",
          all: [
            { kind: "turn", of: "self" },
            { kind: "turn", of: "opponent" },
          ],
        },
        actions: [{ kind: "draw", count: 1 }],
      },
    ],
  },
];

function defined(list: readonly CardDefinition[]): DefinedCards {
  const made = defineCards(list);
  if (!made.ok) throw new TypeError(JSON.stringify(made.faults));
  return made.cards;
}

export const steeredSets: Readonly<Record<string, SteeredSet>> = {
  cards: { game: "lunchtable", cards, config: {} },
  "lorcana-cards": { game: "lorcana", cards: sampleTable },
  // Broken on purpose: what a run with an effect that cannot resolve looks like.
  "broken-cards": { game: "lunchtable", cards: defined(broken), config: {} },
};

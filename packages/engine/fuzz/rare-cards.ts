/**
 * Cards that bring about what chance hardly does: attacks that must be aimed again, things that are
 * forbidden, turns with more chain links than allowed.
 */
import { cafeteriaDeck } from "../fixtures/examples/index.ts";
import type { CardDefinition } from "../src/cards/card.ts";
import type { Restriction } from "../src/vocabulary.ts";

function forbidding(id: string, restriction: Restriction): CardDefinition {
  return {
    id,
    name: id,
    type: "spell",
    rarity: "common",
    spellType: "continuous",
    effects: [
      {
        id: "forbid",
        type: "continuous",
        actions: [{ kind: "apply_restriction", restriction, who: "both" }],
      },
    ],
  };
}

export const rareCards: readonly CardDefinition[] = [
  {
    id: "surprise-guest",
    name: "Surprise Guest",
    type: "trap",
    rarity: "common",
    trapType: "normal",
    effects: [
      {
        id: "arrive",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent" },
        actions: [{ kind: "create_token", token: "crumb", position: "defense" }],
      },
    ],
  },
  {
    id: "chatterbox",
    name: "Chatterbox",
    type: "stereotype",
    rarity: "common",
    level: 2,
    attack: 1500,
    defense: 500,
    effects: [{ id: "chat", type: "ignition", actions: [{ kind: "heal", amount: 1 }] }],
  },
  forbidding("no-fighting", "attack"),
  forbidding("quiet-time", "effects"),
  forbidding("closed-court", "battle_phase"),
];

/** Forty: two of each of these, and example cards. */
export const rareDeck: readonly string[] = [
  ...rareCards.flatMap(({ id }) => [id, id]),
  ...cafeteriaDeck.slice(0, 30),
];

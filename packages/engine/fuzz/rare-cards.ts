/**
 * Cards that bring about what chance hardly does: attacks that must be aimed again, things that are
 * forbidden, turns with more chain links than allowed.
 */
import type { CardDefinition } from "../src/cards.ts";
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

const GUEST = "uninvited-guest";

export const rareCards: readonly CardDefinition[] = [
  {
    id: GUEST,
    name: "Uninvited Guest",
    type: "stereotype",
    rarity: "common",
    level: 1,
    attack: 0,
    defense: 0,
    token: true,
  },
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
        actions: [{ kind: "create_token", token: GUEST, position: "defense" }],
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

/** Forty: two of each of these, and the rest from another deck. */
export function rareDeck(rest: readonly string[]): string[] {
  const inDecks = rareCards.filter(({ id }) => id !== GUEST);
  return [...inDecks.flatMap(({ id }) => [id, id]), ...rest.slice(0, 40 - 2 * inDecks.length)];
}

import type { TrapDefinition } from "@ltcg/engine";

export const traps: readonly TrapDefinition[] = [
  {
    id: "slippery-peel",
    name: "Slippery Peel",
    type: "trap",
    trapType: "normal",
    rarity: "common",
    archetype: "compost-club",
    cost: 1,
    effects: [
      {
        id: "whoops",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent" },
        actions: [{ kind: "stop_attack" }, { kind: "mill", count: 3, who: "self" }],
      },
    ],
    flavour: "The joke never goes off. The banana did.",
  },
  {
    id: "rescue-from-below",
    name: "Rescue From Below",
    type: "trap",
    trapType: "normal",
    rarity: "uncommon",
    archetype: "compost-club",
    cost: 1,
    effects: [
      {
        id: "all-the-gregs",
        type: "trigger",
        trigger: { on: "destroyed", side: "self", filter: { cardType: "stereotype" } },
        actions: [{ kind: "create_token", token: "greg", count: 2, position: "defense" }],
      },
    ],
    flavour: "Nobody looks down for help. The Gregs do not mind.",
  },
  {
    id: "buried-treasure",
    name: "Buried Treasure",
    type: "trap",
    trapType: "normal",
    rarity: "rare",
    archetype: "compost-club",
    cost: 2,
    effects: [
      {
        id: "mark-the-spot",
        type: "quick",
        condition: {
          kind: "and",
          all: [
            { kind: "turn", of: "opponent" },
            { kind: "count", zone: "banished", side: "self", is: "at_least", amount: 3 },
          ],
        },
        actions: [
          { kind: "special_summon", from: "banished", position: "defense" },
          { kind: "draw", count: 1 },
        ],
      },
    ],
    flavour: "X marks where somebody once hid the cauliflower.",
  },
  {
    id: "clean-plate-club",
    name: "Clean Plate Club",
    type: "trap",
    trapType: "normal",
    rarity: "uncommon",
    archetype: "compost-club",
    effects: [
      {
        id: "well-done",
        type: "trigger",
        trigger: { on: "vice_near_threshold", side: "self" },
        actions: [
          { kind: "remove_vice", count: 2, what: { kind: "event_card" } },
          { kind: "draw", count: 1 },
        ],
      },
    ],
    flavour: "Joining is free. The badge is a sticker. The sticker is a lentil.",
  },
  {
    id: "raccoon-patrol",
    name: "Raccoon Patrol",
    type: "trap",
    trapType: "continuous",
    rarity: "epic",
    archetype: "compost-club",
    cost: 2,
    effects: [
      {
        id: "lids-off",
        type: "quick",
        onActivation: true,
        actions: [
          {
            kind: "damage",
            amount: { count: "cards", zone: "graveyard", side: "opponent", times: 100 },
          },
        ],
      },
      {
        id: "night-shift",
        type: "trigger",
        trigger: { on: "end_phase", side: "opponent" },
        condition: {
          kind: "count",
          zone: "graveyard",
          side: "opponent",
          is: "at_least",
          amount: 1,
        },
        actions: [
          {
            kind: "banish",
            what: { kind: "random", zone: "graveyard", side: "opponent", count: 1 },
          },
          { kind: "damage", amount: 300 },
        ],
      },
    ],
    flavour: "They washed their hands first. That is what gets me.",
  },
  {
    id: "not-in-my-bin",
    name: "Not in My Bin",
    type: "trap",
    trapType: "counter",
    rarity: "rare",
    archetype: "compost-club",
    effects: [
      {
        id: "read-the-lid",
        type: "trigger",
        trigger: { on: "effect_activated", side: "opponent" },
        costs: [{ kind: "banish", count: 2, from: "graveyard" }],
        actions: [{ kind: "negate", destroy: true }],
      },
    ],
    flavour: "Let us read the lid. Let us read it again, together.",
  },
];

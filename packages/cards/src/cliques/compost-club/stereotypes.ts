import type { StereotypeDefinition } from "@ltcg/engine";

export const stereotypes: readonly StereotypeDefinition[] = [
  {
    id: "worm-wrangler",
    name: "Worm Wrangler",
    type: "stereotype",
    rarity: "common",
    archetype: "compost-club",
    attribute: "earth",
    level: 3,
    attack: 1000,
    defense: 1200,
    effects: [
      {
        id: "here-boy",
        type: "on_summon",
        actions: [{ kind: "create_token", token: "greg", position: "defense" }],
      },
    ],
    flavour: "Knows every one of them by name. They are all called Greg.",
  },
  {
    id: "leftover-librarian",
    name: "Leftover Librarian",
    type: "stereotype",
    rarity: "common",
    archetype: "compost-club",
    attribute: "earth",
    level: 4,
    attack: 1500,
    defense: 1000,
    effects: [
      {
        id: "new-in-the-fridge",
        type: "on_summon",
        actions: [
          { kind: "mill", count: 2, who: "self" },
          { kind: "add_vice", count: 1, what: { kind: "self" } },
        ],
      },
      {
        id: "check-out",
        type: "ignition",
        costs: [{ kind: "remove_vice", count: 1 }],
        actions: [{ kind: "draw", count: 1 }],
        oncePerTurn: true,
      },
    ],
    flavour: "Everything in the fridge is filed, mostly under Still Good.",
  },
  {
    id: "bin-ranger",
    name: "Bin Ranger",
    type: "stereotype",
    rarity: "uncommon",
    archetype: "compost-club",
    attribute: "earth",
    level: 4,
    attack: 1400,
    defense: 1100,
    effects: [
      {
        id: "call-for-backup",
        type: "trigger",
        trigger: { on: "destroyed", card: "this" },
        actions: [
          {
            kind: "search",
            filter: { archetype: "compost-club", maxLevel: 4 },
          },
        ],
      },
    ],
    flavour: "Leaves no wrapper behind.",
  },
  {
    id: "mushroom-enthusiast",
    name: "Mushroom Enthusiast",
    type: "stereotype",
    rarity: "rare",
    archetype: "compost-club",
    attribute: "neutral",
    level: 5,
    attack: 1200,
    defense: 1500,
    effects: [
      {
        id: "happiest-in-the-dark",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "self" },
            amount: {
              count: "cards",
              zone: "graveyard",
              side: "self",
              filter: { cardType: "stereotype" },
              times: 100,
            },
          },
        ],
      },
      {
        id: "spores",
        type: "trigger",
        trigger: { on: "end_phase", side: "self" },
        actions: [{ kind: "mill", count: 1, who: "self" }],
      },
    ],
    flavour: "Would like to tell you about spores. Has been telling you about spores.",
  },
  {
    id: "the-great-decomposer",
    name: "The Great Decomposer",
    type: "stereotype",
    rarity: "legendary",
    archetype: "compost-club",
    attribute: "earth",
    level: 8,
    attack: 2300,
    defense: 1800,
    effects: [
      {
        id: "overture",
        type: "on_summon",
        optional: true,
        actions: [
          {
            kind: "special_summon",
            from: "graveyard",
            filter: { archetype: "compost-club", maxLevel: 4 },
          },
        ],
      },
      {
        id: "slow-movement",
        type: "ignition",
        costs: [{ kind: "banish", count: 2, from: "graveyard" }],
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { face: "up" } }],
        actions: [
          { kind: "boost_attack", what: { kind: "target" }, amount: -400, duration: "permanent" },
          { kind: "boost_defense", what: { kind: "target" }, amount: -400, duration: "permanent" },
        ],
        oncePerTurn: true,
      },
    ],
    flavour: "Every masterpiece starts as a pile.",
  },
  {
    id: "greg",
    name: "Greg",
    type: "stereotype",
    rarity: "common",
    archetype: "compost-club",
    attribute: "earth",
    level: 1,
    attack: 300,
    defense: 300,
    token: true,
    flavour: "A worm. Works nights.",
  },
];

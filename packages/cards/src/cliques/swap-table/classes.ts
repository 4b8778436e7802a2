import type { SpellDefinition } from "@ltcg/engine";

export const classes: readonly SpellDefinition[] = [
  {
    id: "flea-market-morning",
    name: "Flea Market Morning",
    type: "spell",
    spellType: "field",
    rarity: "rare",
    archetype: "swap-table",
    cost: 2,
    effects: [
      {
        id: "good-stall",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { archetype: "swap-table" },
            },
            amount: 100,
          },
        ],
      },
      {
        id: "haggle",
        type: "ignition",
        targets: [
          { zone: "board", side: "self", count: 1, filter: { minVice: 1 } },
          { zone: "board", side: "opponent", count: 1 },
        ],
        actions: [
          {
            kind: "move_vice",
            count: 1,
            from: { kind: "target", index: 0 },
            to: { kind: "target", index: 1 },
          },
        ],
        oncePerTurn: true,
      },
    ],
    flavour: "Everything is one coin. Nobody says which coin.",
  },
  {
    id: "substitute-teacher",
    name: "Substitute Teacher",
    type: "spell",
    spellType: "field",
    rarity: "uncommon",
    archetype: "swap-table",
    cost: 1,
    effects: [
      {
        id: "everybody-sit",
        type: "ignition",
        onActivation: true,
        actions: [
          {
            kind: "change_position",
            what: {
              kind: "all",
              zone: "board",
              side: "opponent",
              filter: { face: "up" },
            },
            to: "defense",
          },
        ],
      },
      {
        id: "that-was-here-already",
        type: "trigger",
        trigger: { on: "position_changed", side: "self" },
        actions: [
          {
            kind: "move_vice",
            count: 1,
            from: { kind: "event_card" },
            to: { kind: "random", zone: "board", side: "opponent", count: 1 },
          },
        ],
      },
    ],
    flavour: "We all have different names today, and I am the one who is Kevin.",
  },
  {
    id: "front-of-the-line",
    name: "Front of the Line",
    type: "spell",
    spellType: "field",
    rarity: "common",
    archetype: "swap-table",
    effects: [
      {
        id: "knows-the-cook",
        type: "continuous",
        actions: [
          { kind: "modify_cost", cardType: "trap", operation: "add", amount: -1, who: "self" },
        ],
      },
      {
        id: "after-you",
        type: "trigger",
        trigger: { on: "turn_start", side: "self" },
        actions: [{ kind: "rearrange_top_cards", count: 2 }],
      },
    ],
    flavour: "First pick of the fries, and last to be asked how.",
  },
];

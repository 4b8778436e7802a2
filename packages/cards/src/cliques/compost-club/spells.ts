import type { SpellDefinition } from "@ltcg/engine";

export const spells: readonly SpellDefinition[] = [
  {
    id: "turn-the-heap",
    name: "Turn the Heap",
    type: "spell",
    spellType: "normal",
    rarity: "common",
    archetype: "compost-club",
    cost: 1,
    effects: [
      {
        id: "mind-the-fork",
        type: "ignition",
        costs: [{ kind: "add_vice", count: 1 }],
        actions: [
          { kind: "mill", count: 2, who: "self" },
          { kind: "draw", count: 2 },
        ],
        hardOncePerTurn: true,
      },
    ],
    flavour: "The steam is a good sign. The humming is new.",
  },
  {
    id: "into-the-bin",
    name: "Into the Bin",
    type: "spell",
    spellType: "normal",
    rarity: "rare",
    archetype: "compost-club",
    cost: 2,
    effects: [
      {
        id: "sorted",
        type: "ignition",
        costs: [{ kind: "banish", count: 2, from: "graveyard" }],
        targets: [{ zone: "board", side: "opponent", count: 1 }],
        actions: [{ kind: "banish", what: { kind: "target" } }],
      },
    ],
    flavour: "Nothing personal. It goes by material.",
  },
  {
    id: "full-circle",
    name: "Full Circle",
    type: "spell",
    spellType: "normal",
    rarity: "epic",
    archetype: "compost-club",
    cost: 2,
    effects: [
      {
        id: "round-it-goes",
        type: "ignition",
        costs: [{ kind: "tribute", count: 1 }],
        targets: [
          {
            zone: "graveyard",
            side: "self",
            count: 1,
            filter: { archetype: "compost-club", minLevel: 5 },
          },
        ],
        actions: [{ kind: "special_summon", from: "target" }],
      },
    ],
    flavour: "Today a peel, in May a pumpkin, in June a peel.",
  },
  {
    id: "scrape-the-plate",
    name: "Scrape the Plate",
    type: "spell",
    spellType: "quick-play",
    rarity: "common",
    archetype: "compost-club",
    cost: 1,
    effects: [
      {
        id: "every-last-pea",
        type: "quick",
        targets: [{ zone: "board", side: "self", count: 1, filter: { minVice: 1 } }],
        actions: [
          { kind: "remove_vice", count: 2, what: { kind: "target" } },
          { kind: "boost_attack", what: { kind: "target" }, amount: 400, duration: "permanent" },
        ],
      },
    ],
    flavour: "This is not cold gravy. This is potential.",
  },
  {
    id: "reheated",
    name: "Reheated",
    type: "spell",
    spellType: "quick-play",
    rarity: "uncommon",
    archetype: "compost-club",
    cost: 1,
    effects: [
      {
        id: "stir-halfway",
        type: "quick",
        condition: {
          kind: "count",
          zone: "banished",
          side: "self",
          filter: { archetype: "compost-club", maxLevel: 4 },
          is: "at_least",
          amount: 1,
        },
        actions: [
          {
            kind: "special_summon",
            from: "banished",
            filter: { archetype: "compost-club", maxLevel: 4 },
          },
        ],
        hardOncePerTurn: true,
      },
    ],
    flavour: "Three minutes, stir, two more, and it remembers who it was.",
  },
  {
    id: "compost-heap",
    name: "Compost Heap",
    type: "spell",
    spellType: "continuous",
    rarity: "uncommon",
    archetype: "compost-club",
    effects: [
      {
        id: "warm-in-the-middle",
        type: "trigger",
        trigger: {
          on: "sent_to_graveyard",
          side: "self",
          filter: { cardType: "stereotype", archetype: "compost-club" },
        },
        optional: true,
        actions: [{ kind: "create_token", token: "greg", position: "defense" }],
        oncePerTurn: true,
      },
    ],
    flavour: "Warm, quiet, and a little taller every Monday.",
  },
  {
    id: "seed-library",
    name: "Seed Library",
    type: "spell",
    spellType: "continuous",
    rarity: "uncommon",
    archetype: "compost-club",
    cost: 1,
    effects: [
      {
        id: "borrow",
        type: "ignition",
        onActivation: true,
        actions: [{ kind: "search", filter: { spellType: "field", archetype: "compost-club" } }],
      },
      {
        id: "planted-by-greg",
        type: "ignition",
        costs: [{ kind: "tribute", count: 1, filter: { name: "Greg" } }],
        actions: [
          { kind: "draw", count: 1 },
          { kind: "heal", amount: 500 },
        ],
        oncePerTurn: true,
      },
    ],
    flavour: "Borrow one bean in spring, bring back forty. Late fees are paid in zucchini.",
  },
  {
    id: "gardening-gloves",
    name: "Gardening Gloves",
    type: "spell",
    spellType: "equip",
    rarity: "common",
    archetype: "compost-club",
    cost: 1,
    effects: [
      {
        id: "firm-grip",
        type: "continuous",
        actions: [{ kind: "boost_attack", what: { kind: "equipped" }, amount: 500 }],
      },
      {
        id: "something-in-the-thumb",
        type: "trigger",
        trigger: { on: "sent_to_graveyard", card: "this" },
        actions: [{ kind: "draw", count: 1 }],
      },
    ],
    flavour: "A pair of two left hands.",
  },
];

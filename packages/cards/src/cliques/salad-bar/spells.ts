import type { SpellDefinition } from "@ltcg/engine";

export const spells: readonly SpellDefinition[] = [
  {
    id: "juice-cleanse",
    name: "Juice Cleanse",
    type: "spell",
    spellType: "normal",
    rarity: "uncommon",
    archetype: "salad-bar",
    cost: 1,
    effects: [
      {
        id: "out-it-goes",
        type: "ignition",
        actions: [
          { kind: "damage", amount: { count: "vice", side: "self", times: 200, plus: 500 } },
          { kind: "remove_vice", count: 3, what: { kind: "all", zone: "board", side: "self" } },
        ],
      },
    ],
    flavour: "Day one: light as a feather. Day two: has opinions about chewing.",
  },
  {
    id: "grown-from-seed",
    name: "Grown from Seed",
    type: "spell",
    spellType: "normal",
    rarity: "rare",
    archetype: "salad-bar",
    cost: 2,
    effects: [
      {
        id: "look-a-leaf",
        type: "ignition",
        costs: [{ kind: "pay_lp", amount: 500 }],
        actions: [
          {
            kind: "special_summon",
            from: "deck",
            filter: { archetype: "salad-bar", maxLevel: 4 },
            position: "defense",
          },
        ],
      },
    ],
    flavour: "Talked to daily, mostly about algebra.",
  },
  {
    id: "meal-plan",
    name: "Meal Plan",
    type: "spell",
    spellType: "normal",
    rarity: "common",
    archetype: "salad-bar",
    effects: [
      {
        id: "colour-coded",
        type: "ignition",
        actions: [
          { kind: "draw", count: 1 },
          {
            kind: "modify_cost",
            cardType: "spell",
            operation: "add",
            amount: -1,
            duration: "until_next_turn",
          },
        ],
      },
    ],
    flavour: "Monday is beans. Tuesday is thinking about Monday.",
  },
  {
    id: "eat-your-greens",
    name: "Eat Your Greens",
    type: "spell",
    spellType: "quick-play",
    rarity: "common",
    archetype: "salad-bar",
    effects: [
      {
        id: "one-more-forkful",
        type: "quick",
        targets: [{ zone: "board", side: "self", count: 1, filter: { face: "up" } }],
        actions: [
          { kind: "remove_vice", count: 2, what: { kind: "target" } },
          {
            kind: "boost_defense",
            what: { kind: "target" },
            amount: 800,
            duration: "until_next_turn",
          },
          {
            kind: "grant_protection",
            protection: "targeting",
            what: { kind: "target" },
            duration: "until_next_turn",
          },
        ],
      },
    ],
    flavour: "Nobody leaves the table. Nobody can make you leave it, either.",
  },
  {
    id: "cheat-day",
    name: "Cheat Day",
    type: "spell",
    spellType: "quick-play",
    rarity: "rare",
    archetype: "salad-bar",
    cost: 1,
    effects: [
      {
        id: "just-this-once",
        type: "quick",
        costs: [{ kind: "add_vice", count: 1 }],
        actions: [
          { kind: "draw", count: 2 },
          { kind: "heal", amount: 300 },
        ],
        hardOncePerTurn: true,
      },
    ],
    flavour: "On the calendar since August, in green pen, with a small heart.",
  },
  {
    id: "loyalty-stamp-card",
    name: "Loyalty Stamp Card",
    type: "spell",
    spellType: "continuous",
    rarity: "uncommon",
    archetype: "salad-bar",
    cost: 1,
    effects: [
      {
        id: "first-two-free",
        type: "ignition",
        onActivation: true,
        actions: [{ kind: "gain_clout", amount: 2 }],
      },
      {
        id: "stamp",
        type: "trigger",
        trigger: { on: "summoned", side: "self", filter: { archetype: "salad-bar" } },
        actions: [{ kind: "gain_clout", amount: 1 }],
        oncePerTurn: true,
      },
    ],
    flavour: "Ten salads and the eleventh is also a salad.",
  },
  {
    id: "watching-grass-grow",
    name: "Watching Grass Grow",
    type: "spell",
    spellType: "continuous",
    rarity: "epic",
    archetype: "salad-bar",
    cost: 2,
    effects: [
      {
        id: "is-it-taller",
        type: "ignition",
        onActivation: true,
        actions: [{ kind: "damage", amount: { count: "turn_number", times: 50 } }],
      },
      {
        id: "definitely-taller",
        type: "trigger",
        trigger: { on: "standby_phase", side: "self" },
        actions: [
          {
            kind: "damage",
            amount: {
              count: "cards",
              zone: "board",
              side: "self",
              filter: { position: "defense" },
              times: 150,
            },
          },
        ],
      },
    ],
    flavour: "A spectator sport, once you know the players.",
  },
  {
    id: "sensible-hairnet",
    name: "Sensible Hairnet",
    type: "spell",
    spellType: "equip",
    rarity: "common",
    archetype: "salad-bar",
    cost: 1,
    effects: [
      {
        id: "regulation-fit",
        type: "continuous",
        actions: [
          { kind: "boost_defense", what: { kind: "equipped" }, amount: 500 },
          { kind: "grant_protection", protection: "effect", what: { kind: "equipped" } },
        ],
      },
      {
        id: "wash-daily",
        type: "trigger",
        trigger: { on: "standby_phase", side: "self" },
        actions: [
          { kind: "remove_vice", count: 1, what: { kind: "equipped" } },
          { kind: "heal", amount: 200 },
        ],
      },
    ],
    flavour: "Makes everybody look the same amount of silly, which is its gift.",
  },
];

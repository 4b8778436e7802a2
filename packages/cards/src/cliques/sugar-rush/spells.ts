import type { SpellDefinition } from "@ltcg/engine";

export const spells: readonly SpellDefinition[] = [
  {
    id: "candy-for-breakfast",
    name: "Candy for Breakfast",
    type: "spell",
    spellType: "normal",
    rarity: "rare",
    archetype: "sugar-rush",
    cost: 1,
    effects: [
      {
        id: "who-needs-toast",
        type: "ignition",
        costs: [{ kind: "pay_lp", amount: 700 }],
        actions: [{ kind: "draw", count: 2 }],
        hardOncePerTurn: true,
      },
    ],
    flavour: "The most important meal of the day, and the most purple.",
  },
  {
    id: "vending-machine-jackpot",
    name: "Vending Machine Jackpot",
    type: "spell",
    spellType: "normal",
    rarity: "uncommon",
    archetype: "sugar-rush",
    cost: 1,
    effects: [
      {
        id: "it-keeps-coming",
        type: "ignition",
        actions: [
          { kind: "damage", amount: { count: "vice", side: "self", times: 300, plus: 300 } },
        ],
      },
    ],
    flavour: "One coin, one kick, and the whole of row D.",
  },
  {
    id: "sprinkles-on-everything",
    name: "Sprinkles on Everything",
    type: "spell",
    spellType: "normal",
    rarity: "epic",
    archetype: "sugar-rush",
    cost: 1,
    effects: [
      {
        id: "even-the-soup",
        type: "ignition",
        actions: [
          {
            kind: "boost_attack",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { attribute: "fire" },
            },
            amount: 800,
            duration: "until_end_phase",
          },
          {
            kind: "grant_keyword",
            keyword: "pierce",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { attribute: "fire" },
            },
            duration: "turn",
          },
          {
            kind: "add_vice",
            count: 1,
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { attribute: "fire" },
            },
          },
        ],
      },
    ],
    flavour: "Even the soup. Especially the soup.",
  },
  {
    id: "sugar-high",
    name: "Sugar High",
    type: "spell",
    spellType: "quick-play",
    rarity: "common",
    archetype: "sugar-rush",
    effects: [
      {
        id: "zoom",
        type: "quick",
        targets: [{ zone: "board", side: "self", count: 1, filter: { face: "up" } }],
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "target" },
            amount: 900,
            duration: "until_end_phase",
          },
          { kind: "add_vice", count: 1, what: { kind: "target" } },
        ],
      },
    ],
    flavour: "I can hear the colour orange and it is saying GO.",
  },
  {
    id: "chug-chug-chug",
    name: "Chug Chug Chug",
    type: "spell",
    spellType: "quick-play",
    rarity: "rare",
    archetype: "sugar-rush",
    cost: 2,
    effects: [
      {
        id: "all-of-it",
        type: "quick",
        costs: [{ kind: "discard", count: 1 }],
        targets: [
          {
            zone: "board",
            side: "self",
            count: 1,
            filter: { archetype: "sugar-rush", maxLevel: 6 },
          },
        ],
        actions: [
          { kind: "boost_attack", what: { kind: "target" }, operation: "double", duration: "turn" },
          { kind: "add_vice", count: 2, what: { kind: "target" } },
        ],
      },
    ],
    flavour: "It was only lemonade. It was two litres of only lemonade.",
  },
  {
    id: "free-refills",
    name: "Free Refills",
    type: "spell",
    spellType: "continuous",
    rarity: "uncommon",
    archetype: "sugar-rush",
    effects: [
      {
        id: "welcome-drink",
        type: "trigger",
        trigger: { on: "summoned", side: "self", filter: { archetype: "sugar-rush" } },
        optional: true,
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "event_card" },
            amount: 500,
            duration: "permanent",
          },
          { kind: "add_vice", count: 1, what: { kind: "event_card" } },
        ],
      },
    ],
    flavour: "The sign says one per student. The sign is sticky and cannot be read.",
  },
  {
    id: "trick-or-treat-route",
    name: "Trick-or-Treat Route",
    type: "spell",
    spellType: "continuous",
    rarity: "uncommon",
    archetype: "sugar-rush",
    cost: 1,
    effects: [
      {
        id: "costumes-on",
        type: "ignition",
        onActivation: true,
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "all", zone: "board", side: "self", filter: { maxLevel: 6 } },
            amount: 300,
            duration: "until_end_phase",
          },
        ],
      },
      {
        id: "next-door",
        type: "trigger",
        trigger: { on: "battle_damage", side: "opponent" },
        optional: true,
        actions: [{ kind: "draw", count: 1 }],
        hardOncePerTurn: true,
      },
    ],
    flavour: "Planned since March, with a backup for rain.",
  },
  {
    id: "light-up-sneakers",
    name: "Light-Up Sneakers",
    type: "spell",
    spellType: "equip",
    rarity: "common",
    archetype: "sugar-rush",
    cost: 1,
    effects: [
      {
        id: "flash",
        type: "continuous",
        actions: [
          { kind: "boost_attack", what: { kind: "equipped" }, amount: 700 },
          { kind: "grant_keyword", keyword: "pierce", what: { kind: "equipped" } },
        ],
      },
      {
        id: "cannot-sit-still",
        type: "trigger",
        trigger: { on: "standby_phase", side: "self" },
        actions: [{ kind: "add_vice", count: 1, what: { kind: "equipped" } }],
      },
    ],
    flavour: "Scientifically proven to be faster, by the person wearing them.",
  },
];

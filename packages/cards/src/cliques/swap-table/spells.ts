import type { SpellDefinition } from "@ltcg/engine";

export const spells: readonly SpellDefinition[] = [
  {
    id: "trade-you-my-pudding",
    name: "Trade You My Pudding",
    type: "spell",
    spellType: "normal",
    rarity: "epic",
    archetype: "swap-table",
    cost: 4,
    effects: [
      {
        id: "shake-on-it",
        type: "ignition",
        targets: [
          { zone: "board", side: "self", count: 1 },
          { zone: "board", side: "opponent", count: 1, filter: { maxLevel: 6 } },
        ],
        actions: [
          { kind: "return_to_hand", what: { kind: "target", index: 0 } },
          {
            kind: "take_control",
            what: { kind: "target", index: 1 },
            duration: "permanent",
          },
        ],
      },
    ],
    flavour: "Nobody has ever seen the pudding, and nobody has ever said no.",
  },
  {
    id: "lunch-money-loan",
    name: "Lunch Money Loan",
    type: "spell",
    spellType: "normal",
    rarity: "rare",
    archetype: "swap-table",
    effects: [
      {
        id: "friendly-terms",
        type: "ignition",
        condition: { kind: "count", zone: "board", side: "self", is: "at_least", amount: 1 },
        actions: [
          { kind: "rearrange_top_cards", count: 3 },
          { kind: "draw", count: 2 },
          {
            kind: "add_vice",
            count: 1,
            what: { kind: "random", zone: "board", side: "self", count: 1 },
          },
        ],
        hardOncePerTurn: true,
      },
    ],
    flavour: "Interest is one fry a day, compounding in ketchup.",
  },
  {
    id: "hot-potato-salad",
    name: "Hot Potato Salad",
    type: "spell",
    spellType: "normal",
    rarity: "uncommon",
    archetype: "swap-table",
    cost: 1,
    effects: [
      {
        id: "yours-now",
        type: "ignition",
        targets: [{ zone: "board", side: "opponent", count: 1 }],
        actions: [
          {
            kind: "move_vice",
            count: 2,
            from: { kind: "all", zone: "board", side: "self" },
            to: { kind: "target" },
          },
          {
            kind: "apply_restriction",
            restriction: "attack",
            what: { kind: "target" },
            duration: 2,
          },
        ],
      },
    ],
    flavour: "It has been round the table twice and it is still warm. It should not be warm.",
  },
  {
    id: "scoot-over",
    name: "Scoot Over",
    type: "spell",
    spellType: "quick-play",
    rarity: "common",
    archetype: "swap-table",
    effects: [
      {
        id: "one-bench",
        type: "quick",
        targets: [{ zone: "board", side: "any", count: 1, filter: { face: "up" } }],
        actions: [
          { kind: "change_position", what: { kind: "target" } },
          {
            kind: "boost_defense",
            what: { kind: "target" },
            amount: -300,
            duration: "until_end_phase",
          },
        ],
      },
    ],
    flavour: "A bench holds six. A bench has always held six. Breathe in.",
  },
  {
    id: "back-to-your-desk",
    name: "Back to Your Desk",
    type: "spell",
    spellType: "quick-play",
    rarity: "rare",
    archetype: "swap-table",
    cost: 2,
    effects: [
      {
        id: "deal-is-off",
        type: "quick",
        costs: [{ kind: "remove_vice", count: 1 }],
        targets: [{ zone: "board", side: "opponent", count: 1 }],
        actions: [{ kind: "return_to_hand", what: { kind: "target" } }],
      },
    ],
    flavour: "The deal is off, the trades are void, and whoever has my spoon knows it.",
  },
  {
    id: "musical-chairs",
    name: "Musical Chairs",
    type: "spell",
    spellType: "continuous",
    rarity: "common",
    archetype: "swap-table",
    effects: [
      {
        id: "everybody-up",
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
            to: "attack",
          },
        ],
      },
      {
        id: "music-stops",
        type: "trigger",
        trigger: { on: "position_changed" },
        actions: [{ kind: "damage", amount: 300 }],
      },
    ],
    flavour: "There are enough chairs. That was never the point.",
  },
  {
    id: "iou-jar",
    name: "IOU Jar",
    type: "spell",
    spellType: "continuous",
    rarity: "rare",
    archetype: "swap-table",
    effects: [
      {
        id: "just-this-once",
        type: "ignition",
        condition: {
          kind: "not",
          of: { kind: "count", zone: "hand", side: "self", is: "at_least", amount: 6 },
        },
        costs: [{ kind: "add_vice", count: 1 }],
        actions: [{ kind: "draw", count: 1 }],
        hardOncePerTurn: true,
      },
    ],
    flavour: "Mostly buttons, one tooth, and a promise in green crayon.",
  },
  {
    id: "borrowed-hoodie",
    name: "Borrowed Hoodie",
    type: "spell",
    spellType: "equip",
    rarity: "rare",
    archetype: "swap-table",
    cost: 3,
    effects: [
      {
        id: "looks-better-on-us",
        type: "ignition",
        onActivation: true,
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { maxAttack: 1700 } }],
        actions: [{ kind: "take_control", what: { kind: "target" }, duration: "while_source" }],
      },
      {
        id: "mum-is-asking",
        type: "trigger",
        trigger: { on: "standby_phase", side: "self" },
        actions: [{ kind: "add_vice", count: 1, what: { kind: "equipped" } }],
      },
    ],
    flavour: "Borrowed in October. It is a different October.",
  },
];

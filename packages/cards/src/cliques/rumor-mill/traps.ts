import type { TrapDefinition } from "@ltcg/engine";

export const traps: readonly TrapDefinition[] = [
  {
    id: "new-kid-nickname",
    name: "New Kid Nickname",
    type: "trap",
    trapType: "normal",
    rarity: "common",
    archetype: "rumor-mill",
    effects: [
      {
        id: "it-stuck",
        type: "trigger",
        trigger: { on: "summoned", side: "opponent" },
        actions: [
          { kind: "add_vice", count: 1, what: { kind: "event_card" } },
          {
            kind: "boost_attack",
            what: { kind: "event_card" },
            amount: -300,
            duration: "permanent",
          },
        ],
      },
    ],
    flavour: "One dropped tray, and it is Captain Gravy until graduation.",
  },
  {
    id: "read-receipts",
    name: "Read Receipts",
    type: "trap",
    trapType: "normal",
    rarity: "common",
    archetype: "rumor-mill",
    effects: [
      {
        id: "seen",
        type: "trigger",
        trigger: { on: "spell_activated", side: "opponent" },
        actions: [
          { kind: "reveal_hand", who: "opponent" },
          {
            kind: "add_vice",
            count: 1,
            what: { kind: "random", zone: "board", side: "opponent", count: 1 },
          },
        ],
      },
    ],
    flavour: "Seen at 12:04. Seen again at 12:05. Seen by your aunt at 12:06.",
  },
  {
    id: "everyone-already-knows",
    name: "Everyone Already Knows",
    type: "trap",
    trapType: "normal",
    rarity: "epic",
    archetype: "rumor-mill",
    cost: 1,
    effects: [
      {
        id: "last-to-know",
        type: "trigger",
        trigger: { on: "vice_near_threshold", side: "opponent" },
        actions: [
          { kind: "add_vice", count: 1, what: { kind: "event_card" } },
          { kind: "damage", amount: 300 },
        ],
      },
    ],
    flavour: "Even the substitute teacher. Even the substitute teacher's dog.",
  },
  {
    id: "spilled-tea",
    name: "Spilled Tea",
    type: "trap",
    trapType: "normal",
    rarity: "uncommon",
    archetype: "rumor-mill",
    cost: 1,
    effects: [
      {
        id: "mop-up",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent", filter: { minVice: 1 } },
        actions: [
          { kind: "stop_attack" },
          { kind: "add_vice", count: 1, what: { kind: "event_card" } },
        ],
      },
    ],
    flavour: "Hot, strong, and all over your plans.",
  },
  {
    id: "leaked-answer-key",
    name: "Leaked Answer Key",
    type: "trap",
    trapType: "continuous",
    rarity: "uncommon",
    archetype: "rumor-mill",
    cost: 1,
    effects: [
      {
        id: "peek",
        type: "quick",
        onActivation: true,
        actions: [
          { kind: "view_top_cards", count: 3, who: "opponent" },
          { kind: "mill", count: 1, who: "opponent" },
        ],
      },
      {
        id: "confiscated",
        type: "trigger",
        trigger: { on: "card_drawn", side: "opponent" },
        actions: [{ kind: "discard", count: 1, who: "opponent", random: true }],
        oncePerTurn: true,
      },
    ],
    flavour: "All the answers are C, apart from the ones that are not.",
  },
  {
    id: "total-denial",
    name: "Total Denial",
    type: "trap",
    trapType: "counter",
    rarity: "rare",
    archetype: "rumor-mill",
    cost: 1,
    effects: [
      {
        id: "never-happened",
        type: "trigger",
        trigger: { on: "spell_activated", side: "opponent" },
        costs: [{ kind: "discard", count: 1 }],
        actions: [{ kind: "negate", destroy: true }],
      },
    ],
    flavour: "I was at home, with a cold, in another country.",
  },
];

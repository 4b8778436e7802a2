import type { TrapDefinition } from "@ltcg/engine";

export const traps: readonly TrapDefinition[] = [
  {
    id: "surprise-broccoli",
    name: "Surprise Broccoli",
    type: "trap",
    trapType: "normal",
    rarity: "common",
    archetype: "salad-bar",
    cost: 1,
    effects: [
      {
        id: "under-the-cheese",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent" },
        actions: [
          {
            kind: "boost_defense",
            what: { kind: "all", zone: "board", side: "self", filter: { position: "defense" } },
            amount: 700,
            duration: "turn",
          },
          {
            kind: "grant_protection",
            protection: "battle",
            what: { kind: "all", zone: "board", side: "self", filter: { position: "defense" } },
            duration: "turn",
          },
        ],
      },
    ],
    flavour: "It was under the cheese. It is always under the cheese.",
  },
  {
    id: "no-thank-you-bite",
    name: "No-Thank-You Bite",
    type: "trap",
    trapType: "normal",
    rarity: "uncommon",
    archetype: "salad-bar",
    cost: 1,
    effects: [
      {
        id: "politely",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent" },
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "event_card" },
            operation: "halve",
            duration: "turn",
          },
          { kind: "heal", amount: 400 },
        ],
      },
    ],
    flavour: "House rule: you may refuse anything, after one forkful.",
  },
  {
    id: "it-grows-back",
    name: "It Grows Back",
    type: "trap",
    trapType: "normal",
    rarity: "rare",
    archetype: "salad-bar",
    cost: 1,
    effects: [
      {
        id: "from-the-root",
        type: "trigger",
        trigger: { on: "destroyed", side: "self", by: "battle" },
        actions: [
          {
            kind: "special_summon",
            from: "deck",
            filter: { archetype: "salad-bar", minDefense: 1800, maxLevel: 6 },
            position: "defense",
          },
        ],
      },
    ],
    flavour: "The gardener only laughs, and fetches the watering can.",
  },
  {
    id: "grandma-brought-soup",
    name: "Grandma Brought Soup",
    type: "trap",
    trapType: "normal",
    rarity: "epic",
    archetype: "salad-bar",
    cost: 1,
    effects: [
      {
        id: "you-look-thin",
        type: "trigger",
        trigger: { on: "life_below", side: "self", below: 5000 },
        actions: [
          { kind: "heal", amount: 1200 },
          {
            kind: "special_summon",
            from: "hand",
            filter: { archetype: "salad-bar", maxLevel: 6 },
          },
        ],
      },
    ],
    flavour: "She drove three hours. You will have seconds.",
  },
  {
    id: "buddy-system",
    name: "Buddy System",
    type: "trap",
    trapType: "continuous",
    rarity: "uncommon",
    archetype: "salad-bar",
    cost: 1,
    effects: [
      {
        id: "hold-hands",
        type: "quick",
        onActivation: true,
        targets: [{ zone: "board", side: "self", count: 1, filter: { face: "up" } }],
        actions: [
          {
            kind: "grant_protection",
            protection: "battle",
            what: { kind: "target" },
            duration: "while_source",
          },
          {
            kind: "boost_defense",
            what: { kind: "target" },
            amount: 300,
            duration: "while_source",
          },
        ],
      },
    ],
    flavour: "Count off! One. One again. Good, that is both of us.",
  },
  {
    id: "allergy-card",
    name: "Allergy Card",
    type: "trap",
    trapType: "counter",
    rarity: "rare",
    archetype: "salad-bar",
    effects: [
      {
        id: "may-contain-nuts",
        type: "trigger",
        trigger: { on: "targeted", side: "self" },
        condition: { kind: "turn", of: "opponent" },
        costs: [{ kind: "pay_lp", amount: 500 }],
        actions: [{ kind: "negate" }],
      },
    ],
    flavour: "Laminated, both sides, with a drawing of the peanut in question.",
  },
];

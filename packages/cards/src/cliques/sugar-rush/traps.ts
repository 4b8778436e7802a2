import type { TrapDefinition } from "@ltcg/engine";

export const traps: readonly TrapDefinition[] = [
  {
    id: "popping-candy-ambush",
    name: "Popping Candy Ambush",
    type: "trap",
    trapType: "normal",
    rarity: "common",
    archetype: "sugar-rush",
    effects: [
      {
        id: "crackle",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent" },
        actions: [
          { kind: "boost_attack", what: { kind: "event_card" }, amount: -700, duration: "turn" },
          { kind: "damage", amount: 300 },
        ],
      },
    ],
    flavour: "Crackle, crackle, startled silence, crackle.",
  },
  {
    id: "shaken-soda-can",
    name: "Shaken Soda Can",
    type: "trap",
    trapType: "normal",
    rarity: "uncommon",
    archetype: "sugar-rush",
    cost: 1,
    effects: [
      {
        id: "psshh",
        type: "trigger",
        trigger: { on: "battle_damage", side: "self" },
        actions: [{ kind: "damage", amount: { count: "event_amount" } }],
      },
    ],
    flavour: "You knocked it over. You get to open it.",
  },
  {
    id: "last-sugar-cube",
    name: "Last Sugar Cube",
    type: "trap",
    trapType: "normal",
    rarity: "rare",
    archetype: "sugar-rush",
    effects: [
      {
        id: "second-wind",
        type: "trigger",
        trigger: { on: "life_below", side: "self", below: 3000 },
        actions: [
          { kind: "draw", count: 2 },
          { kind: "damage", amount: 500 },
        ],
      },
    ],
    flavour: "In case of emergency, break wrapper.",
  },
  {
    id: "double-dare",
    name: "Double Dare",
    type: "trap",
    trapType: "continuous",
    rarity: "common",
    archetype: "sugar-rush",
    effects: [
      {
        id: "you-would-not",
        type: "trigger",
        trigger: { on: "attack_declared", side: "self", filter: { archetype: "sugar-rush" } },
        optional: true,
        costs: [{ kind: "pay_lp", amount: 300 }],
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "event_card" },
            amount: 500,
            duration: "until_end_phase",
          },
        ],
      },
    ],
    flavour: "There are rules to this. The rules are: you have to.",
  },
  {
    id: "crash-course",
    name: "Crash Course",
    type: "trap",
    trapType: "continuous",
    rarity: "uncommon",
    archetype: "sugar-rush",
    cost: 1,
    effects: [
      {
        id: "lesson-learned",
        type: "trigger",
        trigger: { on: "breakdown", side: "self" },
        actions: [
          { kind: "damage", amount: 700 },
          { kind: "draw", count: 1 },
        ],
      },
    ],
    flavour: "Chapter one: naps, and how to take them standing.",
  },
  {
    id: "too-wired-to-listen",
    name: "Too Wired to Listen",
    type: "trap",
    trapType: "counter",
    rarity: "rare",
    archetype: "sugar-rush",
    effects: [
      {
        id: "la-la-la",
        type: "trigger",
        trigger: { on: "trap_activated", side: "opponent" },
        costs: [{ kind: "add_vice", count: 1 }],
        actions: [{ kind: "negate", destroy: true }],
      },
    ],
    flavour: "Sorry, what? I was vibrating.",
  },
];

import type { StereotypeDefinition } from "@ltcg/engine";

export const stereotypes: readonly StereotypeDefinition[] = [
  {
    id: "double-scoop-dasher",
    name: "Double-Scoop Dasher",
    type: "stereotype",
    rarity: "common",
    archetype: "sugar-rush",
    attribute: "fire",
    level: 3,
    attack: 1400,
    defense: 1200,
    effects: [
      {
        id: "head-start",
        type: "trigger",
        trigger: { on: "attack_declared", card: "this" },
        optional: true,
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "self" },
            amount: 800,
            duration: "until_end_phase",
          },
          { kind: "add_vice", count: 1, what: { kind: "self" } },
        ],
      },
    ],
    flavour: "Fastest cone in the yard. Nobody has seen the cone.",
  },
  {
    id: "candy-courier",
    name: "Candy Courier",
    type: "stereotype",
    rarity: "common",
    archetype: "sugar-rush",
    attribute: "fire",
    level: 4,
    attack: 1800,
    defense: 800,
    effects: [
      {
        id: "one-for-the-road",
        type: "on_summon",
        actions: [
          { kind: "draw", count: 1 },
          { kind: "add_vice", count: 1, what: { kind: "self" } },
        ],
      },
    ],
    flavour: "Delivers to every desk, minus a small handling fee in toffee.",
  },
  {
    id: "fizz-bomber",
    name: "Fizz Bomber",
    type: "stereotype",
    rarity: "uncommon",
    archetype: "sugar-rush",
    attribute: "fire",
    level: 5,
    attack: 1900,
    defense: 1600,
    effects: [
      {
        id: "shake-it",
        type: "ignition",
        costs: [{ kind: "add_vice", count: 1 }],
        actions: [{ kind: "damage", amount: 500 }],
        oncePerTurn: true,
      },
      {
        id: "lid-off",
        type: "breakdown",
        actions: [{ kind: "damage", amount: 1000 }],
      },
    ],
    flavour: "Rule one of the science fair: stand behind the glass.",
  },
  {
    id: "jawbreaker-jock",
    name: "Jawbreaker Jock",
    type: "stereotype",
    rarity: "rare",
    archetype: "sugar-rush",
    attribute: "neutral",
    level: 6,
    attack: 1500,
    defense: 1700,
    keywords: ["pierce"],
    effects: [
      {
        id: "still-chewing",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "self" },
            amount: { count: "vice", side: "self", times: 300 },
          },
        ],
      },
    ],
    flavour: "Has been working on the same sweet since the first week of term.",
  },
  {
    id: "pinata-king",
    name: "Piñata King",
    type: "stereotype",
    rarity: "legendary",
    archetype: "sugar-rush",
    attribute: "fire",
    level: 8,
    attack: 2800,
    defense: 2000,
    effects: [
      {
        id: "party-starts",
        type: "on_summon",
        actions: [
          {
            kind: "boost_attack",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { archetype: "sugar-rush" },
            },
            amount: 500,
            duration: "turn",
          },
        ],
      },
      {
        id: "candy-everywhere",
        type: "breakdown",
        actions: [
          { kind: "draw", count: 2 },
          { kind: "discard", count: 1, who: "self" },
          { kind: "damage", amount: 1000 },
        ],
      },
    ],
    flavour: "Long may he swing.",
  },
];

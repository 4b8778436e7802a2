import type { SpellDefinition } from "@ltcg/engine";

export const classes: readonly SpellDefinition[] = [
  {
    id: "greenhouse-effect",
    name: "Greenhouse Effect",
    type: "spell",
    spellType: "field",
    rarity: "rare",
    archetype: "salad-bar",
    cost: 2,
    effects: [
      {
        id: "behind-glass",
        type: "continuous",
        actions: [
          {
            kind: "boost_defense",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { archetype: "salad-bar" },
            },
            amount: 400,
          },
          {
            kind: "grant_protection",
            protection: "effect",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { archetype: "salad-bar" },
            },
          },
        ],
      },
      {
        id: "cutting-in-a-jar",
        type: "trigger",
        trigger: { on: "summoned", side: "self", summonKinds: ["special"] },
        actions: [{ kind: "heal", amount: 400 }],
      },
    ],
    flavour: "Every window is open and it is still July in here.",
  },
  {
    id: "mindfulness-minute",
    name: "Mindfulness Minute",
    type: "spell",
    spellType: "field",
    rarity: "uncommon",
    archetype: "salad-bar",
    effects: [
      {
        id: "breathe-out",
        type: "ignition",
        costs: [{ kind: "remove_vice", count: 1 }],
        actions: [
          {
            kind: "boost_attack",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { archetype: "salad-bar" },
            },
            amount: 300,
            duration: "while_source",
          },
          { kind: "heal", amount: 300 },
        ],
        oncePerTurn: true,
      },
      {
        id: "open-your-eyes",
        type: "trigger",
        trigger: { on: "flipped", side: "self" },
        actions: [{ kind: "heal", amount: 500 }],
      },
    ],
    flavour: "Picture a quiet meadow. Picture it quieter, Kevin.",
  },
  {
    id: "balanced-diet",
    name: "Balanced Diet",
    type: "spell",
    spellType: "field",
    rarity: "uncommon",
    archetype: "salad-bar",
    cost: 2,
    effects: [
      {
        id: "a-bit-of-everything",
        type: "ignition",
        onActivation: true,
        actions: [{ kind: "heal", amount: 500 }],
      },
      {
        id: "annoyingly-healthy",
        type: "trigger",
        trigger: { on: "standby_phase", side: "self" },
        condition: { kind: "life", side: "self", is: "at_least", amount: 7000 },
        actions: [{ kind: "damage", amount: 300 }],
      },
      {
        id: "comfort-food",
        type: "trigger",
        trigger: { on: "life_below", side: "self", below: 4000 },
        actions: [{ kind: "heal", amount: 1000 }],
      },
    ],
    flavour: "A carrot in each hand, walking the line on the gym floor.",
  },
];

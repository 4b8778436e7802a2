import type { StereotypeDefinition } from "@ltcg/engine";

export const stereotypes: readonly StereotypeDefinition[] = [
  {
    id: "sprout-intern",
    name: "Sprout Intern",
    type: "stereotype",
    rarity: "common",
    archetype: "salad-bar",
    attribute: "water",
    level: 3,
    attack: 800,
    defense: 1800,
    effects: [
      {
        id: "first-shoot",
        type: "trigger",
        trigger: { on: "flipped", side: "self" },
        optional: true,
        actions: [{ kind: "draw", count: 1 }],
        hardOncePerTurn: true,
      },
      {
        id: "good-soil",
        type: "trigger",
        trigger: { on: "standby_phase", side: "self" },
        condition: { kind: "source", filter: { position: "defense" } },
        actions: [{ kind: "heal", amount: 200 }],
      },
    ],
    flavour: "Unpaid, unfazed, a little taller every Monday.",
  },
  {
    id: "ranch-smuggler",
    name: "Ranch Smuggler",
    type: "stereotype",
    rarity: "uncommon",
    archetype: "salad-bar",
    attribute: "neutral",
    level: 4,
    attack: 1600,
    defense: 1200,
    effects: [
      {
        id: "just-a-drizzle",
        type: "trigger",
        trigger: { on: "standby_phase", side: "self" },
        actions: [{ kind: "add_vice", count: 1, what: { kind: "self" } }],
      },
      {
        id: "squeeze",
        type: "ignition",
        costs: [{ kind: "remove_vice", count: 1 }],
        actions: [{ kind: "damage", amount: 400 }],
        oncePerTurn: true,
      },
    ],
    flavour: "Two bottles up each sleeve. It is still technically a salad.",
  },
  {
    id: "blender-club-captain",
    name: "Blender Club Captain",
    type: "stereotype",
    rarity: "common",
    archetype: "salad-bar",
    attribute: "water",
    level: 4,
    attack: 1400,
    defense: 1800,
    effects: [
      {
        id: "everything-goes-in",
        type: "on_summon",
        actions: [
          { kind: "heal", amount: { count: "vice", side: "any", times: 100, plus: 300 } },
          { kind: "remove_vice", count: 3, what: { kind: "all", zone: "board", side: "self" } },
        ],
      },
    ],
    flavour: "The lid is a suggestion until it is a lesson.",
  },
  {
    id: "garden-club-president",
    name: "Garden Club President",
    type: "stereotype",
    rarity: "rare",
    archetype: "salad-bar",
    attribute: "earth",
    level: 5,
    attack: 1500,
    defense: 2000,
    effects: [
      {
        id: "bring-a-friend",
        type: "on_summon",
        actions: [
          {
            kind: "special_summon",
            from: "hand",
            filter: { archetype: "salad-bar", maxLevel: 4 },
            position: "defense",
          },
        ],
      },
      {
        id: "club-budget",
        type: "continuous",
        actions: [{ kind: "modify_cost", cardType: "trap", operation: "add", amount: -1 }],
      },
    ],
    flavour: "Elected by four votes, two of them tomatoes.",
  },
  {
    id: "romaine-emperor",
    name: "Romaine Emperor",
    type: "stereotype",
    rarity: "legendary",
    archetype: "salad-bar",
    attribute: "water",
    level: 8,
    attack: 2200,
    defense: 2000,
    effects: [
      {
        id: "tribute-in-croutons",
        type: "on_summon",
        actions: [{ kind: "gain_clout", amount: 2 }],
      },
      {
        id: "imperial-crunch",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "self" },
            amount: { count: "clout", side: "self", times: 50 },
          },
        ],
      },
      {
        id: "crisp-dignity",
        type: "continuous",
        condition: {
          kind: "or",
          all: [
            { kind: "clout", side: "self", is: "at_least", amount: 5 },
            { kind: "life", side: "self", is: "at_least", amount: 8000 },
          ],
        },
        actions: [{ kind: "grant_protection", protection: "targeting", what: { kind: "self" } }],
      },
    ],
    flavour: "He came, he sawed the cucumber in half, he conquered the tongs.",
  },
];

/** Those that answer events, use effects of their own or lend them to others (LT 8.1). */
import type { StereotypeDefinition } from "../cards.ts";

export const watchfulStereotypes: readonly StereotypeDefinition[] = [
  {
    id: "hall-monitor",
    name: "Hall Monitor",
    type: "stereotype",
    rarity: "uncommon",
    archetype: "faculty",
    attribute: "light",
    level: 4,
    attack: 1600,
    defense: 1400,
    effects: [
      {
        id: "no-running",
        type: "trigger",
        trigger: { on: "summoned", side: "opponent", summonKinds: ["special"] },
        actions: [{ kind: "change_position", what: { kind: "event_card" }, to: "defense" }],
        oncePerTurn: true,
      },
    ],
  },
  {
    id: "class-clown",
    name: "Class Clown",
    type: "stereotype",
    rarity: "common",
    archetype: "clique",
    attribute: "wind",
    level: 3,
    attack: 1100,
    defense: 700,
    effects: [
      {
        id: "last-laugh",
        type: "trigger",
        trigger: { on: "destroyed", card: "this", by: "battle" },
        actions: [
          {
            kind: "damage",
            amount: { count: "cards", zone: "hand", side: "opponent", times: 100 },
          },
        ],
      },
    ],
  },
  {
    id: "food-fighter",
    name: "Food Fighter",
    type: "stereotype",
    rarity: "rare",
    archetype: "cafeteria",
    attribute: "fire",
    level: 6,
    attack: 2300,
    defense: 1200,
    effects: [
      {
        id: "splatter",
        type: "trigger",
        trigger: { on: "battle_damage", card: "this" },
        actions: [{ kind: "mill", count: 1, who: "opponent" }],
      },
    ],
  },
  {
    id: "valedictorian",
    name: "Valedictorian",
    type: "stereotype",
    rarity: "epic",
    archetype: "faculty",
    attribute: "light",
    level: 8,
    attack: 2800,
    defense: 2400,
    effects: [
      {
        id: "objection",
        type: "quick",
        trigger: { on: "spell_activated", side: "opponent" },
        costs: [{ kind: "pay_clout", amount: 3 }],
        actions: [{ kind: "negate" }],
        oncePerTurn: true,
      },
    ],
  },
  {
    id: "prom-queen",
    name: "Prom Queen Priya",
    type: "stereotype",
    rarity: "legendary",
    archetype: "clique",
    attribute: "light",
    viceType: "pride",
    level: 7,
    attack: 2500,
    defense: 2100,
    effects: [
      {
        id: "everybody-stare",
        type: "on_summon",
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { maxLevel: 6 } }],
        actions: [{ kind: "take_control", what: { kind: "target" }, duration: "turn" }],
      },
      {
        id: "entourage",
        type: "continuous",
        condition: {
          kind: "count",
          zone: "board",
          side: "self",
          filter: { archetype: "clique" },
          is: "at_least",
          amount: 2,
        },
        actions: [{ kind: "grant_protection", protection: "targeting", what: { kind: "self" } }],
      },
    ],
  },
  {
    id: "pep-squad",
    name: "Pep Squad",
    type: "stereotype",
    rarity: "uncommon",
    archetype: "varsity",
    attribute: "wind",
    level: 3,
    attack: 800,
    defense: 1200,
    effects: [
      {
        id: "cheer",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "all", zone: "board", side: "self", filter: { archetype: "varsity" } },
            amount: 300,
          },
        ],
      },
    ],
  },
];

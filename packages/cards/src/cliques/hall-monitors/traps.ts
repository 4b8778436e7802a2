import type { TrapDefinition } from "@ltcg/engine";

export const traps: readonly TrapDefinition[] = [
  {
    id: "one-weeks-detention",
    name: "One Week's Detention",
    type: "trap",
    trapType: "normal",
    rarity: "common",
    archetype: "hall-monitors",
    effects: [
      {
        id: "bring-a-book",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent" },
        actions: [
          { kind: "stop_attack" },
          {
            kind: "apply_restriction",
            restriction: "attack",
            what: { kind: "event_card" },
            duration: 3,
          },
        ],
      },
    ],
    flavour: "Room 12, after the bell. There are biscuits, but do not tell anyone.",
  },
  {
    id: "caught-red-handed",
    name: "Caught Red-Handed",
    type: "trap",
    trapType: "normal",
    rarity: "rare",
    archetype: "hall-monitors",
    cost: 1,
    effects: [
      {
        id: "it-is-paint",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent", filter: { minVice: 1 } },
        actions: [
          { kind: "destroy", what: { kind: "event_card" } },
          { kind: "damage", amount: 300 },
        ],
      },
    ],
    flavour: "Art class was hours ago. The handprints go all the way to the gym.",
  },
  {
    id: "recess-is-cancelled",
    name: "Recess Is Cancelled",
    type: "trap",
    trapType: "normal",
    rarity: "uncommon",
    archetype: "hall-monitors",
    cost: 1,
    effects: [
      {
        id: "all-because-of-one",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent" },
        actions: [
          { kind: "stop_attack" },
          {
            kind: "apply_restriction",
            restriction: "battle_phase",
            who: "opponent",
            duration: "turn",
          },
          { kind: "add_vice", count: 1, what: { kind: "event_card" } },
        ],
      },
    ],
    flavour: "And you may all thank the person with the ball.",
  },
  {
    id: "morning-uniform-check",
    name: "Morning Uniform Check",
    type: "trap",
    trapType: "continuous",
    rarity: "epic",
    archetype: "hall-monitors",
    cost: 2,
    effects: [
      {
        id: "line-up-please",
        type: "quick",
        onActivation: true,
        actions: [
          {
            kind: "add_vice",
            count: 1,
            what: {
              kind: "random",
              zone: "board",
              side: "opponent",
              count: 1,
              filter: { minAttack: 1500 },
            },
          },
        ],
      },
      {
        id: "tuck-that-in",
        type: "trigger",
        trigger: { on: "turn_start", side: "opponent" },
        actions: [
          {
            kind: "add_vice",
            count: 1,
            what: {
              kind: "random",
              zone: "board",
              side: "opponent",
              count: 1,
              filter: { minAttack: 1500 },
            },
          },
        ],
      },
    ],
    flavour: "Socks: grey. Shoes: black. Ferret: at home.",
  },
  {
    id: "back-of-the-line",
    name: "Back of the Line",
    type: "trap",
    trapType: "counter",
    rarity: "uncommon",
    archetype: "hall-monitors",
    cost: 1,
    effects: [
      {
        id: "no-saving-places",
        type: "trigger",
        trigger: {
          on: "effect_activated",
          side: "opponent",
          filter: { cardType: "stereotype" },
        },
        condition: { kind: "chain_length", is: "at_most", amount: 1 },
        actions: [{ kind: "negate" }, { kind: "add_vice", count: 1, what: { kind: "event_card" } }],
      },
    ],
    flavour: "The back of the line is now in the car park.",
  },
  {
    id: "signature-required",
    name: "Signature Required",
    type: "trap",
    trapType: "counter",
    rarity: "rare",
    archetype: "hall-monitors",
    effects: [
      {
        id: "in-ink",
        type: "trigger",
        trigger: { on: "trap_activated", side: "opponent" },
        costs: [{ kind: "discard", count: 1 }],
        actions: [
          { kind: "negate", destroy: true },
          { kind: "damage", amount: 500 },
        ],
      },
    ],
    flavour: "This one is in crayon, and it says Mum.",
  },
];

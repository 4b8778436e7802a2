import type { StereotypeDefinition } from "@ltcg/engine";

export const stereotypes: readonly StereotypeDefinition[] = [
  {
    id: "sash-cadet",
    name: "Sash Cadet",
    type: "stereotype",
    rarity: "common",
    archetype: "hall-monitors",
    attribute: "light",
    level: 3,
    attack: 1200,
    defense: 1600,
    effects: [
      {
        id: "i-can-see-you",
        type: "on_summon",
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { maxLevel: 4 } }],
        actions: [
          {
            kind: "apply_restriction",
            restriction: "attack",
            what: { kind: "target" },
            duration: "while_source",
          },
        ],
      },
    ],
    flavour: "Takes the post very seriously. It is the post by the water fountain.",
  },
  {
    id: "clipboard-captain",
    name: "Clipboard Captain",
    type: "stereotype",
    rarity: "uncommon",
    archetype: "hall-monitors",
    attribute: "light",
    level: 4,
    attack: 1600,
    defense: 1300,
    effects: [
      {
        id: "that-goes-in-writing",
        type: "ignition",
        costs: [{ kind: "pay_clout", amount: 1 }],
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { minVice: 1 } }],
        actions: [
          {
            kind: "apply_restriction",
            restriction: "attack",
            what: { kind: "target" },
            duration: "until_next_turn",
          },
          { kind: "damage", amount: { count: "vice", side: "opponent", times: 200 } },
        ],
        hardOncePerTurn: true,
      },
    ],
    flavour: "The pen is on a string, and so, in a way, are you.",
  },
  {
    id: "whistle-blower",
    name: "Whistle-Blower",
    type: "stereotype",
    rarity: "rare",
    archetype: "hall-monitors",
    attribute: "light",
    level: 4,
    attack: 1700,
    defense: 1200,
    effects: [
      {
        id: "stop-right-there",
        type: "continuous",
        actions: [
          {
            kind: "apply_restriction",
            restriction: "effects",
            what: { kind: "all", zone: "board", side: "opponent", filter: { minVice: 1 } },
          },
        ],
      },
      {
        id: "tweet",
        type: "trigger",
        trigger: { on: "trap_activated", side: "opponent", filter: { trapType: "normal" } },
        actions: [{ kind: "damage", amount: 400 }],
        oncePerTurn: true,
      },
    ],
    flavour: "Two short blasts: walk. One long blast: also walk.",
  },
  {
    id: "locker-inspector",
    name: "Locker Inspector",
    type: "stereotype",
    rarity: "rare",
    archetype: "hall-monitors",
    attribute: "neutral",
    level: 6,
    attack: 1800,
    defense: 1500,
    effects: [
      {
        id: "open-up",
        type: "on_summon",
        condition: { kind: "summoned_how", in: ["normal", "flip"] },
        optional: true,
        costs: [{ kind: "pay_clout", amount: 1 }],
        targets: [{ zone: "set", side: "opponent", count: 1, filter: { face: "down" } }],
        actions: [{ kind: "destroy", what: { kind: "target" } }],
      },
    ],
    flavour: "Has found nine umbrellas, four lunches and the missing trophy.",
  },
  {
    id: "vice-principal",
    name: "Vice Principal",
    type: "stereotype",
    rarity: "legendary",
    archetype: "hall-monitors",
    attribute: "light",
    level: 8,
    attack: 2200,
    defense: 2100,
    effects: [
      {
        id: "my-office-now",
        type: "on_summon",
        actions: [
          {
            kind: "destroy",
            what: { kind: "all", zone: "board", side: "opponent", filter: { minVice: 2 } },
          },
        ],
      },
      {
        id: "it-is-in-the-title",
        type: "trigger",
        trigger: { on: "turn_start", side: "opponent" },
        actions: [{ kind: "damage", amount: { count: "vice", side: "opponent", times: 200 } }],
      },
      {
        id: "spotless-record",
        type: "continuous",
        condition: { kind: "breakdowns", side: "opponent", is: "exactly", amount: 0 },
        actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 300 }],
      },
    ],
    flavour: "Knows every name in the school, and the middle ones.",
  },
];

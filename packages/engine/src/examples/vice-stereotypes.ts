/** Vice and breakdowns (LT 11). */
import type { StereotypeDefinition } from "../cards.ts";

export const viceStereotypes: readonly StereotypeDefinition[] = [
  {
    id: "rumour-mill",
    name: "Rumour Miller",
    type: "stereotype",
    rarity: "rare",
    archetype: "clique",
    attribute: "wind",
    viceType: "gossip",
    level: 4,
    attack: 1500,
    defense: 1200,
    effects: [
      {
        id: "whisper",
        type: "ignition",
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { face: "up" } }],
        actions: [{ kind: "add_vice", count: 1, what: { kind: "target" } }],
        oncePerTurn: true,
      },
    ],
  },
  {
    id: "sugar-rush",
    name: "Sugar Rusher",
    type: "stereotype",
    rarity: "rare",
    attribute: "fire",
    viceType: "sugar",
    level: 5,
    attack: 2000,
    defense: 1000,
    effects: [
      {
        id: "one-more-soda",
        type: "quick",
        condition: { kind: "phase", in: ["combat"] },
        costs: [{ kind: "add_vice", count: 1 }],
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "self" },
            amount: 800,
            duration: "until_end_phase",
          },
        ],
        oncePerTurn: true,
      },
      {
        id: "crash",
        type: "breakdown",
        actions: [{ kind: "damage", amount: 500, who: "both" }],
      },
    ],
  },
  {
    id: "guidance-counselor",
    name: "Guidance Counselor",
    type: "stereotype",
    rarity: "rare",
    archetype: "faculty",
    attribute: "light",
    level: 4,
    attack: 1000,
    defense: 1900,
    effects: [
      {
        id: "take-a-seat",
        type: "trigger",
        trigger: { on: "vice_near_threshold", side: "self" },
        optional: true,
        actions: [{ kind: "remove_vice", count: 1, what: { kind: "event_card" } }],
        hardOncePerTurn: true,
      },
      {
        id: "pass-it-on",
        type: "ignition",
        targets: [
          { zone: "board", side: "self", count: 1, filter: { minVice: 1 } },
          { zone: "board", side: "opponent", count: 1 },
        ],
        costs: [{ kind: "pay_clout", amount: 2 }],
        actions: [
          {
            kind: "move_vice",
            count: 1,
            from: { kind: "target", index: 0 },
            to: { kind: "target", index: 1 },
          },
        ],
        oncePerTurn: true,
      },
    ],
  },
];

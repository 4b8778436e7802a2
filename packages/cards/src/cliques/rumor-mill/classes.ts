import type { SpellDefinition } from "@ltcg/engine";

export const classes: readonly SpellDefinition[] = [
  {
    id: "whisper-network",
    name: "Whisper Network",
    type: "spell",
    spellType: "field",
    rarity: "uncommon",
    archetype: "rumor-mill",
    cost: 2,
    effects: [
      {
        id: "heard-twice",
        type: "ignition",
        onActivation: true,
        actions: [
          {
            kind: "add_vice",
            count: 1,
            what: { kind: "all", zone: "board", side: "opponent", filter: { minVice: 1 } },
          },
        ],
      },
      {
        id: "ear-to-ear",
        type: "trigger",
        trigger: { on: "vice_added", side: "opponent" },
        actions: [{ kind: "damage", amount: { count: "event_amount", times: 100 } }],
      },
    ],
    flavour: "Faster than the morning announcements, and better sourced.",
  },
  {
    id: "back-row-seats",
    name: "Back Row Seats",
    type: "spell",
    spellType: "field",
    rarity: "rare",
    archetype: "rumor-mill",
    cost: 2,
    effects: [
      {
        id: "out-of-sight",
        type: "continuous",
        actions: [
          {
            kind: "boost_defense",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { archetype: "rumor-mill" },
            },
            amount: 500,
          },
        ],
      },
      {
        id: "paper-ball",
        type: "ignition",
        costs: [{ kind: "discard", count: 1 }],
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { face: "up" } }],
        actions: [{ kind: "add_vice", count: 1, what: { kind: "target" } }],
        oncePerTurn: true,
      },
    ],
    flavour: "You can see everything from here except the blackboard.",
  },
  {
    id: "talent-show-rehearsal",
    name: "Talent Show Rehearsal",
    type: "spell",
    spellType: "field",
    rarity: "common",
    archetype: "rumor-mill",
    cost: 1,
    effects: [
      {
        id: "stage-fright",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "all", zone: "board", side: "opponent", filter: { minVice: 1 } },
            amount: -300,
          },
          {
            kind: "boost_defense",
            what: { kind: "all", zone: "board", side: "opponent", filter: { minVice: 1 } },
            amount: -300,
          },
        ],
      },
      {
        id: "encore",
        type: "trigger",
        trigger: { on: "breakdown", side: "opponent" },
        actions: [{ kind: "damage", amount: { count: "breakdowns", side: "self", times: 400 } }],
      },
    ],
    flavour: "The juggler is fine. The juggler would like you to stop asking.",
  },
];

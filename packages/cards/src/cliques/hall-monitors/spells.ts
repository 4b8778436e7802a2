import type { SpellDefinition } from "@ltcg/engine";

export const spells: readonly SpellDefinition[] = [
  {
    id: "sent-to-the-office",
    name: "Sent to the Office",
    type: "spell",
    spellType: "normal",
    rarity: "rare",
    archetype: "hall-monitors",
    effects: [
      {
        id: "take-your-bag",
        type: "ignition",
        costs: [{ kind: "discard", count: 1 }],
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { minVice: 1 } }],
        actions: [
          { kind: "damage", amount: { count: "vice", side: "opponent", times: 300 } },
          { kind: "destroy", what: { kind: "target" } },
        ],
      },
    ],
    flavour: "Everybody says ooooh. It is tradition.",
  },
  {
    id: "overdue-library-book",
    name: "Overdue Library Book",
    type: "spell",
    spellType: "normal",
    rarity: "uncommon",
    archetype: "hall-monitors",
    cost: 2,
    effects: [
      {
        id: "it-adds-up",
        type: "ignition",
        actions: [
          { kind: "damage", amount: { count: "turn_number", times: 100 } },
          {
            kind: "apply_restriction",
            restriction: "draw_phase",
            who: "opponent",
            duration: "until_next_turn",
          },
        ],
      },
    ],
    flavour: "A Beginner's Guide to Time Management, due in the spring.",
  },
  {
    id: "everyone-sit-down",
    name: "Everyone Sit Down",
    type: "spell",
    spellType: "normal",
    rarity: "epic",
    archetype: "hall-monitors",
    cost: 3,
    effects: [
      {
        id: "i-can-wait",
        type: "ignition",
        actions: [
          {
            kind: "add_vice",
            count: 1,
            what: {
              kind: "all",
              zone: "board",
              side: "opponent",
              filter: { position: "attack" },
            },
          },
          {
            kind: "change_position",
            what: { kind: "all", zone: "board", side: "opponent" },
            to: "defense",
          },
        ],
      },
    ],
    flavour: "I have all afternoon. You have until the pizza gets cold.",
  },
  {
    id: "corridor-speed-limit",
    name: "Corridor Speed Limit",
    type: "spell",
    spellType: "quick-play",
    rarity: "common",
    archetype: "hall-monitors",
    cost: 1,
    effects: [
      {
        id: "walking-pace",
        type: "quick",
        condition: { kind: "phase", in: ["combat"] },
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { minAttack: 1500 } }],
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "target" },
            operation: "set",
            amount: 1000,
            duration: "turn",
          },
        ],
      },
    ],
    flavour: "Measured with a stopwatch, a chalk line and great personal pride.",
  },
  {
    id: "heads-down-please",
    name: "Heads Down Please",
    type: "spell",
    spellType: "quick-play",
    rarity: "uncommon",
    archetype: "hall-monitors",
    cost: 1,
    effects: [
      {
        id: "no-peeking",
        type: "quick",
        targets: [
          { zone: "board", side: "opponent", count: 1, filter: { face: "up", minVice: 1 } },
        ],
        actions: [
          { kind: "damage", amount: { count: "vice", side: "opponent", times: 100 } },
          { kind: "change_position", what: { kind: "target" }, to: "face_down" },
        ],
      },
    ],
    flavour: "And whoever has the hamster, put up a hand. No questions asked.",
  },
  {
    id: "swear-jar",
    name: "Swear Jar",
    type: "spell",
    spellType: "continuous",
    rarity: "rare",
    archetype: "hall-monitors",
    cost: 2,
    effects: [
      {
        id: "coin-please",
        type: "ignition",
        onActivation: true,
        actions: [
          { kind: "damage", amount: { count: "life", side: "opponent", plus: -7500 } },
          { kind: "draw", count: 1 },
        ],
      },
      {
        id: "that-one-counts-too",
        type: "continuous",
        actions: [
          { kind: "modify_cost", cardType: "spell", operation: "add", amount: 1, who: "opponent" },
        ],
      },
    ],
    flavour: "It has paid for the scoreboard. It is about to pay for the pool.",
  },
  {
    id: "homework-quota",
    name: "Homework Quota",
    type: "spell",
    spellType: "continuous",
    rarity: "common",
    archetype: "hall-monitors",
    effects: [
      {
        id: "hand-it-in-first",
        type: "trigger",
        trigger: { on: "draw_phase", side: "opponent" },
        condition: {
          kind: "or",
          all: [
            { kind: "count", zone: "hand", side: "opponent", is: "at_least", amount: 5 },
            { kind: "clout", side: "opponent", is: "at_least", amount: 5 },
          ],
        },
        actions: [
          {
            kind: "apply_restriction",
            restriction: "draw_phase",
            who: "opponent",
            duration: "turn",
          },
          { kind: "damage", amount: 500 },
          // Once a copy: nobody is kept from drawing for good.
          { kind: "banish", what: { kind: "self" } },
        ],
      },
    ],
    flavour: "No new worksheets until the old ones have been found.",
  },
  {
    id: "assigned-seat",
    name: "Assigned Seat",
    type: "spell",
    spellType: "equip",
    rarity: "uncommon",
    archetype: "hall-monitors",
    cost: 2,
    effects: [
      {
        id: "front-row",
        type: "ignition",
        onActivation: true,
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { maxDefense: 1500 } }],
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "target" },
            operation: "halve",
            duration: "while_source",
          },
        ],
      },
      {
        id: "hands-on-the-desk",
        type: "continuous",
        actions: [
          { kind: "apply_restriction", restriction: "effects", what: { kind: "equipped" } },
        ],
      },
    ],
    flavour: "Between the radiator and the one who hums.",
  },
];

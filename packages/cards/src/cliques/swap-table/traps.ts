import type { TrapDefinition } from "@ltcg/engine";

export const traps: readonly TrapDefinition[] = [
  {
    id: "wrong-lunchbox",
    name: "Wrong Lunchbox",
    type: "trap",
    trapType: "normal",
    rarity: "common",
    archetype: "swap-table",
    cost: 1,
    effects: [
      {
        id: "is-this-liver",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent" },
        actions: [
          { kind: "change_position", what: { kind: "event_card" }, to: "defense" },
          {
            kind: "move_vice",
            count: 2,
            from: { kind: "all", zone: "board", side: "self" },
            to: { kind: "event_card" },
          },
        ],
      },
    ],
    flavour: "Same dinosaur, same name tag, very different sandwich.",
  },
  {
    id: "saved-seat",
    name: "Saved Seat",
    type: "trap",
    trapType: "normal",
    rarity: "uncommon",
    archetype: "swap-table",
    cost: 1,
    effects: [
      {
        id: "my-coat-is-there",
        type: "trigger",
        trigger: { on: "summoned", side: "opponent", summonKinds: ["normal", "flip"] },
        actions: [
          { kind: "change_position", what: { kind: "event_card" }, to: "face_down" },
          { kind: "draw", count: 1 },
        ],
      },
    ],
    flavour: "Somebody is coming back for it. Somebody has been coming back since spring.",
  },
  {
    id: "recess-is-over",
    name: "Recess Is Over",
    type: "trap",
    trapType: "normal",
    rarity: "epic",
    archetype: "swap-table",
    cost: 2,
    effects: [
      {
        id: "single-file",
        type: "trigger",
        trigger: {
          on: "effect_activated",
          side: "opponent",
          filter: { cardType: "stereotype" },
        },
        actions: [{ kind: "shuffle_into_deck", what: { kind: "event_card" } }],
      },
    ],
    flavour: "Back in line. No, the back of the line. No, the other back.",
  },
  {
    id: "all-sales-final",
    name: "All Sales Final",
    type: "trap",
    trapType: "normal",
    rarity: "rare",
    archetype: "swap-table",
    cost: 2,
    effects: [
      {
        id: "no-refunds",
        type: "quick",
        costs: [{ kind: "tribute", count: 1 }],
        targets: [{ zone: "board", side: "opponent", count: 1 }],
        actions: [{ kind: "shuffle_into_deck", what: { kind: "target" } }],
      },
    ],
    flavour: "You wanted the big one. Now neither of us has a big one.",
  },
  {
    id: "counter-offer",
    name: "Counter Offer",
    type: "trap",
    trapType: "continuous",
    rarity: "uncommon",
    archetype: "swap-table",
    effects: [
      {
        id: "and-one-more-thing",
        type: "trigger",
        trigger: { on: "effect_activated" },
        optional: true,
        actions: [
          {
            kind: "move_vice",
            count: 1,
            from: { kind: "random", zone: "board", side: "self", count: 1, filter: { minVice: 1 } },
            to: { kind: "random", zone: "board", side: "opponent", count: 1 },
          },
        ],
        oncePerTurn: true,
      },
    ],
    flavour: "Your crisps, my crusts, and we never speak of this.",
  },
  {
    id: "not-for-sale",
    name: "Not for Sale",
    type: "trap",
    trapType: "counter",
    rarity: "rare",
    archetype: "swap-table",
    effects: [
      {
        id: "hands-off",
        type: "trigger",
        trigger: { on: "targeted", side: "self", filter: { cardType: "stereotype" } },
        costs: [{ kind: "remove_vice", count: 1 }],
        actions: [
          { kind: "negate" },
          { kind: "damage", amount: { count: "chain_length", times: 200 } },
        ],
      },
    ],
    flavour: "Grandma made it. You could not afford the napkin.",
  },
];

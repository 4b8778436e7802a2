import type { SpellDefinition } from "@ltcg/engine";

export const spells: readonly SpellDefinition[] = [
  {
    id: "did-you-hear",
    name: "Did You Hear?",
    type: "spell",
    spellType: "normal",
    rarity: "common",
    archetype: "rumor-mill",
    effects: [
      {
        id: "no-really",
        type: "ignition",
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { face: "up" } }],
        actions: [
          { kind: "add_vice", count: 2, what: { kind: "target" } },
          {
            kind: "boost_attack",
            what: { kind: "target" },
            amount: -300,
            duration: "until_next_turn",
          },
        ],
      },
    ],
    flavour: "You did not hear it from me. Nobody ever does.",
  },
  {
    id: "group-chat-screenshot",
    name: "Group Chat Screenshot",
    type: "spell",
    spellType: "normal",
    rarity: "uncommon",
    archetype: "rumor-mill",
    cost: 1,
    effects: [
      {
        id: "sent-to-all",
        type: "ignition",
        actions: [
          { kind: "reveal_hand", who: "opponent" },
          { kind: "discard", count: 1, who: "opponent" },
          {
            kind: "damage",
            amount: { count: "cards", zone: "hand", side: "opponent", times: 100 },
          },
        ],
      },
    ],
    flavour: "Forty-one people are typing.",
  },
  {
    id: "chain-letter",
    name: "Chain Letter",
    type: "spell",
    spellType: "normal",
    rarity: "epic",
    archetype: "rumor-mill",
    cost: 2,
    effects: [
      {
        id: "or-seven-years",
        type: "ignition",
        actions: [
          {
            kind: "add_vice",
            count: 1,
            what: { kind: "all", zone: "board", side: "opponent" },
          },
          { kind: "draw", count: 1 },
        ],
      },
    ],
    flavour: "Copy this to nine friends. If you have no nine friends, the letter is about you.",
  },
  {
    id: "overheard",
    name: "Overheard",
    type: "spell",
    spellType: "quick-play",
    rarity: "common",
    archetype: "rumor-mill",
    effects: [
      {
        id: "freeze",
        type: "quick",
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { minVice: 1 } }],
        actions: [
          {
            kind: "apply_restriction",
            restriction: "attack",
            what: { kind: "target" },
            duration: "until_next_turn",
          },
          {
            kind: "boost_defense",
            what: { kind: "target" },
            amount: -600,
            duration: "until_next_turn",
          },
        ],
      },
    ],
    flavour: "The whole corridor went quiet half a word too late.",
  },
  {
    id: "anonymous-tip",
    name: "Anonymous Tip",
    type: "spell",
    spellType: "quick-play",
    rarity: "rare",
    archetype: "rumor-mill",
    effects: [
      {
        id: "a-friend-says",
        type: "quick",
        costs: [{ kind: "discard", count: 1 }],
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { maxVice: 0 } }],
        actions: [{ kind: "add_vice", count: 2, what: { kind: "target" } }],
      },
    ],
    flavour: "Written with the left hand, signed with a raccoon.",
  },
  {
    id: "gossip-column",
    name: "Gossip Column",
    type: "spell",
    spellType: "continuous",
    rarity: "rare",
    archetype: "rumor-mill",
    cost: 2,
    effects: [
      {
        id: "extra-extra",
        type: "ignition",
        onActivation: true,
        actions: [
          {
            kind: "add_vice",
            count: 1,
            what: { kind: "random", zone: "board", side: "opponent", count: 1 },
          },
        ],
      },
      {
        id: "morning-edition",
        type: "trigger",
        trigger: { on: "spell_activated", side: "opponent" },
        actions: [
          {
            kind: "add_vice",
            count: 1,
            what: { kind: "random", zone: "board", side: "opponent", count: 1 },
          },
        ],
        oncePerTurn: true,
      },
    ],
    flavour: "Sources close to the salad bar confirm.",
  },
  {
    id: "spoiler-alert",
    name: "Spoiler Alert",
    type: "spell",
    spellType: "continuous",
    rarity: "uncommon",
    archetype: "rumor-mill",
    cost: 2,
    effects: [
      {
        id: "skip-to-the-end",
        type: "ignition",
        onActivation: true,
        actions: [
          { kind: "view_top_cards", count: 2, who: "opponent" },
          { kind: "mill", count: 2, who: "opponent" },
          { kind: "draw", count: 1 },
        ],
      },
      {
        id: "he-was-the-butler",
        type: "trigger",
        trigger: { on: "card_drawn", side: "opponent" },
        actions: [{ kind: "damage", amount: 200 }],
      },
    ],
    flavour: "The dog lives. The dog was the principal all along.",
  },
  {
    id: "embarrassing-photo",
    name: "Embarrassing Photo",
    type: "spell",
    spellType: "equip",
    rarity: "rare",
    archetype: "rumor-mill",
    cost: 2,
    effects: [
      {
        id: "tagged",
        type: "ignition",
        onActivation: true,
        targets: [{ zone: "board", side: "opponent", count: 1, filter: { face: "up" } }],
        actions: [{ kind: "add_vice", count: 2, what: { kind: "target" } }],
      },
      {
        id: "bad-angle",
        type: "continuous",
        actions: [{ kind: "boost_defense", what: { kind: "equipped" }, amount: -500 }],
      },
      {
        id: "new-comments",
        type: "trigger",
        trigger: { on: "turn_start", side: "opponent" },
        actions: [{ kind: "add_vice", count: 1, what: { kind: "equipped" } }],
      },
    ],
    flavour: "Mid-sneeze, in the good frame, by the trophy case.",
  },
];

import type { SpellDefinition } from "@ltcg/engine";

export const classes: readonly SpellDefinition[] = [
  {
    id: "detention-hall",
    name: "Detention Hall",
    type: "spell",
    spellType: "field",
    rarity: "rare",
    archetype: "hall-monitors",
    cost: 2,
    effects: [
      {
        id: "sign-in",
        type: "ignition",
        onActivation: true,
        actions: [
          { kind: "damage", amount: { count: "vice", side: "opponent", times: 200, plus: 200 } },
        ],
      },
      {
        id: "eyes-on-your-own-desk",
        type: "continuous",
        actions: [
          {
            kind: "apply_restriction",
            restriction: "attack",
            what: { kind: "all", zone: "board", side: "opponent", filter: { minVice: 2 } },
          },
        ],
      },
    ],
    flavour: "The clock on the wall has been set back twice for repairs.",
  },
  {
    id: "no-running-zone",
    name: "No-Running Zone",
    type: "spell",
    spellType: "field",
    rarity: "uncommon",
    archetype: "hall-monitors",
    cost: 2,
    effects: [
      {
        id: "fresh-paint",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { archetype: "hall-monitors" },
            },
            amount: 200,
          },
          { kind: "modify_cost", cardType: "trap", operation: "add", amount: 1, who: "opponent" },
        ],
      },
      {
        id: "i-saw-that",
        type: "trigger",
        trigger: { on: "attack_declared", side: "opponent" },
        actions: [{ kind: "add_vice", count: 1, what: { kind: "event_card" } }],
      },
    ],
    flavour: "Brisk walking will be considered on a case-by-case basis.",
  },
  {
    id: "hall-pass-required",
    name: "Hall Pass Required",
    type: "spell",
    spellType: "field",
    rarity: "common",
    archetype: "hall-monitors",
    effects: [
      {
        id: "show-it-please",
        type: "continuous",
        condition: {
          kind: "not",
          of: { kind: "clout", side: "opponent", is: "at_least", amount: 2 },
        },
        actions: [{ kind: "apply_restriction", restriction: "battle_phase", who: "opponent" }],
      },
      {
        id: "stamping-fee",
        type: "trigger",
        trigger: { on: "draw_phase", side: "opponent" },
        actions: [{ kind: "damage", amount: { count: "clout", side: "opponent", times: 100 } }],
      },
    ],
    flavour: "It is laminated, it is a metre wide, and there is only one.",
  },
];

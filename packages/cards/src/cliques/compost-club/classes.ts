import type { SpellDefinition } from "@ltcg/engine";

export const classes: readonly SpellDefinition[] = [
  {
    id: "school-garden",
    name: "School Garden",
    type: "spell",
    spellType: "field",
    rarity: "rare",
    archetype: "compost-club",
    cost: 2,
    effects: [
      {
        id: "first-dig",
        type: "ignition",
        onActivation: true,
        actions: [{ kind: "create_token", token: "greg", position: "defense" }],
      },
      {
        id: "spring",
        type: "ignition",
        costs: [{ kind: "remove_vice", count: 1 }],
        actions: [
          {
            kind: "special_summon",
            from: "graveyard",
            filter: { archetype: "compost-club", maxLevel: 4 },
          },
        ],
        oncePerTurn: true,
      },
    ],
    flavour: "Four radishes, one gnome, and a waiting list.",
  },
  {
    id: "composting-elective",
    name: "Composting Elective",
    type: "spell",
    spellType: "field",
    rarity: "uncommon",
    archetype: "compost-club",
    cost: 1,
    effects: [
      {
        id: "field-work",
        type: "ignition",
        onActivation: true,
        actions: [{ kind: "mill", count: 3, who: "self" }],
      },
      {
        id: "graded-on-depth",
        type: "continuous",
        condition: {
          kind: "count",
          zone: "graveyard",
          side: "self",
          is: "at_least",
          amount: 6,
        },
        actions: [
          {
            kind: "boost_attack",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { archetype: "compost-club" },
            },
            amount: 400,
          },
        ],
      },
    ],
    flavour: "Graded on depth. Bring boots.",
  },
  {
    id: "bottle-deposit",
    name: "Bottle Deposit",
    type: "spell",
    spellType: "field",
    rarity: "common",
    archetype: "compost-club",
    effects: [
      {
        id: "clink",
        type: "ignition",
        costs: [{ kind: "banish", count: 1, from: "graveyard" }],
        actions: [
          { kind: "gain_clout", amount: 1 },
          { kind: "heal", amount: 200 },
        ],
        oncePerTurn: true,
      },
    ],
    flavour: "Sticky, clinky, and worth every cent.",
  },
];

import type { SpellDefinition } from "@ltcg/engine";

export const classes: readonly SpellDefinition[] = [
  {
    id: "birthday-party-table",
    name: "Birthday Party Table",
    type: "spell",
    spellType: "field",
    rarity: "rare",
    archetype: "sugar-rush",
    cost: 1,
    effects: [
      {
        id: "paper-hats",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: {
              kind: "all",
              zone: "board",
              side: "self",
              filter: { archetype: "sugar-rush" },
            },
            amount: 300,
          },
        ],
      },
      {
        id: "party-popper",
        type: "trigger",
        trigger: { on: "summoned", side: "self", filter: { archetype: "sugar-rush" } },
        actions: [{ kind: "damage", amount: 300 }],
      },
    ],
    flavour: "Whose birthday? Nobody asked. There was cake.",
  },
  {
    id: "candy-store-trip",
    name: "Candy Store Trip",
    type: "spell",
    spellType: "field",
    rarity: "uncommon",
    archetype: "sugar-rush",
    cost: 2,
    effects: [
      {
        id: "pick-and-mix",
        type: "ignition",
        costs: [{ kind: "pay_lp", amount: 300 }],
        actions: [
          { kind: "draw", count: 1 },
          { kind: "discard", count: 1, who: "self" },
          { kind: "damage", amount: 400 },
        ],
        oncePerTurn: true,
      },
    ],
    flavour: "Educational. There is a worksheet about fractions of a bag.",
  },
  {
    id: "sudden-death-sundae",
    name: "Sudden-Death Sundae",
    type: "spell",
    spellType: "field",
    rarity: "common",
    archetype: "sugar-rush",
    cost: 1,
    effects: [
      {
        id: "cherry-on-top",
        type: "continuous",
        actions: [
          {
            kind: "grant_keyword",
            keyword: "pierce",
            what: { kind: "all", zone: "board", side: "self", filter: { minVice: 1 } },
          },
        ],
      },
      {
        id: "last-spoon",
        type: "trigger",
        trigger: { on: "life_below", side: "opponent", below: 4000 },
        actions: [{ kind: "damage", amount: 700 }],
      },
    ],
    flavour: "Nine scoops, two spoons, no referee.",
  },
];

/** Who has come to Wickhaven since: cards that count, compare and look back at what they have done. */
import type { CardDefinition } from "../cards.ts";
import { CHARACTER, chosen, draw, OPPOSING, when, YOURS } from "./parts.ts";

export const newcomers: readonly CardDefinition[] = [
  {
    id: "the-harbour-scales",
    name: "The Harbour Scales",
    type: "action",
    inks: ["sapphire"],
    cost: 2,
    inkable: true,
    effects: [
      {
        do: "if",
        condition: {
          more: { cardsIn: "hand", of: "opponent" },
          than: { cardsIn: "hand", of: "you" },
        },
        effects: [draw(2)],
        otherwise: [{ do: "gain-lore", amount: 1 }],
      },
    ],
  },
  {
    id: "a-fair-wind-home",
    name: "A Fair Wind Home",
    type: "action",
    inks: ["emerald"],
    cost: 3,
    inkable: true,
    effects: [
      { do: "exert", target: chosen(CHARACTER, { as: "sailor" }) },
      {
        do: "if",
        condition: { those: "sailor", are: { damaged: true } },
        effects: [{ do: "return-to-hand", target: { pick: "those", as: "sailor" } }],
      },
      { do: "draw", amount: 1, who: { playerOf: "sailor" } },
    ],
  },
  {
    id: "pell-ledgerwell",
    name: "Pell Ledgerwell",
    version: "Pays by the Drop",
    type: "character",
    inks: ["amber"],
    cost: 4,
    inkable: true,
    classifications: ["Clerk"],
    strength: 2,
    willpower: 4,
    lore: 1,
    abilities: [
      when("Drop by Drop", { on: "damage-removed", card: CHARACTER, side: "yours" }, [
        { do: "gain-lore", amount: { happened: "amount" } },
      ]),
    ],
  },
  {
    id: "low-water-tally",
    name: "Low-Water Tally",
    type: "action",
    inks: ["ruby"],
    cost: 5,
    inkable: false,
    effects: [
      { do: "banish", target: { pick: "all", where: { ...OPPOSING, strength: { max: 1 } } } },
      { do: "draw", amount: { result: "banished" } },
      { do: "deal-damage", amount: { loreOf: "opponent" }, target: chosen(YOURS) },
    ],
  },
  {
    id: "sorting-the-mail",
    name: "Sorting the Mail",
    type: "action",
    inks: ["amethyst"],
    cost: 1,
    inkable: true,
    effects: [
      { do: "look-at-top", count: 3, rest: { onTop: 1 } },
      draw(2),
      { do: "hand-to-deck", amount: 1, place: "bottom" },
    ],
  },
  {
    id: "brine-ostler",
    name: "Brine Ostler",
    version: "Knows Every Lane",
    type: "character",
    inks: ["steel"],
    cost: 3,
    inkable: true,
    classifications: ["Carter"],
    strength: 2,
    willpower: 3,
    lore: 1,
    abilities: [
      {
        kind: "static",
        name: "Room in the Cart",
        on: { where: YOURS },
        facts: [{ fact: "moving-cost", amount: -1 }],
      },
      when("Which Way, Then?", { on: "moves-to-location", card: "this" }, [
        { do: "look-at-top", count: 1, rest: "either" },
      ]),
    ],
  },
];

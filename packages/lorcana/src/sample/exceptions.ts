/** Cards that forbid what is else allowed, or allow what is not. */
import type { CardDefinition } from "../cards.ts";
import { CHARACTER, chosen, draw, gain, OPPOSING, when, YOURS } from "./parts.ts";

export const exceptions: readonly CardDefinition[] = [
  {
    id: "locked-display-case",
    name: "Locked Display Case",
    type: "item",
    inks: ["sapphire"],
    cost: 2,
    inkable: true,
    abilities: [
      {
        kind: "static",
        name: "Look, Don't Touch",
        on: { where: { type: "item", side: "yours" } },
        facts: [{ fact: "restriction", restriction: "be-chosen" }],
      },
      {
        kind: "static",
        name: "Every Scrap Counts",
        while: { have: { type: "item", side: "yours" }, count: { min: 3 } },
        on: { player: "you" },
        facts: [{ fact: "inkable" }],
      },
    ],
  },
  {
    id: "nurse-tallow",
    name: "Nurse Tallow",
    version: "Out of Bandages",
    type: "character",
    inks: ["steel"],
    cost: 3,
    inkable: true,
    classifications: ["Keeper"],
    strength: 2,
    willpower: 4,
    lore: 1,
    abilities: [
      {
        kind: "static",
        name: "It Will Have to Do",
        on: { where: { type: ["character", "location"] } },
        facts: [{ fact: "restriction", restriction: "have-damage-removed" }],
      },
    ],
  },
  {
    id: "mother-quill",
    name: "Mother Quill",
    version: "Sleeps on the Ledger",
    type: "character",
    inks: ["amber"],
    cost: 4,
    inkable: true,
    classifications: ["Keeper"],
    strength: 2,
    willpower: 5,
    lore: 2,
    abilities: [
      {
        kind: "static",
        name: "What Is Written Stays",
        while: { turn: "opponents" },
        on: { player: "you" },
        facts: [
          { fact: "restriction", restriction: "lose-lore" },
          { fact: "restriction", restriction: "discard" },
        ],
      },
    ],
  },
  {
    id: "harl-the-late",
    name: "Harl the Late",
    version: "Always Next Week",
    type: "character",
    inks: ["ruby"],
    cost: 5,
    inkable: false,
    classifications: ["Sailor"],
    strength: 5,
    willpower: 4,
    lore: 2,
    abilities: [
      {
        kind: "static",
        name: "Now or Never",
        from: "hand",
        while: {
          deed: "was-banished-in-challenge",
          by: { type: "character", side: "opposing" },
          is: { min: 1 },
        },
        on: "self",
        facts: [{ fact: "free-to-play" }],
      },
      {
        kind: "static",
        name: "Not Alone",
        from: "hand",
        while: { not: { have: YOURS, count: { min: 2 } } },
        on: "self",
        facts: [{ fact: "not-to-be-played" }],
      },
    ],
  },
  {
    id: "weigh-house-scales",
    name: "Weigh House Scales",
    type: "item",
    inks: ["amber"],
    cost: 3,
    inkable: true,
    abilities: [
      {
        kind: "activated",
        name: "Worth Its Weight",
        costs: [{ pay: "exert" }, { pay: "discard", count: 1, where: CHARACTER, as: "weighed" }],
        effects: [
          { do: "gain-lore", amount: { stat: "lore", of: { pick: "those", as: "weighed" } } },
          {
            do: "if",
            condition: { those: "weighed", are: { classification: "Sailor" } },
            effects: [draw(1)],
          },
        ],
      },
    ],
  },
  {
    id: "tally-clerk-osk",
    name: "Osk",
    version: "Tally Clerk",
    type: "character",
    inks: ["sapphire"],
    cost: 2,
    inkable: true,
    classifications: ["Keeper"],
    strength: 1,
    willpower: 3,
    lore: 1,
    abilities: [
      when("That Makes Two", { on: "played", card: "this" }, [draw(1)], {
        if: {
          deed: "was-played",
          by: { ...YOURS, classification: "Keeper", other: true },
          is: { min: 1 },
        },
      }),
      when("Noted", { on: "drawn", side: "opposing", during: "their-turn" }, [gain(1)], {
        oncePerTurn: true,
      }),
    ],
  },
  {
    id: "paid-in-kind",
    name: "Paid in Kind",
    type: "action",
    inks: ["amethyst"],
    cost: 3,
    inkable: true,
    effects: [
      { do: "return-to-hand", target: chosen({ type: "character" }, { by: "each" }) },
      { do: "exert", target: chosen(OPPOSING, { by: "opponent" }) },
      draw(1),
      { do: "put-into-inkwell", from: { pick: "self" }, exerted: true },
    ],
  },
];

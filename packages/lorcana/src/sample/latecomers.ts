/** Who has come to Wickhaven last: cards that look back on the turn, and measure one card by another. */
import type { CardDefinition } from "../cards.ts";
import { CHARACTER, chosen, draw, gain, keyword, OPPOSING, when, YOURS } from "./parts.ts";

export const latecomers: readonly CardDefinition[] = [
  {
    id: "mother-brindle",
    name: "Mother Brindle",
    version: "Leads the Chorus",
    type: "character",
    inks: ["amber"],
    cost: 3,
    inkable: true,
    classifications: ["Singer"],
    strength: 1,
    willpower: 4,
    lore: 1,
    abilities: [
      {
        kind: "static",
        name: "From the Chest",
        on: { where: { ...YOURS, other: true } },
        facts: [{ fact: "singing-cost", amount: 1 }],
      },
      when("Once More, Louder", { on: "played", card: "this" }, [
        { do: "sing-as", amount: 2, target: chosen(YOURS), duration: "turn" },
      ]),
    ],
  },
  {
    id: "pim-of-many-coats",
    name: "Pim of Many Coats",
    version: "Anybody You Like",
    type: "character",
    inks: ["amethyst"],
    cost: 2,
    inkable: true,
    classifications: ["Player"],
    strength: 2,
    willpower: 2,
    lore: 1,
    abilities: [
      {
        kind: "static",
        name: "Somebody Else by Supper",
        on: "self",
        facts: [{ fact: "shift-name", name: { any: true } }],
      },
      when("Turned Inside Out", { on: "leaves-play", card: "this" }, [
        {
          do: "play-free",
          from: "hand",
          where: { ...CHARACTER, namedAs: { pick: "self" } },
          exerted: true,
        },
      ]),
    ],
  },
  {
    id: "the-long-count",
    name: "The Long Count",
    type: "action",
    inks: ["sapphire"],
    cost: 3,
    inkable: true,
    effects: [
      {
        do: "if",
        condition: { greatest: "strength", of: YOURS, than: OPPOSING },
        effects: [gain(1)],
      },
      { do: "draw", amount: { missing: { cardsIn: "hand", of: "you" }, to: 3 } },
    ],
  },
  {
    id: "constable-marl",
    name: "Constable Marl",
    version: "Keeps the Day Book",
    type: "character",
    inks: ["steel"],
    cost: 5,
    inkable: false,
    classifications: ["Watch"],
    strength: 4,
    willpower: 4,
    lore: 2,
    abilities: [
      {
        kind: "static",
        name: "A Quiet Morning",
        while: { deed: "quested", by: { ...YOURS, other: true }, is: { max: 0 } },
        on: "self",
        facts: [{ fact: "restriction", restriction: "be-dealt-damage-in-challenges" }],
      },
      when("And What Was This?", { on: "quests", card: "this" }, [
        { do: "deal-damage", amount: 2, target: chosen({ ...OPPOSING, did: "challenged" }) },
        gain(1),
      ]),
    ],
  },
  {
    id: "weighing-the-catch",
    name: "Weighing the Catch",
    type: "action",
    inks: ["emerald"],
    cost: 4,
    inkable: true,
    effects: [
      { do: "return-to-hand", target: chosen(YOURS, { as: "catch" }) },
      {
        do: "exert",
        target: chosen({
          ...OPPOSING,
          than: {
            stat: "cost",
            is: "at-most",
            amount: { stat: "cost", of: { pick: "those", as: "catch" } },
          },
        }),
      },
      draw(1),
    ],
  },
  {
    id: "old-tam-scrimshaw",
    name: "Old Tam Scrimshaw",
    version: "Under Every Board",
    type: "character",
    inks: ["ruby"],
    cost: 4,
    inkable: true,
    classifications: ["Sailor"],
    strength: 3,
    willpower: 4,
    lore: 1,
    abilities: [
      keyword("boost", 1),
      when("Up With the Planks", { on: "challenges", card: "this" }, [
        { do: "from-under", target: { pick: "self" }, to: "hand" },
        { do: "gain-lore", amount: { deeds: "was-banished", by: { side: "opposing" } } },
      ]),
    ],
  },
  {
    id: "widow-brackwater",
    name: "Widow Brackwater",
    version: "Keeps the Fines Book",
    type: "character",
    inks: ["steel"],
    cost: 3,
    inkable: true,
    classifications: ["Watch"],
    strength: 1,
    willpower: 5,
    lore: 1,
    abilities: [
      when("Pay at the Desk", { on: "challenged", card: "this" }, [
        { do: "discard", amount: 1, who: "the-others-player" },
      ]),
    ],
  },
];

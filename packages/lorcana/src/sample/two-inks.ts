/** Cards of two inks: where the quarters of Wickhaven meet. */
import type { CardDefinition } from "../cards.ts";
import {
  all,
  CHARACTER,
  chosen,
  draw,
  gain,
  keyword,
  may,
  OPPOSING,
  when,
  YOURS,
} from "./parts.ts";

export const twoInks: readonly CardDefinition[] = [
  {
    id: "marrow-and-fenn",
    name: "Odo Marrow & Old Fenn",
    names: ["Odo Marrow", "Old Fenn"],
    version: "Last Two Awake",
    type: "character",
    inks: ["amber", "ruby"],
    cost: 6,
    inkable: false,
    classifications: ["Baker", "Singer of Shanties"],
    strength: 4,
    willpower: 6,
    lore: 2,
    abilities: [
      keyword("shift", 4),
      when("One for the Road", { on: "turn-ends", side: "yours" }, [
        { do: "remove-damage", amount: 1, target: all(YOURS) },
        {
          do: "if",
          condition: { log: "played-songs", of: "you", is: { min: 1 } },
          effects: [gain(1)],
        },
      ]),
    ],
  },
  {
    id: "the-figurehead",
    name: "The Figurehead",
    version: "Any Body Will Do",
    type: "character",
    inks: ["amethyst", "ruby"],
    cost: 6,
    inkable: false,
    classifications: ["Wraith"],
    strength: 5,
    willpower: 4,
    lore: 2,
    abilities: [{ kind: "keyword", keyword: "shift", value: 5, onto: "any" }, keyword("rush")],
  },
  {
    id: "salt-ledger",
    name: "Salt Ledger",
    type: "item",
    inks: ["sapphire", "emerald"],
    cost: 2,
    inkable: true,
    abilities: [
      when(
        "Carried Forward",
        { on: "lore-gained", side: "yours", during: "your-turn" },
        [may({ do: "pay", costs: [{ pay: "ink", amount: 2 }], effects: [draw(1)] })],
        { oncePerTurn: true },
      ),
    ],
  },
  {
    id: "flotsam-king",
    name: "The Flotsam King",
    version: "Crowned in Cork",
    type: "character",
    inks: ["amethyst", "emerald"],
    cost: 8,
    inkable: false,
    classifications: ["Wraith", "Smuggler"],
    strength: 6,
    willpower: 6,
    lore: 2,
    abilities: [
      {
        kind: "static",
        name: "The Sea Keeps Count",
        on: { player: "opponents" },
        facts: [{ fact: "lore-to-win", amount: 5 }],
      },
    ],
  },
  {
    id: "harbour-dues",
    name: "Harbour Dues",
    type: "item",
    inks: ["emerald", "steel"],
    cost: 3,
    inkable: true,
    abilities: [
      {
        kind: "static",
        name: "Sign Here",
        on: { player: "opponents" },
        facts: [{ fact: "extra-cost", cost: { pay: "ink", amount: 1 }, where: { type: "action" } }],
      },
    ],
  },
  {
    id: "becalmed",
    name: "Becalmed",
    type: "action",
    song: true,
    inks: ["amethyst", "sapphire"],
    cost: 5,
    inkable: true,
    effects: [
      {
        do: "restrict-player",
        restriction: "draw-step",
        who: "opponent",
        duration: "their-next-turn",
      },
      draw(2),
    ],
  },
  {
    id: "harbour-closed",
    name: "Harbour Closed",
    type: "action",
    inks: ["sapphire", "steel"],
    cost: 4,
    inkable: true,
    effects: [
      {
        do: "choose-one",
        options: [
          [
            {
              do: "restrict-player",
              restriction: "play-characters",
              who: "opponent",
              duration: "until-your-next-turn",
            },
          ],
          [
            {
              do: "restrict-player",
              restriction: "play-items",
              who: "opponent",
              duration: "until-your-next-turn",
            },
            draw(2),
          ],
          [
            {
              do: "restrict-player",
              restriction: "play-locations",
              who: "each",
              duration: "until-your-next-turn",
            },
            draw(2),
          ],
        ],
      },
    ],
  },
  {
    id: "the-light-goes-out",
    name: "The Light Goes Out",
    type: "action",
    inks: ["amethyst", "steel"],
    cost: 5,
    inkable: false,
    effects: [
      {
        do: "restrict-player",
        restriction: "gain-lore",
        who: "each-opponent",
        duration: "their-next-turn",
      },
      { do: "exert", target: all({ type: "character", side: "opposing", ink: "amber" }) },
    ],
  },
  {
    id: "letter-of-hire",
    name: "Letter of Hire",
    type: "action",
    inks: ["emerald", "ruby"],
    cost: 2,
    inkable: true,
    effects: [
      {
        do: "grant-ability",
        ability: {
          kind: "triggered",
          name: "Paid by the Head",
          when: { on: "banishes-in-challenge", card: "this" },
          effects: [gain(2)],
        },
        target: chosen(YOURS),
        duration: "play",
      },
      draw(1),
    ],
  },
  {
    id: "clockwork-swan",
    name: "Clockwork Swan",
    version: "Wound Too Tight",
    type: "character",
    inks: ["amber", "sapphire"],
    cost: 4,
    inkable: true,
    classifications: ["Clockwork"],
    strength: 3,
    willpower: 4,
    lore: 2,
    abilities: [
      {
        kind: "replacement",
        name: "Back to the Workshop",
        while: { have: { side: "yours", inkable: true, other: true }, count: { min: 1 } },
        would: "be-banished",
        to: "self",
        instead: { do: "put-on-bottom" },
      },
    ],
  },
  {
    id: "message-in-a-boot",
    name: "Message in a Boot",
    type: "action",
    inks: ["amber", "amethyst"],
    cost: 2,
    inkable: true,
    effects: [
      {
        do: "look-at-top",
        count: 3,
        take: { count: 1, where: CHARACTER, to: "hand", reveal: true },
        rest: "bottom",
      },
      {
        do: "if",
        condition: { log: "played-actions", of: "you", is: { min: 2 } },
        effects: [gain(1)],
      },
    ],
  },
  {
    id: "fair-weather-friends",
    name: "Fair-Weather Friends",
    type: "action",
    inks: ["amber", "emerald"],
    cost: 3,
    inkable: false,
    effects: [
      { do: "discard", amount: 1, who: "each", random: true },
      { do: "banish", target: chosen(OPPOSING, { by: "opponent" }) },
      {
        do: "if",
        condition: { log: "discarded", of: "opponent", is: { min: 1 } },
        effects: [draw(1)],
      },
    ],
  },
  {
    id: "long-haul",
    name: "Long Haul",
    type: "action",
    inks: ["ruby", "steel"],
    cost: 4,
    inkable: true,
    effects: [
      {
        do: "may",
        who: "opponent",
        effects: [{ do: "discard", amount: 2, who: "opponent" }],
        otherwise: [
          {
            do: "deal-damage",
            amount: { cardsIn: "inkwell", of: "you" },
            target: chosen({ type: "character", side: "opposing", exerted: true }),
          },
        ],
      },
    ],
  },
  {
    id: "night-market",
    name: "The Night Market",
    version: "Gone by Morning",
    type: "location",
    inks: ["sapphire", "ruby"],
    cost: 3,
    inkable: true,
    moveCost: 1,
    willpower: 5,
    lore: 1,
    abilities: [
      when("Something for Everyone", { on: "banished", card: "this" }, [
        { do: "draw", amount: 2, who: "its-player" },
        { do: "draw", amount: 1, who: "opponent" },
      ]),
      when(
        "Under the Counter",
        { on: "turn-starts", side: "yours" },
        [
          {
            do: "if",
            condition: {
              all: [
                { have: { side: "yours", at: "a-location" }, count: { min: 1 } },
                { log: "banished", of: "you", is: { max: 0 } },
              ],
            },
            effects: [{ do: "later", at: "your-next-turn", effects: [draw(1)] }],
          },
        ],
        { if: { have: { type: "item", side: "yours" }, zone: "discard", count: { min: 1 } } },
      ),
    ],
  },
  {
    id: "lamp-against-the-dark",
    name: "One Lamp Against the Dark",
    type: "action",
    song: true,
    inks: ["amber", "steel"],
    cost: 5,
    inkable: true,
    effects: [
      {
        do: "banish",
        target: chosen({ type: "character", side: "opposing", not: { drying: true } }),
      },
      {
        do: "whenever",
        when: { on: "played", card: { type: "character", side: "yours", drying: true } },
        effects: [
          {
            do: "if",
            condition: { it: { cost: { max: 3 } } },
            effects: [
              {
                do: "modify",
                stat: "willpower",
                amount: 1,
                target: { pick: "it" },
                duration: "play",
              },
            ],
          },
        ],
        duration: "until-your-next-turn",
      },
    ],
  },
  {
    id: "shantytown-chorus",
    name: "Shantytown Chorus",
    version: "Flat but Fearless",
    type: "character",
    inks: ["emerald", "amber"],
    cost: 4,
    inkable: true,
    classifications: ["Singer of Shanties"],
    strength: 3,
    willpower: 4,
    lore: 1,
    abilities: [
      keyword("singer", 6),
      when("Second Verse", { on: "played", card: { song: true }, side: "yours" }, [
        {
          do: "put-on-deck",
          target: chosen({ song: true, side: "yours" }, { zone: "discard", upTo: true }),
          place: "shuffled",
        },
      ]),
    ],
  },
];

/** Zones, the bag and damage (CR 8 and 9). */
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import { action, character, item, placed, when } from "../../fixtures/table.ts";
import type { Scene } from "../scene.ts";

const gull = character("gull", { version: "Grey", cost: 1, strength: 1, willpower: 2 });
const mate = character("mate", { version: "Old", cost: 3, strength: 3, willpower: 3 });
const CHOSEN = { pick: "chosen", where: { type: "character" } } as const;
const quest = { on: "quests", card: { type: "character" } } as const;

export const zones: Readonly<Record<string, Scene>> = {
  "back-and-new": {
    title: "Returned and played again, it is new",
    about: `The wounded mate goes to the hand and is played again: a new card, without damage, and drying
(CR 8.1.5).`,
    cards: [action("ferry", [{ do: "return-to-hand", target: CHOSEN }]), mate],
    seats: { host: { hand: ["ferry"], play: [placed("mate", { damage: 2 })] }, away: {} },
    moves: [
      ["host", "Play ferry for 1 ink: return chosen character to their player's hand"],
      ["host", "Play mate - Old for 3 ink"],
    ],
  },
  "leaving-together": {
    title: "Those who leave together see each other leave",
    about: `All characters are banished at once. Each of the two widows sees the other leave, and the gull
(CR 8.4.4): four triggers wait.`,
    cards: [
      character("widow", {
        version: "Black",
        abilities: [
          whenever({ on: "banished", card: { type: "character", other: true } }, [gain(1)], {
            name: "Grief",
          }),
        ],
      }),
      gull,
      action("flood", [{ do: "banish", target: { pick: "all", where: { type: "character" } } }]),
    ],
    seats: { host: { hand: ["flood"] }, away: { play: ["widow", "widow", "gull"] } },
    moves: [
      ["host", "Play flood for 1 ink: banish all characters"],
      ["away", "Resolve widow - Black, Grief: gain 1 lore (1)"],
    ],
  },
  "look-at-the-top": {
    title: "Looking at the top of the deck",
    about: `Host looks at three cards, takes a character of them, and puts the others on the bottom in an order
that it alone knows (CR 8.2.4). Away learns how many, and which card was revealed.`,
    cards: [
      action("spyglass", [
        {
          do: "look-at-top",
          count: 3,
          take: {
            count: 1,
            upTo: true,
            where: { type: "character", name: "gull" },
            to: "hand",
            reveal: true,
          },
          rest: "bottom",
        },
      ]),
      gull,
      mate,
    ],
    seats: { host: { hand: ["spyglass"], deck: ["mate", "gull", "blank", "blank"] }, away: {} },
    moves: [
      [
        "host",
        "Play spyglass for 1 ink: look at the top 3 cards of your deck. You may reveal a character card named gull and put it into your hand. Put the rest on the bottom of your deck in any order",
      ],
      ["host", "Take gull - Grey"],
      ["host", "In this order: mate - Old, blank - Test"],
    ],
  },
  "reveal-the-top": {
    title: "Revealing the top card",
    about: `Both see the card (CR 7.1.10). It is a character, so it goes to the hand; another would have stayed on
top.`,
    cards: [
      action("drawbridge", [
        { do: "reveal-top", where: { type: "character" }, to: "hand", otherwise: "top" },
      ]),
      gull,
    ],
    seats: { host: { hand: ["drawbridge"], deck: ["gull", "blank"] }, away: {} },
    moves: [
      [
        "host",
        "Play drawbridge for 1 ink: reveal the top card of your deck. If it's a character card, put it into your hand. Otherwise, put it on the top of your deck",
      ],
    ],
  },
  "search-and-shuffle": {
    title: "Searching the deck",
    about: `Whoever searches may find nothing, though there is one (CR 8.1.4). Found cards are shown, and the deck
is shuffled: nobody knows its order any more (8.2.2).`,
    cards: [action("ledger", [{ do: "search", where: { name: "gull" }, to: "hand" }]), gull],
    seats: { host: { hand: ["ledger"], deck: ["blank", "gull", "blank"] }, away: {} },
    moves: [
      [
        "host",
        "Play ledger for 1 ink: search your deck for a card named gull, reveal that card to all players, and put it into your hand. Then, shuffle your deck",
      ],
      ["host", "Take gull - Grey"],
    ],
  },
  "hand-opened": {
    title: "A hand is opened",
    about: `Away reveals its hand, and host chooses the card it discards (CR 7.1.10, 8.3.2). What host has seen it
goes on knowing.`,
    cards: [action("inspection", [{ do: "choose-discard" }]), gull, mate],
    seats: { host: { hand: ["inspection"] }, away: { hand: ["gull", "mate"] } },
    moves: [
      [
        "host",
        "Play inspection for 1 ink: chosen opponent reveals their hand and discards a card of your choice",
      ],
      ["host", "Make your opponent discard mate - Old"],
    ],
  },
  "cards-milled": {
    title: "From the deck to the discard",
    about: `Two cards of each deck go to the discards, in sight of both (CR 8.6.3). That was no draw: an empty deck
loses nothing (1.9.1.2).`,
    cards: [action("landslide", [{ do: "mill", amount: 2, who: "each" }]), gull],
    seats: { host: { hand: ["landslide"], deck: ["gull", "blank"] }, away: { deck: ["gull"] } },
    moves: [
      [
        "host",
        "Play landslide for 1 ink: each player puts the top 2 cards of their deck into their discard",
      ],
    ],
  },
  "discarded-together": {
    title: "Discarded at random",
    about: `Two cards of away's hand are discarded by chance, together: they lie there by their ids and not as they
were drawn (CR 8.6.4).`,
    cards: [
      action("squall", [{ do: "discard", amount: 2, random: true, who: "opponent" }]),
      gull,
      mate,
    ],
    seats: { host: { hand: ["squall"] }, away: { hand: ["mate", "gull", "blank"] } },
    moves: [["host", "Play squall for 1 ink: chosen opponent discards 2 cards at random"]],
  },
  "newest-first": {
    title: "A new one can be the next",
    about: `Two abilities of host wait. The first it takes triggers another, which it may take before the older
one (CR 8.7.4, 8.7.5).`,
    cards: [
      item("bell", { abilities: [whenever(quest, [gain(1)], { name: "Rings" })] }),
      item("drum", { abilities: [whenever(quest, [draw(1)], { name: "Rolls" })] }),
      item("echo", {
        abilities: [
          whenever({ on: "lore-gained" }, [draw(1)], { name: "Again", oncePerTurn: true }),
        ],
      }),
      character("walker", { version: "Slow", lore: 0 }),
    ],
    seats: { host: { play: ["walker", "bell", "drum", "echo"] }, away: {} },
    moves: [
      ["host", "Quest with walker - Slow for 0 lore"],
      ["host", "Resolve bell, Rings: gain 1 lore (1)"],
      ["host", "Resolve echo, Again: draw a card (3)"],
    ],
  },
  "damage-moved": {
    title: "Damage is moved",
    about: `Two counters go from the mate to the gull (CR 9.3.1). That is not dealing, so Resist does not ask about
it, and the gull is banished.`,
    cards: [
      action("burden", [
        {
          do: "move-damage",
          amount: 2,
          from: { pick: "chosen", where: { type: "character", side: "yours" } },
          to: { pick: "chosen", where: { type: "character", side: "opposing" } },
        },
      ]),
      character("gull", {
        version: "Tough",
        willpower: 2,
        abilities: [{ kind: "keyword", keyword: "resist", value: 2 }],
      }),
      mate,
    ],
    seats: {
      host: { hand: ["burden"], play: [placed("mate", { damage: 2 })] },
      away: { play: ["gull"] },
    },
    moves: [
      [
        "host",
        "Play burden for 1 ink: move 2 damage from chosen character of yours to chosen opposing character",
      ],
    ],
  },
  "banished-by": {
    title: "Who banished it",
    about: `The archer's ability deals the damage that kills. The check credits the archer (CR 1.9.1.3), so what
waits for it banishing another would know.`,
    cards: [
      character("archer", {
        version: "Calm",
        abilities: [
          when(
            "played",
            [
              {
                do: "deal-damage",
                amount: 2,
                target: { pick: "chosen", where: { type: "character", side: "opposing" } },
              },
            ],
            "Aim",
          ),
        ],
      }),
      gull,
    ],
    seats: { host: { hand: ["archer"] }, away: { play: ["gull"] } },
    moves: [["host", "Play archer - Calm for 2 ink"]],
  },
};

/** Turns and turn actions (CR 1 to 4). */
import { bonus, draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { action, character, item, location, placed, when } from "../../fixtures/table.ts";
import type { Scene } from "../scene.ts";

const gull = character("gull", { version: "Grey", cost: 1, strength: 1, willpower: 2 });
const tired = placed("gull", { exerted: true });
const CHOSEN = { pick: "chosen", where: { type: "character" } } as const;

export const turns: Readonly<Record<string, Scene>> = {
  "cannot-beats-can": {
    title: "What is forbidden stays forbidden",
    about: `The order says "you may play an item for free", the bailiff that its player can't play items. The
second wins, whichever came first (CR 1.2.2), and the rest of the order happens (1.2.3).`,
    cards: [
      action("order", [
        { do: "may", effects: [{ do: "play-free", from: "hand", where: { type: "item" } }] },
        gain(1),
      ]),
      item("bailiff", {
        abilities: [
          standing({ player: "you" }, [{ fact: "restriction", restriction: "play-items" }]),
        ],
      }),
      item("mug"),
    ],
    seats: { host: { hand: ["order", "mug"], play: ["bailiff"] }, away: {} },
    moves: [
      ["host", "Play order for 1 ink: you may play an item for free, then gain 1 lore"],
      ["host", "Yes"],
      ["host", "Choose none"],
    ],
  },
  "no-target-still-draws": {
    title: "An action without a target still does the rest",
    about: `Nobody can be damaged, and yet the flare may be played (CR 1.2.4): what cannot be done is left
out, and the card is drawn (1.2.3).`,
    cards: [
      action("flare", [
        {
          do: "deal-damage",
          amount: 2,
          target: { pick: "chosen", where: { type: "character", side: "opposing" } },
        },
        draw(1),
      ]),
    ],
    seats: { host: { hand: ["flare"] }, away: {} },
    moves: [
      [
        "host",
        "Play flare for 1 ink: deal 2 damage to chosen opposing character, then draw a card",
      ],
    ],
  },
  "each-player-in-turn": {
    title: "Each player discards, the active player first",
    about: `One effect on both players (CR 1.6.2): host chooses and discards, then away; no check and no bag
come between.`,
    cards: [action("spring-clean", [{ do: "discard", amount: 1, who: "each" }]), gull],
    seats: { host: { hand: ["spring-clean", "gull", "blank"] }, away: { hand: ["gull", "blank"] } },
    moves: [
      ["host", "Play spring-clean for 1 ink: each player chooses and discards a card"],
      ["host", "Discard gull - Grey"],
      ["away", "Discard blank - Test"],
    ],
  },
  "lore-of-a-location": {
    title: "A location brings the twentieth lore",
    about: `Away's lighthouse gives lore in the Set step (CR 4.2.2.2). The check at the end of the step finds
20 and ends the match (1.9.1.1) before anything of the turn's start resolves.`,
    cards: [
      location("lighthouse", { version: "Lit", lore: 2 }),
      item("clock", { abilities: [whenever({ on: "turn-starts" }, [draw(1)], { name: "Chime" })] }),
    ],
    seats: { host: {}, away: { play: ["lighthouse", "clock"], has: { lore: 18 } } },
    moves: [["host", "End your turn"]],
  },
  "failed-draw-loses-after": {
    title: "A failed draw loses when the effect is over",
    about: `Host draws the last card and misses the next one (CR 1.9.1.2). The text goes on to its end, lore
is gained, and then the check finds the draw that failed.`,
    cards: [action("deep-breath", [draw(2), gain(3)])],
    seats: { host: { hand: ["deep-breath"], deck: ["blank"] }, away: {} },
    moves: [["host", "Play deep-breath for 1 ink: draw 2 cards, then gain 3 lore"]],
  },
  "second-wave-of-a-check": {
    title: "Without their captain two more fall",
    about: `The captain gives others 2 willpower. It is banished, the check runs again (CR 1.9.3), and those
it kept alive follow together (1.9.5): the mourner sees both, and triggers for each.`,
    cards: [
      character("captain", {
        version: "Stout",
        abilities: [
          standing({ where: { type: "character", side: "yours", other: true } }, [
            bonus("willpower", 2),
          ]),
        ],
      }),
      gull,
      item("mourner", {
        abilities: [
          whenever({ on: "banished", card: { type: "character", name: "gull" } }, [gain(1)], {
            name: "Weeps",
          }),
        ],
      }),
      action("undertow", [{ do: "banish", target: CHOSEN }]),
    ],
    seats: {
      host: {
        hand: ["undertow"],
        play: ["captain", placed("gull", { damage: 3 }), placed("gull", { damage: 2 }), "mourner"],
      },
      away: {},
    },
    moves: [
      ["host", "Play undertow for 1 ink: banish chosen character"],
      ["host", "Banish captain - Stout"],
      ["host", "Resolve mourner, Weeps: gain 1 lore (1)"],
    ],
  },
  "bonus-ends": {
    title: "A bonus ends, and an old wound is deadly",
    about: `With 2 more willpower for the turn the gull survives 3 damage. When the turn ends the bonus ends
with it (CR 4.4.1.3), and the check compares damage with what is left (1.9.1.3).`,
    cards: [
      gull,
      action("blessing", [
        { do: "modify", stat: "willpower", amount: 2, target: CHOSEN, duration: "turn" },
        { do: "put-damage", amount: 3, target: CHOSEN },
      ]),
    ],
    seats: { host: { hand: ["blessing"], play: ["gull"] }, away: {} },
    moves: [
      [
        "host",
        "Play blessing for 1 ink: chosen character gets +2 willpower this turn, then put 3 damage counters on chosen character",
      ],
      ["host", "End your turn"],
    ],
  },
  "kept-from-readying": {
    title: "It cannot ready, and that ends too late",
    about: `"Can't ready at the start of your next turn": away's cards ready (CR 4.2.1.1), the exerted gull
stays, and only afterwards does the effect end (4.2.1.3).`,
    cards: [
      gull,
      action("anchor", [
        {
          do: "restrict",
          restriction: "ready-step",
          target: { pick: "chosen", where: { type: "character", side: "opposing" } },
          duration: "until-its-next-turn",
        },
      ]),
    ],
    seats: { host: { hand: ["anchor"] }, away: { play: [tired] } },
    moves: [
      [
        "host",
        "Play anchor for 1 ink: chosen opposing character can't ready at the start of their next turn",
      ],
      ["host", "End your turn"],
    ],
  },
  "ink-by-turn-and-by-effect": {
    title: "Ink by the turn, and ink by an effect",
    about: `The turn's card is inkable and shown (CR 4.3.3.1), and there is no second one (4.3.3). The shovel
puts any card there, unseen and exerted (8.5.6), and is no turn's ink.`,
    cards: [
      action("shovel", [{ do: "put-into-inkwell", from: "hand", exerted: true }]),
      character("oak", { version: "Old", inkable: false }),
      gull,
    ],
    seats: { host: { hand: ["shovel", "oak", "gull"], inkwell: ["blank"] }, away: {} },
    moves: [
      ["host", "Put gull - Grey into your inkwell"],
      [
        "host",
        "Play shovel for 1 ink: put a card from your hand into your inkwell facedown and exerted",
      ],
    ],
  },
  "costs-in-order": {
    title: "Dearer, then cheaper, and never below nothing",
    about: `The toll makes characters 1 dearer, the guild 3 cheaper (CR 4.3.4.5): first what is more, then
what is less, and not below 0. Exactly what it costs is exerted (4.3.4.6).`,
    cards: [
      item("toll", {
        abilities: [
          standing({ player: "opponents" }, [
            { fact: "cost", amount: 1, where: { type: "character" } },
          ]),
        ],
      }),
      item("guild", {
        abilities: [
          standing({ player: "you" }, [{ fact: "cost", amount: -3, where: { type: "character" } }]),
        ],
      }),
      gull,
      character("whale", { version: "Great", cost: 6 }),
    ],
    seats: {
      host: { hand: ["gull", "whale"], play: ["guild"] },
      away: { play: ["toll"] },
    },
    moves: [
      ["host", "Play gull - Grey for 0 ink"],
      ["host", "Play whale - Great for 4 ink"],
    ],
  },
  "challenge-a-location": {
    title: "A location is challenged, ready as it always is",
    about: `Locations can be challenged at any time (CR 4.3.6.19). The character deals its strength, and gets
nothing back (4.3.6.22). Who was there is nowhere when the quay is banished.`,
    cards: [gull, location("quay", { version: "Rotten", willpower: 1 })],
    seats: {
      host: { play: ["gull"] },
      away: { play: ["quay", "gull"] },
    },
    moves: [["host", "Challenge quay - Rotten with gull - Grey (yours)"]],
  },
  "defender-leaves": {
    title: "The defender leaves before the damage",
    about: `What the challenge triggered comes first (CR 4.3.6.12): the ghost goes back to its player's hand.
No damage is dealt (4.3.6.23), and the challenger stays exerted.`,
    cards: [
      gull,
      character("ghost", {
        version: "Shy",
        abilities: [
          when("challenged", [{ do: "return-to-hand", target: { pick: "self" } }], "Shies"),
        ],
      }),
    ],
    seats: { host: { play: ["gull"] }, away: { play: [placed("ghost", { exerted: true })] } },
    moves: [["host", "Challenge ghost - Shy with gull - Grey"]],
  },
  "negative-strength": {
    title: "Less than no strength deals nothing",
    about: `The curse takes more strength than the gull has. With less than none it deals no damage
(CR 4.3.6.14), and the wall has none to deal either: both stay.`,
    cards: [
      gull,
      character("wall", { version: "Thick", strength: 0 }),
      action("curse", [
        { do: "modify", stat: "strength", amount: -3, target: CHOSEN, duration: "turn" },
      ]),
    ],
    seats: {
      host: { hand: ["curse"], play: ["gull"] },
      away: { play: [placed("wall", { exerted: true })] },
    },
    moves: [
      ["host", "Play curse for 1 ink: chosen character gets -3 strength this turn"],
      ["host", "Choose gull - Grey"],
      ["host", "Challenge wall - Thick with gull - Grey"],
    ],
  },
  "moving-to-a-location": {
    title: "A drying character moves, and quests are worth more there",
    about: `Moving costs what the location says and needs neither a ready nor a dry character (CR 4.3.7). The
quay gives those who are there 1 more lore (7.6.2).`,
    cards: [
      gull,
      location("quay", {
        version: "Sunny",
        abilities: [standing({ where: { type: "character", at: "this" } }, [bonus("lore", 1)])],
      }),
    ],
    seats: {
      host: { play: [placed("gull", { drying: true }), "quay", "blank"] },
      away: {},
    },
    moves: [
      ["host", "Move gull - Grey to quay - Sunny for 1 ink"],
      ["host", "Move blank - Test to quay - Sunny for 1 ink"],
      ["host", "Quest with blank - Test for 2 lore"],
    ],
  },
  "end-of-turn": {
    title: "The end of the turn",
    about: `"At the end of your turn" triggers once and resolves before anything ends (CR 4.4.1.1); then "this
turn" is over (4.4.1.3), and the turn passes.`,
    cards: [
      gull,
      item("lantern", {
        abilities: [whenever({ on: "turn-ends" }, [gain(1)], { name: "Last Light" })],
      }),
      action("gust", [
        { do: "modify", stat: "strength", amount: 1, target: CHOSEN, duration: "turn" },
      ]),
    ],
    seats: { host: { hand: ["gust"], play: ["gull", "lantern"] }, away: {} },
    moves: [
      ["host", "Play gust for 1 ink: chosen character gets +1 strength this turn"],
      ["host", "End your turn"],
    ],
  },
  "three-at-the-table": {
    title: "Three play, and one runs out of cards",
    about: `Away has no card to draw (CR 1.10.2.3): it leaves with all that is its own, its crown included. As
it was its turn, the next player's follows.`,
    cards: [
      gull,
      item("crown", {
        abilities: [standing({ where: { type: "character" } }, [bonus("strength", 2)])],
      }),
    ],
    seats: {
      host: { play: ["gull"] },
      away: { play: ["crown"], hand: ["gull"], deck: [] },
      third: { play: ["gull"] },
    },
    moves: [
      ["host", "End your turn"],
      ["third", "Quest with gull - Grey (yours) for 1 lore"],
    ],
  },
  "chosen-opponent": {
    title: "Of three opponents one is chosen",
    about: `"Chosen opponent loses 1 lore": whose, the player says as it resolves (CR 1.10.1). The bag goes
around the table to the left (1.10.2.2): away's bell before fourth's.`,
    cards: [
      action("tithe", [{ do: "lose-lore", amount: 1, who: "opponent" }]),
      item("bell", {
        abilities: [
          whenever({ on: "played", card: { type: "action" }, side: "opposing" }, [gain(1)], {
            name: "Rings",
          }),
        ],
      }),
    ],
    seats: {
      host: { hand: ["tithe"] },
      away: { play: ["bell"] },
      third: { has: { lore: 3 } },
      fourth: { play: ["bell"] },
    },
    moves: [
      ["host", "Play tithe for 1 ink: chosen opponent loses 1 lore"],
      ["host", "Third player"],
    ],
  },
};

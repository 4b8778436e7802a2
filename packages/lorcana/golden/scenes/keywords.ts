/** Each keyword at work (CR 10). */
import { draw, gain, using, whenever } from "../../fixtures/abilities.ts";
import {
  action,
  character,
  item,
  keyword,
  location,
  placed,
  song,
  when,
} from "../../fixtures/table.ts";
import type { Scene } from "../scene.ts";

const gull = character("gull", { version: "Grey", cost: 1, strength: 1, willpower: 2 });
const tired = placed("gull", { exerted: true });
const CHOSEN = { pick: "chosen", where: { type: "character" } } as const;
const zap = action("zap", [{ do: "deal-damage", amount: 2, target: CHOSEN }]);
const one = (id: string, name: Parameters<typeof keyword>[0], value?: number) =>
  character(id, { version: "Keen", abilities: [keyword(name, value)] });

export const keywords: Readonly<Record<string, Scene>> = {
  bodyguard: {
    title: "Bodyguard",
    about: `The guard may enter play exerted (CR 10.2.2), and then must be challenged before its friends
(10.2.3). A location may be challenged in spite of it.`,
    cards: [one("guard", "bodyguard"), gull, location("quay")],
    seats: { host: { hand: ["guard"], play: [tired, "quay"] }, away: { play: ["gull"] } },
    moves: [
      ["host", "Play guard - Keen for 2 ink"],
      ["host", "Yes"],
      ["host", "End your turn"],
      ["away", "Challenge guard - Keen with gull - Grey (yours)"],
    ],
  },
  challenger: {
    title: "Challenger",
    about: `Challenger +2 counts while its character challenges (CR 10.3.1), not while it is challenged, and
two of them add up (10.1.1).`,
    cards: [
      character("boxer", { version: "Keen", strength: 1, abilities: [keyword("challenger", 2)] }),
      action("bell", [
        { do: "grant-keyword", keyword: "challenger", value: 1, target: CHOSEN, duration: "turn" },
      ]),
      character("wall", { version: "Thick", strength: 0, willpower: 4 }),
    ],
    seats: {
      host: { hand: ["bell"], play: ["boxer"] },
      away: { play: [placed("wall", { exerted: true })] },
    },
    moves: [
      ["host", "Play bell for 1 ink: chosen character gains Challenger +1 this turn"],
      ["host", "Choose boxer - Keen"],
      ["host", "Challenge wall - Thick with boxer - Keen"],
    ],
  },
  "evasive-and-alert": {
    title: "Evasive, and who sees it all the same",
    about: `The moth can be challenged by Evasive characters only (CR 10.4.1). The owl is Alert: it may
challenge it as if it were Evasive, and is not (10.14).`,
    cards: [one("moth", "evasive"), one("owl", "alert"), gull],
    seats: { host: { play: ["owl", "gull"] }, away: { play: [placed("moth", { exerted: true })] } },
    moves: [["host", "Challenge moth - Keen with owl - Keen"]],
  },
  reckless: {
    title: "Reckless",
    about: `The bull cannot quest (CR 10.5.2), and while it could challenge its player cannot end the turn
(10.5.3). Singing exerts it, and that will do (10.5.5).`,
    cards: [one("bull", "reckless"), gull, song("tune", [gain(1)], { cost: 2 })],
    seats: { host: { hand: ["tune"], play: ["bull"], inkwell: [] }, away: { play: [tired] } },
    moves: [
      ["host", "Have bull - Keen sing tune"],
      ["host", "End your turn"],
    ],
  },
  resist: {
    title: "Resist",
    about: `Two damage dealt come to 1 at Resist +1 (CR 10.6.1). Damage that is put does not ask for it
(9.2.1).`,
    cards: [
      one("turtle", "resist", 1),
      zap,
      action("thorn", [{ do: "put-damage", amount: 1, target: CHOSEN }]),
    ],
    seats: { host: { hand: ["zap", "thorn"] }, away: { play: ["turtle"] } },
    moves: [
      ["host", "Play zap for 1 ink: deal 2 damage to chosen character"],
      ["host", "Play thorn for 1 ink: put 1 damage counter on chosen character"],
    ],
  },
  rush: {
    title: "Rush",
    about: `The courier comes into play drying, and challenges at once (CR 10.7.1). Questing it cannot.`,
    cards: [one("courier", "rush"), gull],
    seats: { host: { hand: ["courier"] }, away: { play: [tired] } },
    moves: [
      ["host", "Play courier - Keen for 2 ink"],
      ["host", "Challenge gull - Grey with courier - Keen"],
    ],
  },
  "shift-by-classification": {
    title: "Shift onto a kind, for a card",
    about: `Keeper Shift goes on any Keeper (CR 10.8.7.1), and this one costs a discarded card instead of ink
(10.8.1). The new card is exerted, as the one beneath was (10.8.3).`,
    cards: [
      character("porter", { version: "Plain", classifications: ["Keeper"] }),
      character("abbot", {
        version: "Grand",
        cost: 7,
        abilities: [
          keyword("shift", undefined, {
            costs: [{ pay: "discard", count: 1 }],
            onto: { classification: "Keeper" },
          }),
        ],
      }),
      gull,
    ],
    seats: {
      host: { hand: ["abbot", "gull", "blank"], play: [placed("porter", { exerted: true })] },
      away: {},
    },
    moves: [
      ["host", "Shift abbot - Grand onto porter - Plain for 0 ink"],
      ["host", "Discard gull - Grey"],
    ],
  },
  "sing-together": {
    title: "Sing Together",
    about: `The chorus asks for a sum of 5 (CR 10.10.1). The tenor counts as 3, its Singer number (10.10.3).
Each of them has sung it (10.10.4).`,
    cards: [
      character("tenor", {
        version: "Loud",
        cost: 1,
        abilities: [
          keyword("singer", 3),
          whenever({ on: "sings", card: "this" }, [gain(1)], { name: "Encore" }),
        ],
      }),
      song("chorus", [draw(2)], { cost: 6, abilities: [keyword("sing-together", 5)] }),
      gull,
    ],
    seats: { host: { hand: ["chorus"], play: ["tenor", "blank", "gull"], inkwell: [] }, away: {} },
    moves: [
      ["host", "Sing chorus together"],
      ["host", "Sing with tenor - Loud"],
      ["host", "Sing with blank - Test"],
      ["host", "Choose none"],
    ],
  },
  support: {
    title: "Support",
    about: `The sister quests and may lend her strength to another character for the turn (CR 10.11.1); never
to herself.`,
    cards: [one("sister", "support"), gull],
    seats: { host: { play: ["sister", "gull"] }, away: { play: ["gull"] } },
    moves: [
      ["host", "Quest with sister - Keen for 1 lore"],
      ["host", "Yes"],
      ["host", "Choose gull - Grey (yours)"],
    ],
  },
  vanish: {
    title: "Vanish",
    about: `An opponent's action chooses the shade. All of the action resolves first, and then it is banished
(CR 10.12.1, 10.12.3).`,
    cards: [
      one("shade", "vanish"),
      action("kind-word", [{ do: "remove-damage", amount: 1, target: CHOSEN }, draw(1)]),
    ],
    seats: { host: { hand: ["kind-word"] }, away: { play: [placed("shade", { damage: 1 })] } },
    moves: [
      ["host", "Play kind-word for 1 ink: remove 1 damage from chosen character, then draw a card"],
    ],
  },
  ward: {
    title: "Ward",
    about: `For host's effect the cat is not there to be chosen (CR 10.13.1). What chooses nothing meets it
(10.13.3), and so does a challenge.`,
    cards: [
      one("cat", "ward"),
      gull,
      zap,
      action("storm", [
        {
          do: "deal-damage",
          amount: 1,
          target: { pick: "all", where: { type: "character", side: "opposing" } },
        },
      ]),
    ],
    seats: {
      host: { hand: ["zap", "storm"], play: ["gull"] },
      away: { play: [placed("cat", { exerted: true }), "gull"] },
    },
    moves: [
      ["host", "Play zap for 1 ink: deal 2 damage to chosen character"],
      ["host", "Damage gull - Grey (opposing)"],
      ["host", "Play storm for 1 ink: deal 1 damage to each opposing character"],
      ["host", "Challenge cat - Keen with gull - Grey"],
    ],
  },
  boost: {
    title: "Boost",
    about: `For 1 ink the top card of the deck goes face-down under the barge (CR 10.15.1), and nobody sees it
(10.15.3). Once a turn; what counts cards under it counts it (10.15.4).`,
    cards: [
      character("barge", {
        version: "Deep",
        abilities: [
          keyword("boost", 1),
          when(
            "quests",
            [{ do: "gain-lore", amount: { stat: "under", of: { pick: "self" } } }],
            "Cargo",
          ),
        ],
      }),
    ],
    seats: { host: { play: ["barge"] }, away: {} },
    moves: [
      [
        "host",
        "Use barge - Deep, Boost: put the top card of your deck facedown under this character",
      ],
      ["host", "Quest with barge - Deep for 1 lore"],
    ],
  },
  "singer-by-cost": {
    title: "A song is sung by whoever costs enough",
    about: `The song costs 3. A character that costs 3 sings it (CR 6.3.3.3) if it is ready and dry; the one that
is drying does not, nor the one that costs too little.`,
    cards: [
      song("hush", [draw(1)], { cost: 3 }),
      character("bard", { version: "Old", cost: 3 }),
      character("page", { version: "New", cost: 4 }),
      gull,
    ],
    seats: {
      host: {
        hand: ["hush"],
        play: ["bard", placed("page", { drying: true }), "gull"],
        inkwell: [],
      },
      away: {},
    },
    moves: [["host", "Have bard - Old sing hush"]],
  },
  "exert-ability-needs-dry": {
    title: "An ability with the exert symbol needs a dry card",
    about: `The drying smith cannot use its exert ability (CR 4.3.8, 7.5); the bellows' ability without it can be
used, and an item at once after it is played (6.4).`,
    cards: [
      character("smith", {
        version: "Young",
        abilities: [using([{ pay: "exert" }], [draw(1)], { name: "Hammer" })],
      }),
      item("bellows", {
        abilities: [
          using([{ pay: "exert" }, { pay: "ink", amount: 1 }], [gain(1)], { name: "Blow" }),
        ],
      }),
    ],
    seats: { host: { hand: ["bellows"], play: [placed("smith", { drying: true })] }, away: {} },
    moves: [
      ["host", "Play bellows for 1 ink"],
      ["host", "Use bellows, Blow: gain 1 lore"],
    ],
  },
};

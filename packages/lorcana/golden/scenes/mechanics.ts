/** The longer ones: a turn, a challenge, a song, Shift, and the bag. */
import { action, character, item, keyword, location, placed, song } from "../../fixtures/table.ts";
import type { Ability, Effect, Trigger } from "../../src/cards.ts";
import type { Scene } from "../scene.ts";

const when = (name: string, trigger: Trigger, ...effects: readonly Effect[]): Ability => ({
  kind: "triggered",
  name,
  when: trigger,
  effects,
});
const draw: Effect = { do: "draw", amount: 1 };
const gain = (amount: number): Effect => ({ do: "gain-lore", amount });

const gull = character("gull", { version: "Grey", cost: 1, strength: 1, willpower: 2 });
const mate = character("mate", { version: "Old", cost: 3, strength: 3, willpower: 3 });

export const mechanics: Readonly<Record<string, Scene>> = {
  "turn-cycle": {
    title: "A turn of each player",
    about: `Host puts a card into the inkwell, which everybody sees on its way and nobody after (CR 4.3.3,
8.5.3), plays a character that is drying (4.3.4.7), and quests with another (4.3.5). Away's turn
begins: its cards ready (4.2.1), its location gives lore in the Set step before the ability of the
start of the turn resolves (4.2.2), and it draws (4.2.3). Then it is host's turn again.`,
    cards: [
      gull,
      mate,
      location("quay", { version: "At Night", lore: 2 }),
      item("clock", { abilities: [when("Chime", { on: "turn-starts" }, gain(1))] }),
    ],
    seats: {
      host: { hand: ["mate", "gull"], play: ["mate"], inkwell: ["blank"] },
      away: { play: ["quay", "clock", placed("gull", { exerted: true })], inkwell: ["blank"] },
    },
    moves: [
      ["host", "Put mate - Old into your inkwell"],
      ["host", "Play gull - Grey for 1 ink"],
      ["host", "Quest with mate - Old for 1 lore"],
      ["host", "End your turn"],
      ["away", "End your turn"],
    ],
  },

  challenge: {
    title: "A challenge in which both are banished, and both players have abilities about it",
    about: `The tern challenges the mate (CR 4.3.6). What the declaration triggered resolves before the
damage: the mate gets stronger for this challenge (4.3.6.12). Both strike at once and are banished
by one check (1.9.5), and abilities of both players trigger (4.3.6.17): the active player resolves
its own first, and chooses which (8.7.4), then the other.`,
    cards: [
      character("tern", {
        version: "Quick",
        strength: 3,
        willpower: 2,
        abilities: [
          when("Last Cry", { on: "banished", card: "this", inChallenge: true }, draw),
          when("Worth It", { on: "banishes-in-challenge", card: "this" }, gain(2)),
        ],
      }),
      character("mate", {
        version: "Old",
        strength: 1,
        willpower: 3,
        abilities: [
          when(
            "Stands Fast",
            { on: "challenged", card: "this" },
            {
              do: "modify",
              stat: "strength",
              amount: 2,
              target: { pick: "self" },
              duration: "challenge",
            },
          ),
          when(
            "Paid For",
            { on: "banished", card: "this" },
            {
              do: "deal-damage",
              amount: 1,
              target: { pick: "chosen", where: { type: "character", side: "opposing" } },
            },
          ),
        ],
      }),
      gull,
    ],
    seats: {
      host: { play: ["tern", "gull", "gull"] },
      away: { play: [placed("mate", { exerted: true })] },
    },
    moves: [
      ["host", "Challenge mate - Old with tern - Quick"],
      ["host", "Resolve tern - Quick, Worth It: gain 2 lore (4)"],
      ["away", "Damage gull - Grey (2 of 2)"],
    ],
  },

  song: {
    title: "A song is sung",
    about: `A character sings as though it cost 5 (CR 10.9.1), so it is exerted and no ink is paid
(6.3.3.3). The song's effects come first and as a whole, with the choice made as they resolve
(1.2.4); what the singing triggered waits in the bag until the song is in the discard (6.3.4).`,
    cards: [
      character("fenn", {
        version: "Choirmaster",
        cost: 2,
        abilities: [keyword("singer", 5), when("Encore", { on: "sings", card: "this" }, gain(1))],
      }),
      song(
        "hush",
        [
          {
            do: "exert",
            target: { pick: "chosen", where: { type: "character", side: "opposing" } },
          },
          draw,
        ],
        { cost: 5 },
      ),
      gull,
      mate,
    ],
    seats: {
      host: { hand: ["hush"], play: ["fenn"], inkwell: [] },
      away: { play: ["gull", "mate"] },
    },
    moves: [
      ["host", "Have fenn - Choirmaster sing hush"],
      ["host", "Exert mate - Old"],
    ],
  },

  shift: {
    title: "A character is shifted onto another",
    about: `For the Shift cost the card is played on its namesake (CR 10.8.1). It takes over damage, dryness
and what was laid on the one beneath (10.8.3, 10.8.5), but not its text, and can quest at once. When
it is banished both cards go to the discard (5.1.7).`,
    cards: [
      character("tilly", { name: "Tilly", version: "Apprentice", willpower: 4 }),
      character("tilly-keeper", {
        name: "Tilly",
        version: "Keeper",
        cost: 6,
        strength: 4,
        willpower: 5,
        lore: 2,
        abilities: [keyword("shift", 3), when("Arrives", { on: "played", card: "this" }, gain(1))],
      }),
      action("wind", [
        {
          do: "modify",
          stat: "strength",
          amount: 1,
          target: { pick: "chosen", where: { type: "character" } },
          duration: "turn",
        },
      ]),
      action("storm", [{ do: "banish", target: { pick: "chosen", where: { type: "character" } } }]),
    ],
    seats: {
      host: { hand: ["wind", "tilly-keeper", "storm"], play: [placed("tilly", { damage: 2 })] },
      away: {},
    },
    moves: [
      ["host", "Play wind for 1 ink: chosen character gets +1 strength this turn"],
      ["host", "Shift Tilly - Keeper onto Tilly - Apprentice for 3 ink"],
      ["host", "Quest with Tilly - Keeper for 2 lore"],
      ["host", "Play storm for 1 ink: banish chosen character"],
    ],
  },

  "bag-comes-back": {
    title: "The bag comes back to the active player",
    about: `Host's quest triggers an ability of each player (CR 8.7.3). Host resolves its own, then away
theirs, which gives host lore and so triggers host's clock (8.7.6): the bag comes back to host,
who resolves that as well (8.7.7), and only then is it empty.`,
    cards: [
      character("tilly", {
        version: "Apprentice",
        abilities: [when("First Flame", { on: "quests", card: "this" }, draw)],
      }),
      character("toll", {
        version: "Collector",
        abilities: [
          when(
            "Something for You",
            { on: "quests", card: { type: "character", side: "opposing" } },
            { do: "gain-lore", amount: 1, who: "each" },
          ),
        ],
      }),
      item("clock", {
        abilities: [
          {
            kind: "triggered",
            name: "Chime",
            when: { on: "lore-gained", side: "yours" },
            oncePerTurn: true,
            if: { lore: "you", is: { min: 2 } },
            effects: [
              {
                do: "exert",
                target: { pick: "chosen", where: { type: "character", side: "opposing" } },
              },
            ],
          },
        ],
      }),
      gull,
    ],
    seats: {
      host: { play: ["tilly", "clock"] },
      away: { play: ["toll", "gull"] },
    },
    moves: [
      ["host", "Quest with tilly - Apprentice for 1 lore"],
      ["host", "Exert toll - Collector"],
    ],
  },
};

/** What a player has done this turn, as conditions count it (CR 7.4.4). */
import { describe, expect, test } from "vitest";
import { draw, gain, standing, using } from "../../fixtures/abilities.ts";
import {
  challenges,
  chooses,
  goesRound,
  inks,
  inPlay,
  plays,
  quests,
  uses,
} from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import {
  action,
  card,
  character,
  item,
  keyword,
  location,
  placed,
  song,
  table,
} from "../../fixtures/table.ts";
import type { Seat } from "../../src/vocabulary.ts";

type At = ReturnType<typeof table>;

const every = { pick: "all", where: { type: "character" } } as const;
const cards = [
  character("hero", { willpower: 9 }),
  character("frail", { willpower: 1 }),
  item("lamp"),
  location("mill"),
  action("deed", [gain(1)]),
  song("tune", [gain(1)], { cost: 2 }),
  song("choir", [gain(1)], { cost: 9, abilities: [keyword("sing-together", 4)] }),
  action("hurt", [{ do: "deal-damage", amount: 1, target: every }]),
  action("press", [{ do: "put-damage", amount: 1, target: every }]),
  action("wipe", [{ do: "banish", target: every }]),
  action("bounce", [{ do: "return-to-hand", target: every }]),
  action("sink", [{ do: "put-into-inkwell", from: every, exerted: true }]),
  action("purge", [{ do: "discard", amount: 1 }]),
  action("read", [draw(2)]),
  action("tap", [{ do: "put-into-inkwell", from: "top-of-deck", exerted: false }]),
  item("boost", {
    abilities: [using([], [{ do: "put-under", target: every }], { oncePerTurn: true })],
  }),
];

const hand = cards.map(({ id }) => id);
const laid = table(cards, {
  seats: {
    host: { hand, play: ["hero", "boost"] },
    away: { play: [placed("frail", { exerted: true })] },
  },
});

/** What is not zero in a seat's log. */
function log({ state }: At, seat: Seat = "host"): Record<string, number> {
  const entries = Object.entries(state.seats[seat].log);
  return Object.fromEntries(entries.filter(([, count]) => count !== 0));
}

describe("[CR 7.4.4] this turn a player has", () => {
  test.each<[string, (at: At) => At, Record<string, number>, Record<string, number>]>([
    [
      "played a character",
      (at) => plays(at, "host", "hero"),
      { played: 1, "played-characters": 1 },
      {},
    ],
    ["played an item", (at) => plays(at, "host", "lamp"), { played: 1, "played-items": 1 }, {}],
    ["played a location", (at) => plays(at, "host", "mill"), { played: 1 }, {}],
    ["played an action", (at) => plays(at, "host", "deed"), { played: 1, "played-actions": 1 }, {}],
    [
      "had a song sung",
      (at) => plays(at, "host", "tune", `singer=${inPlay(at, "host", "hero")}`),
      { played: 1, "played-actions": 1, "played-songs": 1, sang: 1 },
      {},
    ],
    ["quested", (at) => quests(at, "host", "hero"), { quested: 1 }, {}],
    [
      "challenged, hurt and banished",
      (at) => challenges(at, "host", "hero", "frail"),
      { challenged: 1, damaged: 1 },
      { damaged: 1, banished: 1 },
    ],
    ["inked", (at) => inks(at, "host", "hero"), { inked: 1 }, {}],
    [
      "inked by an effect",
      (at) => plays(at, "host", "tap"),
      { played: 1, "played-actions": 1, inked: 1 },
      {},
    ],
    [
      "had cards put into the inkwell from play",
      (at) => plays(at, "host", "sink"),
      { played: 1, "played-actions": 1, inked: 1 },
      { inked: 1 },
    ],
    [
      "had what lay under a card put there with it",
      (at) => plays(uses(at, "host", "boost"), "host", "sink"),
      { played: 1, "played-actions": 1, inked: 2 },
      { inked: 2 },
    ],
    ["drawn", (at) => plays(at, "host", "read"), { played: 1, "played-actions": 1, drawn: 2 }, {}],
    [
      "discarded",
      (at) => {
        const asking = plays(at, "host", "purge");
        return chooses(asking, "host", card(asking, "host", "hand", "lamp"));
      },
      { played: 1, "played-actions": 1, discarded: 1 },
      {},
    ],
    [
      "been dealt damage",
      (at) => plays(at, "host", "hurt"),
      { played: 1, "played-actions": 1, damaged: 1 },
      { damaged: 1, banished: 1 },
    ],
    [
      "had damage put, which is not dealt",
      (at) => plays(at, "host", "press"),
      { played: 1, "played-actions": 1 },
      { banished: 1 },
    ],
    [
      "had cards banished",
      (at) => plays(at, "host", "wipe"),
      { played: 1, "played-actions": 1, banished: 1 },
      { banished: 1 },
    ],
    [
      "had cards returned, which are not banished",
      (at) => plays(at, "host", "bounce"),
      { played: 1, "played-actions": 1 },
      {},
    ],
  ])("%s", (_name, procedure, host, away) => {
    const after = procedure(laid);
    expect(log(after)).toEqual(host);
    expect(log(after, "away")).toEqual(away);
  });

  test("each singer counts", () => {
    const at = table(cards, { seats: { host: { hand: ["choir"], play: ["hero", "frail"] } } });
    const first = plays(at, "host", "choir", "together=together");
    const second = chooses(first, "host", inPlay(first, "host", "hero"));
    expect(log(second)).toEqual({ played: 1, "played-actions": 1, "played-songs": 1, sang: 2 });
  });

  test("and in the next turn nobody has", () => {
    const busy = challenges(plays(laid, "host", "read"), "host", "hero", "frail");
    const next = goesRound(busy);
    expect(log(next)).toEqual({ drawn: 1 });
    expect(log(next, "away")).toEqual({});
  });

  test("what is read of it is each player's own", () => {
    const chief = character("chief", {
      abilities: [
        standing("self", [{ fact: "stat", stat: "strength", amount: 1 }], {
          while: { log: "banished", of: "opponent", is: { min: 1 } },
        }),
        standing("self", [{ fact: "stat", stat: "strength", amount: 10 }], {
          while: { log: "banished", of: "you", is: { min: 1 } },
        }),
      ],
    });
    const set = [...cards, chief];
    const at = table(set, {
      seats: {
        host: { play: ["chief", "hero"] },
        away: { play: [placed("frail", { exerted: true })] },
      },
    });
    expect(factsOf(set, at, "host", "chief")?.strength).toBe(2);
    const after = challenges(at, "host", "hero", "frail");
    expect(factsOf(set, after, "host", "chief")?.strength).toBe(3);
  });
});

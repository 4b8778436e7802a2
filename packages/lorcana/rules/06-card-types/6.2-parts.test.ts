import { describe, expect, test } from "vitest";
import { gain, using, whenever } from "../../fixtures/abilities.ts";
import { challenges, goesRound, inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import {
  action,
  character,
  dataOf,
  defsIn,
  item,
  placed,
  song,
  table,
} from "../../fixtures/table.ts";
import type { Filter } from "../../src/cards.ts";

/** Counts what it finds in play, as lore. */
const count = (id: string, where: Filter, zone?: "discard") =>
  action(id, [{ do: "gain-lore", amount: { count: where, ...(zone && { zone }) } }], { cost: 0 });

const cards = [
  character("plum", { inks: ["amethyst", "ruby"] }),
  character("leaf", { inks: ["emerald"] }),
  character("mira-1", { name: "Mira", version: "First", cost: 2 }),
  character("mira-2", { name: "Mira", version: "Second", cost: 7 }),
  character("mirabel", { name: "Mirabel" }),
  character("old-mira", { name: "Old Mira" }),
  character("pair", {
    name: "Otto & Mira",
    names: ["Otto", "Mira"],
    classifications: ["Hero", "Pirate"],
  }),
  character("sailor", { classifications: ["Sailor"] }),
  count("count-amethyst", { ink: "amethyst" }),
  count("count-ruby", { ink: "ruby" }),
  count("count-steel", { ink: "steel" }),
  count("count-mira", { name: "Mira" }),
  count("count-otto", { name: "Otto" }),
  count("count-line", { name: "Otto & Mira" }),
  count("count-mira-gone", { name: "Mira" }, "discard"),
  count("count-characters", { type: "character" }),
  count("count-pirates", { classification: "Pirate" }),
  count("count-heroes", { classification: "Hero" }),
  action("cheap", [{ do: "reduce-cost", amount: 5 }], { cost: 0 }),
  action("sweep", [{ do: "banish", target: { pick: "all", where: { cost: { max: 3 } } } }], {
    cost: 0,
  }),
  song("ballad", [gain(1)], { cost: 2 }),
  item("critic", {
    abilities: [whenever({ on: "played", card: { cost: { min: 2 }, song: true } }, [gain(4)])],
  }),
  character("meek", {
    strength: 0,
    willpower: 9,
    abilities: [
      using(
        [{ pay: "exert" }],
        [
          {
            do: "deal-damage",
            amount: { stat: "strength", of: { pick: "self" } },
            target: { pick: "all", where: { name: "Otto & Mira" } },
          },
        ],
      ),
      whenever({ on: "deals-damage", card: "this" }, [gain(1)]),
    ],
  }),
  item("watch", {
    abilities: [whenever({ on: "damaged", card: { type: "character" }, side: "any" }, [gain(1)])],
  }),
];
const finds = (hand: string, play: readonly string[], discard: readonly string[] = []) =>
  lore(plays(table(cards, { seats: { host: { hand: [hand], play, discard } } }), "host", hand))[0];

test("[CR 6.2.3.1] a card of two inks is of each of them", () => {
  expect(finds("count-amethyst", ["plum", "leaf"])).toBe(1);
  expect(finds("count-ruby", ["plum", "leaf"])).toBe(1);
  expect(finds("count-steel", ["plum", "leaf"])).toBe(0);
});

describe("a name", () => {
  test("[CR 6.2.4a] finds every version of it", () => {
    expect(finds("count-mira", ["mira-1", "mira-2", "leaf"])).toBe(2);
  });

  test("[CR 6.2.4b] is no part of a longer one", () => {
    expect(finds("count-mira", ["mirabel", "old-mira"])).toBe(0);
  });

  test("[CR 6.2.4.1] one of two is enough, and so is the whole line, in every zone", () => {
    expect(finds("count-mira", ["pair"])).toBe(1);
    expect(finds("count-otto", ["pair"])).toBe(1);
    expect(finds("count-line", ["pair", "mira-1"])).toBe(1);
    expect(finds("count-mira-gone", [], ["pair", "mira-1", "mirabel"])).toBe(2);
  });

  test("[CR 6.2.4.2] who has two is one character, and counts once", () => {
    expect(finds("count-characters", ["pair", "leaf"])).toBe(2);
    expect(finds("count-mira", ["pair", "mira-1"])).toBe(2);
  });
});

test("[CR 6.2.6] a classification finds the cards that have it among theirs", () => {
  expect(finds("count-pirates", ["pair", "sailor"])).toBe(1);
  expect(finds("count-heroes", ["pair", "sailor"])).toBe(1);
});

describe("[CR 6.2.7] a cost that is asked for is the printed one", () => {
  test("whatever was paid for the card", () => {
    const at = table(cards, {
      seats: { host: { hand: ["cheap", "mira-2", "sweep"], play: ["mira-1"] } },
    });
    const out = plays(plays(at, "host", "cheap"), "host", "mira-2");
    expect(out.state.seats.host.exertedInk).toBe(2);
    expect(defsIn(plays(out, "host", "sweep"), "host", "play")).toEqual(["mira-2"]);
  });

  test("also if it was sung", () => {
    const at = table(cards, { seats: { host: { hand: ["ballad"], play: ["critic", "leaf"] } } });
    expect(lore(plays(at, "host", "ballad", `singer=${inPlay(at, "host", "leaf")}`))).toEqual([
      5, 0,
    ]);
  });
});

describe("[CR 6.2.9] where strength is the amount, without any none is dealt at all", () => {
  const at = table(cards, {
    seats: {
      host: { play: ["meek", "watch"] },
      away: { play: [placed("pair", { exerted: true })] },
    },
  });

  test("in a challenge", () => {
    const after = challenges(at, "host", "meek", "pair");
    expect(dataOf(after, "away", "pair").damage).toBe(0);
    // The 1 is for what the meek one took.
    expect(lore(after)).toEqual([1, 0]);
    expect(dataOf(after, "host", "meek").damage).toBe(2);
  });

  test("through an ability", () => {
    const after = uses(at, "host", "meek");
    expect(dataOf(after, "away", "pair").damage).toBe(0);
    expect(lore(after)).toEqual([0, 0]);
    after.thenNot("DAMAGE_DEALT", "DAMAGE_PREVENTED");
  });
});

test("[CR 6.2.10] damage stays on a character from turn to turn", () => {
  const at = table(cards, { seats: { host: { play: [placed("meek", { damage: 5 })] } } });
  expect(dataOf(goesRound(goesRound(at)), "host", "meek").damage).toBe(5);
});

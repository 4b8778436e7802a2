/** CR 7.1.2.2b: how much of an instruction is all of it, for each kind of effect. */
import { describe, expect, test } from "vitest";
import { gain } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays } from "../../fixtures/acts.ts";
import { action, asked, character, item, location, placed, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

type Seats = NonNullable<NonNullable<Parameters<typeof table>[1]>["seats"]>;
type Player = NonNullable<Seats["host"]>;

const cards = [
  character("hero", { willpower: 9 }),
  item("lamp"),
  location("mill"),
  location("yard"),
];
const all = (type: "character" | "item") => ({ pick: "all", where: { type } }) as const;
const two = { pick: "chosen", where: { type: "character" }, count: 2 } as const;

/** "[first]. If you do, gain 7 lore", played on this table. */
function read(first: Effect, host: Player = {}, away: Player = {}) {
  const procedure = action("deed", [{ do: "if-you-do", first: [first], effects: [gain(7)] }]);
  const hand = ["deed", ...(host.hand ?? [])];
  const at = table([...cards, procedure], { seats: { host: { ...host, hand }, away } });
  return plays(at, "host", "deed");
}

function isRewarded(first: Effect, host: Player = {}, away: Player = {}): boolean {
  const after = read(first, host, away);
  expect(asked(after)).toEqual([]);
  return after.state.seats.host.lore >= 7;
}

describe("[CR 7.1.2.2b] all of it is as much as is said, by everybody who is meant", () => {
  const deck = (count: number): Player => ({ deck: Array(count).fill("hero") });
  const has = (points: number): Player => ({ has: { lore: points } });
  const opponent = { who: "opponent" } as const;
  const each = { who: "each" } as const;

  test.each<[string, Effect, [Player, Player], [Player, Player]]>([
    ["two cards milled", { do: "mill", amount: 2 }, [deck(2), {}], [deck(1), {}]],
    ["a card milled", { do: "mill", amount: 1 }, [deck(1), {}], [deck(0), {}]],
    ["by each", { do: "mill", amount: 1, ...each }, [deck(1), deck(1)], [deck(1), deck(0)]],
    ["two lore lost", { do: "lose-lore", amount: 2, ...opponent }, [{}, has(2)], [{}, has(1)]],
    ["a lore lost", { do: "lose-lore", amount: 1, ...opponent }, [{}, has(1)], [{}, has(0)]],
    ["by each", { do: "lose-lore", amount: 1, ...each }, [has(1), has(1)], [has(1), has(0)]],
    ["two cards drawn", { do: "draw", amount: 2, ...opponent }, [{}, deck(2)], [{}, deck(0)]],
    [
      "each top card inked",
      { do: "put-into-inkwell", from: "top-of-deck", exerted: false, ...each },
      [deck(1), deck(1)],
      [deck(1), deck(0)],
    ],
    [
      "a card from hand inked",
      { do: "put-into-inkwell", from: "hand", exerted: true },
      [{ hand: ["hero"] }, {}],
      [{}, {}],
    ],
    [
      "two returned",
      { do: "return-to-hand", target: two },
      [{ play: ["hero", "hero"] }, {}],
      [{ play: ["hero"] }, {}],
    ],
    [
      "cards returned from the discard",
      { do: "return-to-hand", target: { ...all("character"), zone: "discard" } },
      [{ discard: ["hero"] }, {}],
      [{ play: ["hero"] }, {}],
    ],
    [
      "cards inked from the discard",
      { do: "put-into-inkwell", from: { ...all("character"), zone: "discard" }, exerted: true },
      [{ discard: ["hero"] }, {}],
      [{ play: ["hero"] }, {}],
    ],
    [
      "two inked",
      { do: "put-into-inkwell", from: two, exerted: true },
      [{ play: ["hero", "hero"] }, {}],
      [{ play: ["hero"] }, {}],
    ],
    [
      "two put under their deck",
      { do: "put-on-deck", target: two, place: "shuffled" },
      [{ play: ["hero", "hero"] }, {}],
      [{ play: ["hero"] }, {}],
    ],
    [
      "two exerted",
      { do: "exert", target: two },
      [{ play: ["hero", "hero"] }, {}],
      [{ play: ["hero", placed("hero", { exerted: true })] }, {}],
    ],
    [
      "two readied",
      { do: "ready", target: two },
      [{ play: [placed("hero", { exerted: true }), placed("hero", { exerted: true })] }, {}],
      [{ play: ["hero", placed("hero", { exerted: true })] }, {}],
    ],
    [
      "damage put on two",
      { do: "put-damage", amount: 1, target: two },
      [{ play: ["hero", "hero"] }, {}],
      [{ play: ["hero"] }, {}],
    ],
    [
      "damage dealt to two",
      { do: "deal-damage", amount: 1, target: two },
      [{ play: ["hero", "hero"] }, {}],
      [{ play: ["hero"] }, {}],
    ],
    [
      "damage removed from two",
      { do: "remove-damage", amount: 1, target: two },
      [{ play: [placed("hero", { damage: 1 }), placed("hero", { damage: 1 })] }, {}],
      [{ play: [placed("hero", { damage: 2 }), "hero"] }, {}],
    ],
    [
      "a card put under each of two",
      { do: "put-under", target: two },
      [{ play: ["hero", "hero"], deck: ["lamp", "lamp"] }, {}],
      [{ play: ["hero", "hero"], deck: ["lamp"] }, {}],
    ],
    [
      "two who are stronger",
      { do: "modify", stat: "strength", amount: 1, target: two, duration: "turn" },
      [{ play: ["hero", "hero"] }, {}],
      [{ play: ["hero"] }, {}],
    ],
    [
      "two banished",
      { do: "banish", target: two },
      [{ play: ["hero", "hero"] }, {}],
      [{ play: ["hero"] }, {}],
    ],
    [
      "two moved",
      {
        do: "move-to-location",
        target: two,
        to: { pick: "chosen", where: { type: "location" } },
      },
      [{ play: ["hero", "hero", "mill"] }, {}],
      [{ play: ["hero", "mill"] }, { play: ["hero"] }],
    ],
    [
      "some of a group removed",
      { do: "remove-damage", amount: 2, target: all("character") },
      [{ play: [placed("hero", { damage: 1 }), "hero"] }, {}],
      [{ play: ["hero", "hero"] }, {}],
    ],
  ])("%s: %j", (_name, first, enough, tooLittle) => {
    expect(isRewarded(first, ...enough)).toBe(true);
    expect(isRewarded(first, ...tooLittle)).toBe(false);
  });

  test.each<[string, Effect, Player]>([
    ["a deck without cards is not searched", { do: "search", where: {}, to: "hand" }, { deck: [] }],
    [
      "as many cards as there are items is none",
      { do: "discard", amount: { count: { type: "item" } } },
      { hand: ["hero", "hero"] },
    ],
    [
      "one of two things that cannot be done is not done",
      {
        do: "choose-one",
        options: [[{ do: "banish", target: two }], [{ do: "exert", target: two }]],
      },
      {},
    ],
    [
      "nobody moves to a location that is not there",
      {
        do: "move-to-location",
        target: all("character"),
        to: { pick: "chosen", where: { type: "location" } },
      },
      { play: ["hero"] },
    ],
  ])("%s", (_name, first, host) => {
    expect(isRewarded(first, host)).toBe(false);
  });

  test("who may not gain lore has not gained any", () => {
    const ban = item("ban", {
      abilities: [
        {
          kind: "static",
          on: { player: "opponents" },
          facts: [{ fact: "restriction", restriction: "gain-lore" }],
        },
      ],
    });
    const procedure = (who: "opponent" | "each") =>
      action("deed", [
        { do: "if-you-do", first: [{ do: "gain-lore", amount: 1, who }], effects: [gain(7)] },
      ]);
    const after = (who: "opponent" | "each", ...play: string[]) =>
      lore(
        plays(
          table([ban, procedure(who)], { seats: { host: { hand: ["deed"], play } } }),
          "host",
          "deed",
        ),
      );
    expect(after("each")).toEqual([8, 1]);
    expect(after("each", "ban")).toEqual([1, 0]);
    expect(after("opponent", "ban")).toEqual([0, 0]);
  });

  test("of a hand without such a card none was discarded", () => {
    const pry: Effect = { do: "choose-discard", where: { type: "item" } };
    const lampless = read(pry, {}, { hand: ["hero"] });
    expect(asked(lampless)).toEqual([]);
    expect(lore(lampless)).toEqual([0, 0]);
    expect(lore(read(pry, {}, { hand: ["lamp"] }))).toEqual([7, 0]);
  });

  test("moved damage is as much as is said, or any of up to so much", () => {
    const from = { pick: "chosen", where: { name: "hero", damaged: true } } as const;
    const to = { pick: "chosen", where: { name: "hero", damaged: false } } as const;
    const move: Effect = { do: "move-damage", amount: 2, from, to };
    const play = (damage: number) => ({ play: [placed("hero", { damage }), "hero"] });
    expect(isRewarded(move, play(2))).toBe(true);
    expect(isRewarded(move, play(1))).toBe(false);
    const upTo = read({ ...move, upTo: true }, play(2));
    const moved = [0, 1, 2].map((amount) => lore(upTo.when("host", `CHOOSE_AMOUNT ${amount}`))[0]);
    expect(moved).toEqual([0, 7, 7]);
  });

  test("what nobody has named is not there to be done to", () => {
    const procedure = action("deed", [
      {
        do: "may",
        effects: [
          { do: "exert", target: { pick: "chosen", where: { type: "character" }, as: "it" } },
        ],
      },
      {
        do: "if-you-do",
        first: [{ do: "banish", target: { pick: "those", as: "it" } }],
        effects: [gain(7)],
      },
    ]);
    const at = table([...cards, procedure], {
      seats: { host: { hand: ["deed"], play: ["hero"] } },
    });
    const asking = plays(at, "host", "deed");
    expect(lore(asking.when("host", "ANSWER_MAY no"))).toEqual([0, 0]);
    expect(lore(asking.when("host", "ANSWER_MAY yes"))).toEqual([7, 0]);
  });

  test("where a player is chosen, it is about that one", () => {
    const mill: Effect = { do: "mill", amount: 1, who: "chosen-player" };
    const asking = read(mill, { deck: [] }, { deck: ["hero"] });
    expect(asked(asking)).toEqual(["host choose_option"]);
    expect(lore(asking.when("host", "CHOOSE_OPTION 0"))).toEqual([0, 0]);
    expect(lore(asking.when("host", "CHOOSE_OPTION 1"))).toEqual([7, 0]);
  });
});

describe("[CR 7.1.2.2a] a card that is gone pays for nothing", () => {
  test.each(["exert", "banish-this", "damage-this"] as const)("%s", (pay) => {
    const cost = pay === "damage-this" ? { pay, amount: 1 } : { pay };
    const ghost = character("ghost", {
      abilities: [
        {
          kind: "triggered",
          when: { on: "banished", card: "this" },
          effects: [{ do: "pay", costs: [cost], effects: [gain(7)], otherwise: [gain(1)] }],
        },
      ],
    });
    const wipe = action("wipe", [{ do: "banish", target: all("character") }]);
    const at = table([ghost, wipe], { seats: { host: { hand: ["wipe"], play: ["ghost"] } } });
    expect(lore(plays(at, "host", "wipe"))).toEqual([1, 0]);
  });
});

test("[CR 7.1.8] who is asked for up to some may choose none, and nobody was chosen then", () => {
  const poke = action("poke", [
    { do: "exert", target: { pick: "chosen", where: { type: "character" }, upTo: true } },
  ]);
  const at = table([...cards, poke], {
    seats: { host: { hand: ["poke"] }, away: { play: ["hero"] } },
  });
  const asking = plays(at, "host", "poke");
  const types = (after: typeof asking) => after.events.map(({ type }) => type);
  expect(types(chooses(asking, "host"))).not.toContain("CARDS_CHOSEN");
  expect(types(chooses(asking, "host", inPlay(asking, "away", "hero")))).toContain("CARDS_CHOSEN");
});

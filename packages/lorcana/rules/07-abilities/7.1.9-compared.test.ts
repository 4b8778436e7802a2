/** CR 7.1.9: one card measured by another, several read together, and what has been done this turn. */
import { describe, expect, test } from "vitest";
import { draw, gain, standing } from "../../fixtures/abilities.ts";
import { challenges, chooses, inPlay, lore, plays, quests } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  defsIn,
  keyword,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Condition, Effect, Filter, Selector } from "../../src/cards.ts";

const yours: Filter = { type: "character", side: "yours" };
const foes: Filter = { type: "character", side: "opposing" };
const chosen = (where: Filter, more: object = {}): Selector => ({ pick: "chosen", where, ...more });
const that: Selector = { pick: "those", as: "that" };
const cub = character("cub", { strength: 1, cost: 1 });
const bear = character("bear", { strength: 4, cost: 4, willpower: 9 });
const twin = character("twin", { name: "bear", version: "Other", cost: 3 });
const animals = [cub, bear, twin];
const deed = (...effects: Effect[]) => action("deed", effects);

const on = (effects: Effect[], host: string[], away: string[] = [], hand: string[] = []) =>
  plays(
    table([...animals, deed(...effects)], {
      seats: { host: { hand: ["deed", ...hand], play: host }, away: { play: away } },
    }),
    "host",
    "deed",
  );

test("[CR 7.1.9f] whose strength it is, is chosen first, and it can be named after that", () => {
  const effects: Effect[] = [
    { do: "gain-lore", amount: { stat: "strength", of: chosen(yours, { as: "that" }) } },
    { do: "banish", target: that },
  ];
  const at = on(effects, ["cub", "bear"]);
  expect(asked(at)).toEqual(["host choose_cards"]);
  const then = chooses(at, "host", inPlay(at, "host", "bear"));
  expect(lore(then)).toEqual([4, 0]);
  expect(defsIn(then, "host", "play")).toEqual(["cub"]);
  // With nobody there, nothing is read.
  expect(lore(on(effects, []))).toEqual([0, 0]);
});

test("[CR 7.1.9g] of several cards it is the sum", () => {
  const effects: Effect[] = [
    { do: "gain-lore", amount: { stat: "strength", of: { pick: "all", where: foes } } },
  ];
  expect(lore(on(effects, ["bear"], ["cub", "bear"]))).toEqual([5, 0]);
});

describe("[CR 7.1.9h] compared with", () => {
  const weaker: Filter = {
    type: "character",
    than: { stat: "strength", is: "less", amount: { stat: "strength", of: that } },
  };

  test("a card that has left: as it last was", () => {
    const at = on(
      [
        { do: "banish", target: chosen(yours, { as: "that" }) },
        { do: "exert", target: chosen(weaker) },
      ],
      ["bear"],
      ["cub", "bear"],
    );
    expect(inPlay(at, "away", "cub")).toBeDefined();
    expect(at.state.cards.get(inPlay(at, "away", "cub"))?.data?.exerted).toBe(true);
    expect(at.state.cards.get(inPlay(at, "away", "bear"))?.data?.exerted).toBe(false);
  });

  test.each([
    ["at-most", ["cub", "twin", "bear"]],
    ["equal", ["bear"]],
    ["less", ["cub", "twin"]],
    ["more", []],
    ["at-least", ["bear"]],
  ] as const)("%s: every way to compare", (is, banished) => {
    const where: Filter = {
      ...foes,
      than: { stat: "cost", is, amount: { stat: "cost", of: that } },
    };
    const at = on(
      [
        { do: "ready", target: chosen(yours, { as: "that" }) },
        { do: "banish", target: { pick: "all", where } },
      ],
      ["bear"],
      ["cub", "twin", "bear"],
    );
    expect(defsIn(at, "away", "discard").sort()).toEqual([...banished].sort());
  });

  test("its name: every version of it, and nobody else", () => {
    const where: Filter = { type: "character", namedAs: that };
    const at = on(
      [
        { do: "return-to-hand", target: chosen(foes, { as: "that" }) },
        { do: "play-free", from: "hand", where, exerted: true },
      ],
      [],
      ["bear"],
      ["cub", "twin"],
    );
    chooses(at, "host", card(at, "host", "hand", "cub")).refused("choice/not-offered");
    const then = chooses(at, "host", card(at, "host", "hand", "twin"));
    expect(defsIn(then, "host", "play")).toEqual(["twin"]);
    expect(then.state.cards.get(inPlay(then, "host", "twin"))?.data?.exerted).toBe(true);
  });
});

describe("[CR 7.1.9i] what has been done this turn", () => {
  const others: Condition = { deed: "quested", by: { ...yours, other: true }, is: { max: 0 } };
  const calm = character("calm", {
    abilities: [standing("self", [{ fact: "stat", stat: "lore", amount: 3 }], { while: others })],
  });

  test("others that quested count, this one and another turn do not", () => {
    const at = table([calm, cub], { seats: { host: { play: ["calm", "cub"] } } });
    expect(lore(quests(at, "host", "calm"))).toEqual([4, 0]);
    expect(lore(quests(quests(at, "host", "cub"), "host", "calm"))).toEqual([2, 0]);
    const round = quests(at, "host", "cub").when("host", "END_TURN").when("away", "END_TURN");
    expect(lore(quests(round, "host", "calm"))).toEqual([5, 0]);
  });

  test("a card that had another put under it", () => {
    const under: Effect = {
      do: "put-under",
      target: { pick: "chosen", where: { ...yours, name: "tome" } },
    };
    const tome = character("tome", { abilities: [keyword("boost", 0)] });
    const covered: Condition = { deed: "was-put-over", by: yours, is: { min: 1 } };
    const glad = character("glad", {
      abilities: [
        standing("self", [{ fact: "stat", stat: "lore", amount: 3 }], { while: covered }),
      ],
    });
    const at = table([...animals, tome, glad, deed(under)], {
      seats: { host: { hand: ["deed"], play: ["glad", "tome"], deck: ["cub", "cub"] } },
    });
    expect(lore(quests(at, "host", "glad"))).toEqual([1, 0]);
    expect(lore(quests(plays(at, "host", "deed"), "host", "glad"))).toEqual([4, 0]);
  });

  test("a card that was challenged, and those that a challenge has banished", () => {
    const cards = [
      ...animals,
      deed(
        { do: "draw", amount: { deeds: "was-banished-in-challenge", by: foes } },
        { do: "banish", target: chosen({ ...foes, did: "was-challenged" }) },
      ),
    ];
    const tired = placed("bear", { exerted: true });
    const at = table(cards, {
      seats: {
        host: { hand: ["deed"], play: ["bear", "twin"] },
        away: { play: [placed("cub", { exerted: true }), tired, "twin"] },
      },
    });
    const once = challenges(at, "host", "bear", "cub");
    const twice = challenges(once, "host", "twin", "bear");
    const done = plays(twice, "host", "deed");
    expect(defsIn(done, "host", "hand")).toEqual(["blank"]);
    expect(defsIn(done, "away", "play")).toEqual(["twin"]);
  });
});

describe("[CR 7.1.9j] more than each", () => {
  const effects: Effect[] = [
    { do: "if", condition: { greatest: "strength", of: yours, than: foes }, effects: [gain(1)] },
  ];
  test.each([
    [["cub", "bear"], ["twin"], 1],
    [["cub"], ["twin"], 0],
    [["bear"], ["bear"], 0],
    [["cub"], [], 1],
    [[], [], 0],
  ] as const)("%j against %j", (host, away, gained) => {
    expect(lore(on(effects, [...host], [...away]))).toEqual([gained, 0]);
  });
});

test("[CR 7.1.9k] what is missing is drawn, and nothing where nothing is", () => {
  const fill: Effect = {
    do: "draw",
    amount: { missing: { cardsIn: "hand", of: "you" }, to: 3 },
  };
  expect(defsIn(on([fill], [], [], ["cub"]), "host", "hand")).toHaveLength(3);
  expect(defsIn(on([fill], [], [], ["cub", "cub", "cub", "cub"]), "host", "hand")).toHaveLength(4);
});

describe("[CR 7.1.8c] any number", () => {
  const effects: Effect[] = [
    { do: "banish", target: chosen(yours, { anyNumber: true, as: "gone" }) },
    { do: "draw", amount: { result: "banished" } },
  ];
  const herd = ["cub", "bear", "twin"];

  test("as many as one likes, one after the other", () => {
    const at = on(effects, herd);
    const one = chooses(at, "host", inPlay(at, "host", "cub"));
    expect(defsIn(one, "host", "play")).toHaveLength(3);
    const two = chooses(one, "host", inPlay(one, "host", "twin"));
    const done = chooses(two, "host");
    expect(defsIn(done, "host", "play")).toEqual(["bear"]);
    expect(defsIn(done, "host", "hand")).toHaveLength(2);
  });

  test("none, or all: then nobody is asked again", () => {
    const at = on(effects, herd);
    expect(defsIn(chooses(at, "host"), "host", "play")).toEqual(herd);
    const all = herd.reduce((now, def) => chooses(now, "host", inPlay(now, "host", def)), at);
    expect(asked(all)).toEqual([]);
    expect(defsIn(all, "host", "hand")).toHaveLength(3);
  });
});

describe("[CR 7.1.3e] each player may", () => {
  const effects: Effect[] = [
    {
      do: "may",
      who: "each",
      effects: [{ do: "draw", amount: 1, who: "each" }],
      otherwise: [gain(2)],
    },
    draw(1),
  ];

  test("each decides for their own part, the active player first", () => {
    const at = on(effects, []);
    expect(asked(at)).toEqual(["host answer_may"]);
    const first = at.when("host", "ANSWER_MAY yes");
    expect(asked(first)).toEqual(["away answer_may"]);
    const done = first.when("away", "ANSWER_MAY no");
    expect(defsIn(done, "host", "hand")).toHaveLength(2);
    expect(defsIn(done, "away", "hand")).toHaveLength(0);
    expect(lore(done)).toEqual([2, 0]);
  });
});

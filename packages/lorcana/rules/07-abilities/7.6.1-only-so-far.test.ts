/** What binds or allows only so far: by how the card is, who moves, which ability, which target. */
import { describe, expect, test } from "vitest";
import { gain, standing, using } from "../../fixtures/abilities.ts";
import { challenges, moves, plays, uses } from "../../fixtures/acts.ts";
import {
  action,
  character,
  dataOf,
  defsIn,
  item,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { StandingEffect } from "../../src/cards.ts";

test("[CR 7.6.1e] what binds a card unless it is somewhere", () => {
  const every = { pick: "all", where: { type: "character" } } as const;
  const hold = action("hold", [
    { do: "exert", target: every },
    {
      do: "restrict",
      restriction: "ready-step",
      unless: { at: "a-location" },
      target: every,
      duration: "until-its-next-turn",
    },
  ]);
  const quay = location("quay");
  const begun = table([hold, quay, character("fox")], {
    seats: { host: { hand: ["hold"] }, away: { play: ["fox", "blank", "quay"] } },
  });
  const there = moves(begun.when("host", "END_TURN"), "away", "fox", "quay");
  const held = plays(there.when("away", "END_TURN"), "host", "hold");
  expect([dataOf(held, "away", "fox").exerted, dataOf(held, "away", "blank").exerted]).toEqual([
    true,
    true,
  ]);
  const next = held.when("host", "END_TURN");
  expect(dataOf(next, "away", "fox").exerted).toBe(false);
  expect(dataOf(next, "away", "blank").exerted).toBe(true);
});

describe("[CR 4.3.7.4e] moving for free", () => {
  const free: StandingEffect = {
    fact: "move-cost",
    amount: "free",
    where: { classification: "Sailor" },
  };
  const ship = location("ship", { moveCost: 3, abilities: [standing("self", [free])] });
  const sailor = character("sailor", { classifications: ["Sailor"] });
  const at = table([ship, sailor], {
    seats: { host: { play: ["ship", "sailor", "blank"], inkwell: [] } },
  });

  test("who may pays nothing", () => {
    expect(dataOf(moves(at, "host", "sailor", "ship"), "host", "sailor").at).not.toBeNull();
  });

  test("everybody else pays", () => {
    moves(at, "host", "blank", "ship").refused("move/cannot-pay");
  });
});

test("[CR 4.3.6.7c] ready ones, but only such", () => {
  const hunter = character("hunter", {
    abilities: [
      standing("self", [
        { fact: "permission", permission: "challenge-ready", against: { damaged: true } },
      ]),
    ],
  });
  const at = table([hunter, character("hurt", { willpower: 9 })], {
    seats: { host: { play: ["hunter"] }, away: { play: [placed("hurt", { damage: 1 }), "blank"] } },
  });
  challenges(at, "host", "hunter", "hurt").then({ type: "CHALLENGE_DECLARED" });
  challenges(at, "host", "hunter", "blank").refused("challenge/target-ready");
});

test("[CR 4.3.8.4] one ability for free, and the others not", () => {
  const hook = item("hook", {
    abilities: [
      standing("self", [
        { fact: "permission", permission: "abilities-for-free", ability: "CHANGE" },
      ]),
      using([{ pay: "ink", amount: 2 }, { pay: "exert" }], [gain(1)], { name: "CHANGE" }),
      using([{ pay: "ink", amount: 2 }, { pay: "exert" }], [gain(2)], { name: "ROAR" }),
    ],
  });
  const at = table([hook], { seats: { host: { play: ["hook"], inkwell: [] } } });
  expect(uses(at, "host", "hook", 0).state.seats.host.lore).toBe(1);
  uses(at, "host", "hook", 1).refused("ability/cannot-pay");
});

test("[CR 7.7.4] a text that plays a card exerted says so of that card alone", () => {
  const call = action("call", [
    { do: "play-free", from: "discard", where: { type: "character" }, exerted: true },
  ]);
  const at = table([call, character("fox")], {
    seats: { host: { hand: ["call", "blank"], discard: ["fox"] } },
  });
  const done = plays(at, "host", "call");
  expect(dataOf(done, "host", "fox").exerted).toBe(true);
  expect(dataOf(plays(done, "host", "blank"), "host", "blank").exerted).toBe(false);
});

describe("[CR 5.1.14] cards are taken from under another", () => {
  const under = {
    host: {
      hand: ["dig"],
      play: ["top", { def: "top", data: placed("top").data }],
    },
  };
  test.each(["hand", "inkwell", "discard", "bottom"] as const)("to the %s", (to) => {
    const every = { pick: "all", where: { type: "character" } } as const;
    const cards = [
      character("top"),
      action("dig", [
        { do: "put-under", target: every },
        { do: "from-under", target: every, to },
      ]),
    ];
    const at = plays(table(cards, { seats: under }), "host", "dig");
    const zone = to === "bottom" ? "deck" : to;
    const count = { hand: 2, inkwell: 7, discard: 3, bottom: 10 }[to];
    expect(defsIn(at, "host", zone)).toHaveLength(count);
    expect(defsIn(at, "host", "under")).toEqual([]);
    expect(defsIn(at, "host", "play")).toEqual(["top", "top"]);
  });
});

test("what the first of its kind costs in a turn, the second does not", () => {
  const clerk = character("clerk", {
    abilities: [
      standing({ player: "you" }, [
        { fact: "cost", amount: -1, where: { type: "item" }, first: true },
      ]),
    ],
  });
  const cup = item("cup", { cost: 2 });
  const at = table([clerk, cup], {
    seats: { host: { hand: ["cup", "cup", "blank"], play: ["clerk"] } },
  });
  const one = plays(plays(at, "host", "blank"), "host", "cup");
  expect(one.state.seats.host.exertedInk).toBe(3);
  expect(plays(one, "host", "cup").state.seats.host.exertedInk).toBe(5);
  const next = one.when("host", "END_TURN").when("away", "END_TURN");
  expect(plays(next, "host", "cup").state.seats.host.exertedInk).toBe(1);
});

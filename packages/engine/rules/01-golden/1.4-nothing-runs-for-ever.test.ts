import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Effect } from "../../src/cards/card.ts";
import type { Config } from "../../src/start/config.ts";
import { defaultConfig } from "../../src/start/config.ts";

/** Answers the other seat's effects: two of them answer each other. */
const parrot = unit("parrot", {
  effects: [
    {
      id: "again",
      type: "trigger",
      trigger: { on: "effect_activated", side: "opponent" },
      actions: [{ kind: "heal", amount: 1 }],
    },
  ],
});
const echo = unit("echo", {
  effects: [
    {
      id: "again",
      type: "trigger",
      trigger: { on: "effect_activated" },
      actions: [{ kind: "heal", amount: 1 }],
    },
  ],
});
const talker = unit("talker", {
  effects: [{ id: "talk", type: "ignition", actions: [{ kind: "heal", amount: 100 }] }],
});

test("[LT 1.4] the bounds are 2000 events a command, 200 links a turn and 200 turns", () => {
  expect(defaultConfig).toMatchObject({
    maxStepsPerCommand: 2000,
    maxLinksPerTurn: 200,
    maxTurns: 200,
  });
});

test.each(["full", "auto"] as const)(
  "[LT 1.4] triggers that answer each other without end are a draw (%s)",
  (responses) => {
    const start = duel(
      [parrot, talker],
      { seats: { host: { board: ["parrot", "talker"] }, away: { board: ["parrot"] } } },
      { responses },
    );
    const then = start.when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "talker")} 0`);
    then.ended("loop");
    expect(then.events.length).toBeLessThanOrEqual(2001);
    then.when("host", "END_TURN").refused("game/over");
  },
);

test("[LT 1.4] as many events as are allowed are no loop, one more is", () => {
  const flood = spell("flood", "normal", [
    { id: "draw", type: "ignition", actions: [{ kind: "draw", count: 120 }] },
  ]);
  const drawing = (config: Partial<Config>) => {
    const setup = {
      seats: { host: { hand: ["flood"], deck: Array.from({ length: 130 }, () => "blank") } },
    };
    const start = duel([flood], setup, config);
    return start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "flood")}`);
  };
  const { length } = drawing({}).thenNot("GAME_ENDED").events;
  expect(length).toBeGreaterThan(120);
  const just = drawing({ maxStepsPerCommand: length }).thenNot("GAME_ENDED");
  expect(defsIn(just, "host", "hand")).toHaveLength(120);
  const over = drawing({ maxStepsPerCommand: length - 1 }).ended("loop");
  expect(over.events).toHaveLength(length);
});

const limited = { maxLinksPerTurn: 1 };

test("[LT 1.4] after the last link of a turn nothing optional can be activated", () => {
  const start = duel(
    [talker, spell("tonic", "normal", [heal("drink")])],
    { seats: { host: { board: ["talker"], hand: ["tonic"], has: { normalSummonUsed: true } } } },
    limited,
  );
  const [body, tonic] = [
    card(start, "host", "board", "talker"),
    card(start, "host", "hand", "tonic"),
  ];
  const used = start.when("host", `ACTIVATE_EFFECT ${body} 0`);
  expect(used.state.seats.host.lifePoints).toBe(8100);
  used.when("host", `ACTIVATE_EFFECT ${body} 0`).refused("activate/too-many-links");
  used.when("host", `ACTIVATE_SPELL ${tonic}`).refused("activate/too-many-links");
  used.offered(
    "host",
    `SET_SPELL_TRAP ${tonic}`,
    `SET_SPELL_TRAP ${tonic} slot=1`,
    `SET_SPELL_TRAP ${tonic} slot=2`,
    `CHANGE_POSITION ${body}`,
    "ADVANCE_PHASE",
    "ENTER_COMBAT",
    "END_TURN",
  );
});

test("[LT 1.4] after the last link a seat that is asked can only pass", () => {
  const start = duel(
    [talker, trap("tonic", "normal", [{ ...heal("drink"), type: "quick" }])],
    { seats: { host: { board: ["talker"] }, away: { setZone: [faceDown("tonic")] } } },
    limited,
  );
  start
    .when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "talker")} 0`)
    .offered("away", "RESPOND_CHAIN");
});

test("[LT 1.4] after the last link an optional trigger is not offered", () => {
  const start = duel(
    [
      talker,
      { ...echo, effects: [{ ...(echo.effects as Effect[])[0], optional: true } as Effect] },
    ],
    { seats: { host: { board: ["echo", "talker"] } } },
    limited,
  );
  const then = start.when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "talker")} 0`);
  expect(then.thenNot("GAME_ENDED").state.prompts).toEqual([]);
  expect(then.state.seats.host.lifePoints).toBe(8100);
});

test("[LT 1.4] after the last link a mandatory trigger ends the match", () => {
  const start = duel([echo, talker], { seats: { host: { board: ["echo", "talker"] } } }, limited);
  start
    .when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "talker")} 0`)
    .then({ type: "CHAIN_LINK_ADDED" }, { type: "GAME_ENDED", reason: "loop" })
    .ended("loop");
});

test("[LT 1.4] a set trap is never mandatory: in the simple game it stays set after the last link", () => {
  const start = duel(
    [
      talker,
      trap("snitch", "normal", [
        { ...heal("tell"), type: "trigger", trigger: { on: "effect_activated" } },
      ]),
    ],
    { seats: { host: { board: ["talker"] }, away: { setZone: [faceDown("snitch")] } } },
    { ...limited, responses: "auto" },
  );
  const then = start.when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "talker")} 0`);
  expect(then.thenNot("GAME_ENDED", "TRAP_ACTIVATED").state.seats.host.lifePoints).toBe(8100);
});

test("[LT 1.4] the next turn has links of its own", () => {
  const start = duel([talker], { seats: { away: { board: ["talker"] } } }, limited);
  const used = { ...start.state.shared, linksThisTurn: 1 };
  const then = duel(
    [talker],
    { shared: used, seats: { away: { board: ["talker"] } } },
    limited,
  ).when("host", "END_TURN");
  expect(then.state.phase).toBe("main");
  then
    .when("away", `ACTIVATE_EFFECT ${card(then, "away", "board", "talker")} 0`)
    .then({ type: "CHAIN_LINK_ADDED" });
});

test("[LT 1.4] when the last turn is over the match is a draw", () => {
  const then = duel([], { shared: { turnNumber: 3 } }, { maxTurns: 4 }).when("host", "END_TURN");
  expect(then.thenNot("GAME_ENDED").state.shared.turnNumber).toBe(4);
  passAll(then.when("away", "END_TURN"))
    .then({ type: "TURN_ENDED", turn: 4 }, { type: "GAME_ENDED", reason: "turn_limit" })
    .thenNot("TURN_STARTED")
    .ended("turn_limit");
});

function heal(id: string): Effect {
  return { id, type: "ignition", actions: [{ kind: "heal", amount: 100 }] };
}

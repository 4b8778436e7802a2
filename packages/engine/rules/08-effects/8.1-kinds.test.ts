import { expect, test } from "vitest";
import {
  card,
  defsIn,
  duel,
  everyPhase,
  faceDown,
  placed,
  trap,
  unit,
} from "../../fixtures/duel.ts";
import { valuesOf } from "../../fixtures/values.ts";
import type { Effect } from "../../src/cards/card.ts";
import type { Phase, Seat } from "../../src/vocabulary.ts";
import {
  answer,
  attack,
  board,
  cast,
  does,
  isAccepted,
  links,
  rung,
  type Table,
  use,
  withEffect,
} from "./acts.ts";

const worker = withEffect("worker", { type: "ignition", actions: [{ kind: "heal", amount: 10 }] });
const sprinter = withEffect("sprinter", { type: "quick", actions: [{ kind: "heal", amount: 10 }] });

test("[LT 8.1] an ignition effect is started in your own main phases and nowhere else", () => {
  const used = (phase: Phase, turnSeat: "host" | "away"): Table => {
    const start = duel([worker], {
      phase,
      shared: { turnSeat },
      seats: { host: { board: ["worker"] } },
    });
    return use(start, "host", "worker");
  };
  const phases: Phase[] = ["draw", "standby", "main", "combat", "main2", "breakdown_check"];
  expect(phases.filter((phase) => isAccepted(used(phase, "host"), "activate/wrong-time"))).toEqual([
    "main",
    "main2",
  ]);
  for (const phase of phases) used(phase, "away").refused("turn/not-yours");
});

test("[LT 8.1] a quick effect answers in windows of either turn, in phases that start none", () => {
  const seats = { host: { board: ["sprinter"] }, away: { board: ["sprinter"] } };
  const answers = (window: Table, seat: Seat): string[] => {
    const id = board(window, seat, "sprinter");
    return links(window.when(seat, { type: "RESPOND_CHAIN", card: id, effect: 0 }));
  };
  const ending = duel([sprinter], { phase: "main2", seats }).when("host", "END_TURN");
  expect(answers(ending, "away")).toEqual(["away sprinter"]);
  expect(answers(ending.when("away", "RESPOND_CHAIN"), "host")).toEqual(["host sprinter"]);
  for (const phase of ["draw", "standby", "breakdown_check"] as const) {
    const leaving = duel([sprinter], { phase, seats }, everyPhase).when("host", "ADVANCE_PHASE");
    expect(answers(leaving, "away")).toEqual(["away sprinter"]);
  }
});

test("[LT 8.1] an effect is started by whoever controls the card, while it is face-up", () => {
  const start = duel([worker], {
    seats: {
      host: { board: [faceDown("worker", { position: "defense" }), "worker"] },
      away: { board: ["worker"] },
    },
  });
  const [hidden, open] = start.state.seats.host.board;
  const theirs = board(start, "away", "worker");
  start.offered(
    "host",
    `FLIP_SUMMON ${hidden}`,
    `CHANGE_POSITION ${open}`,
    `ACTIVATE_EFFECT ${open} 0`,
    "ENTER_COMBAT",
    "ADVANCE_PHASE",
    "END_TURN",
  );
  const no = (id: typeof theirs): Table =>
    start.when("host", { type: "ACTIVATE_EFFECT", card: id, effect: 0 });
  no(theirs).refused("activate/not-yours");
  no(hidden as typeof theirs).refused("activate/not-yours");
});

test("[LT 8.1] a quick effect answers on either seat's turn; an ignition effect never does", () => {
  const start = duel([sprinter, worker, does("treat", [{ kind: "heal", amount: 1 }])], {
    seats: { host: { hand: ["treat"] }, away: { board: ["sprinter", "worker"] } },
  });
  const asked = cast(start, "host", "treat");
  const id = board(start, "away", "sprinter");
  asked.offered("away", "RESPOND_CHAIN", `RESPOND_CHAIN card=${id} effect=0`);
  const own = duel([sprinter], { phase: "combat", seats: { host: { board: ["sprinter"] } } });
  expect(links(use(own, "host", "sprinter"))).toEqual(["host sprinter"]);
});

test("[LT 8.1] a trigger effect and a continuous one are never started by a command", () => {
  const effects = [
    {
      id: "a",
      type: "trigger",
      trigger: { on: "turn_start" },
      actions: [{ kind: "draw", count: 1 }],
    },
    { id: "b", type: "on_summon", actions: [{ kind: "draw", count: 1 }] },
    { id: "c", type: "flip", actions: [{ kind: "draw", count: 1 }] },
    { id: "d", type: "breakdown", actions: [{ kind: "draw", count: 1 }] },
    {
      id: "e",
      type: "continuous",
      actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 100 }],
    },
  ] as const;
  const start = duel([unit("all", { effects })], { seats: { host: { board: ["all"] } } });
  const id = board(start, "host", "all");
  for (let effect = 0; effect < 5; effect++) {
    start
      .when("host", { type: "ACTIVATE_EFFECT", card: id, effect })
      .refused("activate/no-such-effect");
  }
});

test("[LT 8.1] on_summon answers its own summon: normal, flip or special; not being set", () => {
  const entrant = withEffect("entrant", {
    type: "on_summon",
    actions: [{ kind: "heal", amount: 10 }],
  });
  const cards = [
    entrant,
    does("call", [{ kind: "special_summon", from: "graveyard", position: "attack" }]),
  ];
  const start = duel(cards, {
    seats: {
      host: {
        hand: ["entrant"],
        board: [faceDown("entrant", { position: "defense" })],
      },
      away: { board: ["entrant"] },
    },
  });
  const id = card(start, "host", "hand", "entrant");
  expect(links(start.when("host", { type: "SUMMON", card: id, position: "attack" }))).toEqual([
    "host entrant",
  ]);
  expect(links(start.when("host", { type: "SET_MONSTER", card: id }))).toEqual([]);
  const hidden = board(start, "host", "entrant");
  expect(links(start.when("host", { type: "FLIP_SUMMON", card: hidden }))).toEqual([
    "host entrant",
  ]);
  const special = duel(cards, { seats: { host: { hand: ["call"], graveyard: ["entrant"] } } });
  expect(links(cast(special, "host", "call"))).toEqual(["host call", "host entrant"]);
});

test("[LT 8.1] flip answers being turned face-up, however, and not a summon face-up", () => {
  const sleeper = withEffect("sleeper", { type: "flip", actions: [{ kind: "heal", amount: 10 }] });
  const bully = unit("bully", { attack: 1800 });
  const hidden = faceDown("sleeper", { position: "defense" });
  const main = duel([sleeper, bully], {
    seats: { host: { board: [hidden], hand: ["sleeper"] } },
  });
  const flip = main.when("host", { type: "FLIP_SUMMON", card: board(main, "host", "sleeper") });
  expect(links(flip)).toEqual(["host sleeper"]);
  const id = card(main, "host", "hand", "sleeper");
  expect(links(main.when("host", { type: "SUMMON", card: id, position: "attack" }))).toEqual([]);
  const combat = duel([sleeper, bully], {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: [hidden] } },
  });
  const turned = attack(combat, "host", "bully", board(combat, "away", "sleeper"));
  expect(links(turned)).toEqual(["away sleeper"]);
  expect(defsIn(turned, "away", "graveyard")).toEqual(["sleeper"]);
});

test("[LT 8.1] breakdown answers its own breakdown, and no other way to the graveyard", () => {
  const fragile = withEffect("fragile", {
    type: "breakdown",
    actions: [{ kind: "heal", amount: 10 }],
  });
  const smash = does("smash", [
    { kind: "destroy", what: { kind: "all", zone: "board", side: "any" } },
  ]);
  const start = duel([fragile, smash], {
    phase: "main2",
    seats: {
      host: {
        hand: ["smash"],
        board: [placed("fragile", { position: "attack", vice: 3 }), "fragile"],
      },
    },
  });
  expect(links(start.when("host", { type: "ADVANCE_PHASE" }))).toEqual(["host fragile"]);
  const smashed = cast(start, "host", "smash");
  expect(links(smashed)).toEqual(["host smash"]);
  expect(defsIn(smashed, "host", "graveyard")).toEqual(["fragile", "fragile", "smash"]);
});

test("[LT 8.1] a continuous effect applies while its card is face-up, and only then", () => {
  const leader = withEffect("leader", {
    type: "continuous",
    actions: [
      { kind: "boost_attack", what: { kind: "all", zone: "board", side: "self" }, amount: 300 },
    ],
  });
  const snare = trap("snare", "normal", [
    {
      id: "does",
      type: "quick",
      actions: [
        {
          kind: "destroy",
          what: { kind: "all", zone: "board", side: "opponent", filter: { name: "leader" } },
        },
      ],
    },
  ]);
  const cards = [leader, unit("nerd"), snare, does("treat", [{ kind: "heal", amount: 1 }])];
  const nerdAttack = (at: Table): number =>
    valuesOf(cards, at.state, board(at, "host", "nerd")).attack;
  const hidden = duel(cards, {
    seats: { host: { board: [faceDown("leader", { position: "defense" }), "nerd"] } },
  });
  expect(nerdAttack(hidden)).toBe(1000);
  const flipped = hidden.when("host", {
    type: "FLIP_SUMMON",
    card: board(hidden, "host", "leader"),
  });
  expect(nerdAttack(flipped)).toBe(1300);
  const shown = duel(cards, {
    seats: {
      host: { hand: ["treat"], board: ["leader", "nerd"] },
      away: { board: ["nerd"], setZone: [faceDown("snare")] },
    },
  });
  expect(nerdAttack(shown)).toBe(1300);
  expect(valuesOf(cards, shown.state, board(shown, "away", "nerd")).attack).toBe(1000);
  expect(nerdAttack(answer(cast(shown, "host", "treat"), "away", "snare"))).toBe(1000);
});

test("[LT 8.1] no effect answers its own activation, but one of the same card may", () => {
  const heals = [{ kind: "heal", amount: 10 }] as const;
  const hears = (id: string, card?: "this" | "another"): Effect => ({
    id,
    type: "trigger",
    trigger: { on: "effect_activated", ...(card && { card }) },
    actions: heals,
    oncePerTurn: true,
  });
  const act: Effect = { id: "act", type: "ignition", actions: heals };
  const met = (...effects: Effect[]): string[] => {
    const echo = unit("echo", { effects: [act, ...effects] });
    const start = duel([echo, worker], { seats: { host: { board: ["echo", "worker"] } } });
    const of = (def: string): string[] =>
      use(start, "host", def).events.flatMap((event) =>
        event.type === "TRIGGERS_QUEUED"
          ? event.triggers.map(({ effect, occurrence }) => `${effect} on ${occurrence.effect}`)
          : [],
      );
    return [...of("echo"), "|", ...of("worker")];
  };
  // Its own activation is none for it, though it has not been used up by then.
  expect(met({ ...hears("any"), oncePerTurn: false })).toEqual(["any on act", "|", "any on it"]);
  expect(met(hears("own", "this"))).toEqual(["own on act", "|"]);
  expect(met(hears("other", "another"))).toEqual(["|", "other on it"]);
});

test("[LT 8.1] face-up a continuous trap listens with its other triggers, not with its activation", () => {
  const onSummon = (id: string): Effect => ({
    id,
    type: "trigger",
    trigger: { on: "summoned" },
    actions: [{ kind: "heal", amount: 10 }],
  });
  const banner = trap("banner", "continuous", [{ ...onSummon("hoist"), onActivation: true }]);
  const gossip = trap("gossip", "continuous", [
    { id: "start", type: "quick", onActivation: true, actions: [{ kind: "heal", amount: 10 }] },
    onSummon("tell"),
  ]);
  const start = duel([banner, gossip, unit("nerd")], {
    seats: {
      host: { hand: ["nerd"] },
      away: { setZone: ["banner", "gossip", faceDown("gossip")] },
    },
  });
  const summoned = start.when("host", `SUMMON ${card(start, "host", "hand", "nerd")} attack`);
  expect(rung(summoned)).toEqual(["away gossip"]);
});

test("[LT 8.1] an effect is used by a card on the table, not from a hand or a graveyard", () => {
  const kid = withEffect("kid", { type: "ignition", actions: [{ kind: "heal", amount: 1 }] });
  const start = duel([kid], {
    seats: {
      host: { hand: ["kid"], graveyard: ["kid"], board: ["kid"] },
      away: { board: ["kid"] },
    },
  });
  const using = (seat: "host" | "away", zone: "hand" | "graveyard" | "board") =>
    start.when("host", {
      type: "ACTIVATE_EFFECT",
      card: card(start, seat, zone, "kid"),
      effect: 0,
    });
  using("host", "hand").refused("activate/not-yours");
  using("host", "graveyard").refused("activate/not-yours");
  using("away", "board").refused("activate/not-yours");
  expect(using("host", "board").events.length).toBeGreaterThan(0);
});

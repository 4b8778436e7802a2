import type { Then } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { card, duel, everyPhase, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Effect } from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";
import { PHASES } from "../../src/vocabulary.ts";

const heal: Effect = {
  id: "h",
  type: "quick",
  actions: [{ kind: "heal", amount: 100, who: "self" }],
};
const alarm = trap("alarm", "normal", [heal]);
const critic = unit("critic", {
  effects: [
    {
      id: "c",
      type: "trigger",
      trigger: { on: "standby_phase", side: "self" },
      optional: true,
      actions: [{ kind: "heal", amount: 100, who: "self" }],
    },
  ],
});
const memo = spell("memo", "normal", [{ ...heal, type: "ignition" }]);

function phasesIn({ events }: Then<LunchTable>): string[] {
  return events.flatMap((event) => (event.type === "PHASE_CHANGED" ? [event.phase] : []));
}

test.each([
  ["draw", "standby"],
  ["standby", "main"],
  ["main", "combat"],
  ["combat", "main2"],
  ["main2", "breakdown_check"],
] as const)("[LT 5.7] ADVANCE_PHASE goes from %s to %s and no further", (from, to) => {
  const at = duel([], { phase: from }, everyPhase);
  expect(at.when("host", "ADVANCE_PHASE").state.phase).toBe(to);
});

test("[LT 5.7] where the turn seat can start nothing the turn goes on by itself", () => {
  const ended = duel([], { phase: "main2" }).when("host", "ADVANCE_PHASE");
  expect(phasesIn(ended)).toEqual(["breakdown_check", "end", "draw", "standby", "main"]);
  expect(ended.state).toMatchObject({ phase: "main", shared: { turnSeat: "away" }, prompts: [] });
});

test("[LT 5.7] a match may stop in every phase", () => {
  let at = duel([], { phase: "main2" }, everyPhase);
  const stops: string[] = [];
  for (let steps = 0; steps < 5; steps++) {
    at = passAll(at.when(at.state.shared.turnSeat, "ADVANCE_PHASE"));
    stops.push(`${at.state.shared.turnSeat} ${at.state.phase}`);
  }
  expect(stops).toEqual([
    "host breakdown_check",
    "away draw",
    "away standby",
    "away main",
    "away combat",
  ]);
});

test("[LT 5.7] a phase that goes on by itself waits for its triggers and for answers", () => {
  const at = duel([critic], { phase: "main2", seats: { away: { board: ["critic"] } } });
  const waiting = at.when("host", "END_TURN");
  expect(waiting.state).toMatchObject({
    phase: "standby",
    prompts: [{ kind: "optional_trigger" }],
  });
  const declined = waiting.when("away", "RESPOND_OPTIONAL_TRIGGER decline");
  expect(declined.state).toMatchObject({ phase: "main", prompts: [] });
  const used = passAll(waiting.when("away", "RESPOND_OPTIONAL_TRIGGER activate"));
  used.then({ type: "LIFE_HEALED", seat: "away" }, { type: "PHASE_CHANGED", phase: "main" });
});

test("[LT 5.7] main, combat and main2 stop, though there is nothing to do in them", () => {
  let at = duel([], { phase: "standby" });
  for (const phase of ["main", "combat", "main2"]) {
    at = at.when("host", "ADVANCE_PHASE");
    expect(at.state).toMatchObject({ phase, shared: { turnSeat: "host" } });
    expect(phasesIn(at)).toEqual([phase]);
  }
});

test("[LT 5.7] ADVANCE_PHASE from breakdown_check lets the end phase run", () => {
  const ended = duel([], { phase: "breakdown_check" }).when("host", "ADVANCE_PHASE");
  ended.then({ type: "PHASE_CHANGED", phase: "end" }, { type: "TURN_STARTED", seat: "away" });
});

test("[LT 5.7] ADVANCE_PHASE of the five-phase game passes over what was dropped", () => {
  const config = { standbyPhase: false, main2Phase: false };
  const after = (phase: "draw" | "combat") =>
    duel([], { phase }, { ...everyPhase, ...config }).when("host", "ADVANCE_PHASE").state.phase;
  expect(after("draw")).toBe("main");
  expect(after("combat")).toBe("breakdown_check");
});

test.each(["draw", "standby", "combat", "main2", "breakdown_check"] as const)(
  "[LT 5.7] ENTER_COMBAT is refused in %s: combat is entered from main",
  (phase) => {
    const at = duel([], { phase });
    at.offered("host", "ADVANCE_PHASE", "END_TURN");
    at.when("host", "ENTER_COMBAT").refused("phase/not-from-here");
  },
);

test("[LT 5.7] ENTER_COMBAT goes from main to combat", () => {
  expect(duel([]).when("host", "ENTER_COMBAT").state.phase).toBe("combat");
});

test.each(PHASES.filter((phase) => phase !== "end"))(
  "[LT 5.7] END_TURN in %s runs what remains of the turn",
  (phase) => {
    const going = duel([], { phase }).when("host", "END_TURN");
    // The draw of the turn is not lost by ending it early.
    expect(going.state.seats.host.hand).toHaveLength(phase === "draw" ? 1 : 0);
    const ended = passAll(going);
    expect(ended.state).toMatchObject({
      phase: "main",
      shared: { turnSeat: "away", turnNumber: 4, endingTurn: false },
    });
    const later = PHASES.slice(PHASES.indexOf(phase) + 1);
    // In combat and main2 nothing would happen.
    const run = later.filter((each) => each !== "combat" && each !== "main2");
    expect(phasesIn(going).slice(0, run.length)).toEqual(run);
  },
);

test("[LT 5.7] all three are the turn seat's", () => {
  const at = duel([]);
  at.offered("away");
  for (const command of ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"]) {
    at.when("away", command).refused("turn/not-yours");
  }
});

test("[LT 5.7] END_TURN waits where someone must decide, and goes on after the answer", () => {
  const seats = { away: { setZone: [faceDown("alarm")] }, host: { hand: Array(8).fill("blank") } };
  const at = duel([alarm], { phase: "main2", seats });
  const window = at.when("host", "END_TURN");
  expect(window.state).toMatchObject({ phase: "end", shared: { endingTurn: true } });
  const set = card(window, "away", "setZone", "alarm");
  window.offered("away", "RESPOND_CHAIN", `RESPOND_CHAIN card=${set}`);
  window.when("host", "END_TURN").refused("prompt/others-decide");

  const answered = window.when("away", "RESPOND_CHAIN");
  expect(answered.state.prompts).toMatchObject([
    { kind: "choose_cards", seat: "host", ask: { for: "hand_limit", count: 1 } },
  ]);
  const kept = answered.state.seats.host.hand[0];
  const passed = answered.when("host", `CHOOSE_CARDS ${kept}`);
  expect(passed.state).toMatchObject({
    phase: "main",
    prompts: [],
    shared: { turnSeat: "away", endingTurn: false },
  });
});

test("[LT 5.7] END_TURN waits in the middle, and does not stop there after the answer", () => {
  const at = duel([critic], { phase: "draw", seats: { host: { board: ["critic"] } } });
  const waiting = at.when("host", "END_TURN");
  expect(waiting.state.phase).toBe("standby");
  waiting.offered("host", "RESPOND_OPTIONAL_TRIGGER activate", "RESPOND_OPTIONAL_TRIGGER decline");
  waiting.when("host", "ADVANCE_PHASE").refused("prompt/answer-first");
  waiting.when("host", "END_TURN").refused("prompt/answer-first");
  const after = passAll(waiting.when("host", "RESPOND_OPTIONAL_TRIGGER decline"));
  expect(after.state.shared).toMatchObject({ turnSeat: "away", turnNumber: 4 });
});

test("[LT 5.7] none of them while a window and a chain wait", () => {
  const seats = { host: { hand: ["memo"] }, away: { setZone: [faceDown("alarm")] } };
  const at = duel([alarm, memo], { seats });
  const chain = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "memo")}`);
  for (const command of ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"]) {
    chain.when("host", command).refused("prompt/others-decide");
    chain.when("away", command).refused("prompt/answer-first");
  }
  chain.offered("host");
});

test("[LT 5.7] none of them in the end phase, which runs by itself", () => {
  const hand = Array.from({ length: 9 }, () => "blank");
  const at = duel([], { seats: { host: { hand } } }).when("host", "END_TURN");
  expect(at.state.phase).toBe("end");
  for (const command of ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"]) {
    at.when("host", command).refused("prompt/answer-first");
    at.when("away", command).refused("prompt/others-decide");
  }
});

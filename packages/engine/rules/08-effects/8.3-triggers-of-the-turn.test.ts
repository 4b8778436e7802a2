/** Which bells ring, exactly: each test lays bells for both sides and does one thing. */
import { expect, test } from "vitest";
import { duel, everyPhase } from "../../fixtures/duel.ts";
import type { Phase, TriggerName } from "../../src/vocabulary.ts";
import { BELLS, bells, FOR_AWAY, FOR_HOST, rung, rungFirst, type Table } from "./acts.ts";

const seats = { host: { setZone: BELLS }, away: { setZone: BELLS } };

function from(phase: Phase, on: TriggerName, config = {}): Table {
  return duel(bells({ on }), { phase, seats }, { ...everyPhase, ...config }).when("host", {
    type: "ADVANCE_PHASE",
  });
}

test("[LT 8.3] turn_start and draw_phase: the seat whose turn begins, once each", () => {
  const passed = (on: TriggerName): string[] => {
    const start = duel(bells({ on }), { phase: "main2", seats });
    return rung(start.when("host", { type: "END_TURN" }));
  };
  expect(passed("turn_start")).toEqual(FOR_AWAY);
  expect(passed("draw_phase")).toEqual(FOR_AWAY);
});

test("[LT 8.3] standby_phase: on entering it, and never from another phase", () => {
  expect(rung(from("draw", "standby_phase"))).toEqual(FOR_HOST);
  expect(rung(from("standby", "standby_phase"))).toEqual([]);
  expect(rung(from("main", "standby_phase"))).toEqual([]);
});

test("[LT 8.3] standby_phase: in the game without it, on entering main", () => {
  expect(rung(from("draw", "standby_phase", { standbyPhase: false }))).toEqual(FOR_HOST);
  for (const phase of ["main", "combat", "main2"] as const) {
    expect(rung(from(phase, "standby_phase", { standbyPhase: false }))).toEqual([]);
  }
});

test("[LT 8.3] end_phase: the seat whose turn ends", () => {
  expect(rungFirst(from("breakdown_check", "end_phase"))).toEqual(FOR_HOST);
  expect(rung(from("main2", "end_phase"))).toEqual([]);
  expect(rung(from("draw", "draw_phase"))).toEqual([]);
});

test("[LT 8.3] main, combat, main2 and breakdown_check are no event for triggers", () => {
  for (const phase of ["standby", "combat", "main2"] as const) {
    const entered = from(phase, "end_phase");
    entered.then({ type: "PHASE_CHANGED" }).thenNot("FACTS_NOTED", "TRIGGERS_QUEUED");
  }
});

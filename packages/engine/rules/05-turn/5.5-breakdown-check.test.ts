import { expect, test } from "vitest";
import { defsIn, duel, everyPhase, placed, unit } from "../../fixtures/duel.ts";

const glutton = unit("glutton");
const seats = {
  host: { board: [placed("glutton", { position: "attack", vice: 3 })] },
  away: { board: [placed("glutton", { position: "attack", vice: 2 })] },
};

test("[LT 5.5] stereotypes break down on entering breakdown_check, in no phase before", () => {
  const at = duel([glutton], { phase: "combat", seats }, everyPhase);
  const main2 = at.when("host", "ADVANCE_PHASE").thenNot("BREAKDOWN_TRIGGERED");
  const check = main2.when("host", "ADVANCE_PHASE");
  check.then({ type: "PHASE_CHANGED", phase: "breakdown_check" }, { type: "BREAKDOWN_TRIGGERED" });
  expect(check.state.phase).toBe("breakdown_check");
  expect(defsIn(check, "host", "board")).toEqual([]);
  expect(defsIn(check, "away", "board")).toEqual(["glutton"]);
  check.when("host", "ADVANCE_PHASE").thenNot("BREAKDOWN_TRIGGERED");
});

test("[LT 5.5] END_TURN runs the check, too", () => {
  const ended = duel([glutton], { seats }).when("host", "END_TURN");
  ended.then({ type: "BREAKDOWN_TRIGGERED" }, { type: "PHASE_CHANGED", phase: "end" });
});

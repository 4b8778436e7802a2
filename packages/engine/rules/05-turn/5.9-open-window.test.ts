import type { Then } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { card, duel, faceDown, trap } from "../../fixtures/duel.ts";
import type { LunchTable } from "../../src/types.ts";

const alarm = trap("alarm", "normal", [
  { id: "a", type: "quick", actions: [{ kind: "damage", amount: 300 }] },
]);
const seats = { away: { setZone: [faceDown("alarm")] } };

/** Those in which somebody is asked, and those that pass by themselves. */
function windows({ events }: Then<LunchTable>): string[] {
  return events.flatMap((event) => {
    if (event.type === "WINDOW_OPENED") return [event.window.kind];
    return event.type === "WINDOW_PASSED" ? [event.window] : [];
  });
}

test.each(["draw", "standby", "main", "combat", "main2", "breakdown_check"] as const)(
  "[LT 5.9] ADVANCE_PHASE opens a window before %s is left",
  (phase) => {
    const at = duel([alarm], { phase, seats }).when("host", "ADVANCE_PHASE");
    at.then({ type: "WINDOW_OPENED", window: { kind: "open", asked: "away", passes: 0 } });
    at.thenNot("PHASE_CHANGED", "CARD_DRAWN");
    expect(at.state.phase).toBe(phase);
    at.offered(
      "away",
      "RESPOND_CHAIN",
      `RESPOND_CHAIN card=${card(at, "away", "setZone", "alarm")}`,
    );
  },
);

test("[LT 5.9] ENTER_COMBAT opens one before main is left", () => {
  const at = duel([alarm], { seats }).when("host", "ENTER_COMBAT");
  expect(at.state).toMatchObject({ phase: "main", shared: { window: { kind: "open" } } });
  const used = at.when("away", `RESPOND_CHAIN card=${card(at, "away", "setZone", "alarm")}`);
  // What was activated resolves in main, and then combat begins all the same.
  used.then(
    { type: "DAMAGE_DEALT", seat: "host", amount: 300 },
    { type: "PHASE_CHANGED", phase: "combat" },
  );
  expect(used.state).toMatchObject({ phase: "combat", prompts: [] });
});

test("[LT 5.9] with nobody to ask it opens and closes by itself", () => {
  const at = duel([]).when("host", "ADVANCE_PHASE");
  at.then(
    { type: "WINDOW_PASSED", window: "open" },
    { type: "PHASE_CHANGED", phase: "combat" },
  ).thenNot("WINDOW_OPENED", "RESPONSE_PASSED");
});

test("[LT 5.9] END_TURN opens none but the end-phase window, which always opens", () => {
  const ended = duel([], { phase: "draw" }).when("host", "END_TURN");
  expect(windows(ended)).toEqual(["end"]);
  const asked = duel([alarm], { phase: "main", seats }).when("host", "END_TURN");
  expect(windows(asked)).toEqual(["end"]);
  expect(asked.state).toMatchObject({ phase: "end", shared: { window: { asked: "away" } } });
});

test("[LT 5.9] advancing into the end phase opens both", () => {
  const at = duel([], { phase: "breakdown_check" }).when("host", "ADVANCE_PHASE");
  expect(windows(at)).toEqual(["open", "end"]);
});

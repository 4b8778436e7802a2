import type { Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, duel, everyPhase, faceDown, placed, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Effect } from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";
import type { Seat, TriggerName } from "../../src/vocabulary.ts";

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
    const at = duel([alarm], { phase, seats }, everyPhase).when("host", "ADVANCE_PHASE");
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
  const at = duel([], { phase: "main2" }).when("host", "ADVANCE_PHASE");
  expect(windows(at)).toEqual(["open", "end"]);
});

test("[LT 5.9] a phase that goes on by itself is left without a window", () => {
  const at = duel([alarm], { phase: "main2", seats: { host: { setZone: [faceDown("alarm")] } } });
  const passed = passAll(at.when("host", "END_TURN"));
  expect(passed.state).toMatchObject({ phase: "main", shared: { turnSeat: "away" } });
  passed.thenNot("WINDOW_OPENED");
});

/** Something that happened in a phase without a window, and a card of either seat that answers it. */
const answers = (on: TriggerName): Effect => ({
  id: "a",
  type: "quick",
  trigger: { on, side: "any" },
  actions: [{ kind: "heal", amount: 100, who: "self" }],
});

/** Away's turn has begun: draw and standby are over. */
function begun(on: "turn_start" | "draw_phase" | "standby_phase"): Then<LunchTable> {
  const cards = [
    trap("ears", "normal", [answers(on)]),
    unit("eyes", { effects: [answers(on)] }),
    unit("kid"),
  ];
  const side = { setZone: [faceDown("ears")], board: ["eyes"] };
  const start = duel(cards, {
    phase: "main2",
    seats: { host: side, away: { ...side, deck: ["kid", "blank"] } },
  });
  const main = passAll(start.when("host", "END_TURN"));
  expect(main.state).toMatchObject({ phase: "main", shared: { turnSeat: "away" } });
  return main;
}

describe.each(["turn_start", "draw_phase", "standby_phase"] as const)(
  "[LT 5.9] what happened before main can be answered: %s",
  (on) => {
    test("by the other seat in the window of the first summon", () => {
      const main = begun(on);
      const summoned = main.when("away", `SUMMON ${card(main, "away", "hand", "kid")} attack`);
      summoned.offered(
        "host",
        "RESPOND_CHAIN",
        `RESPOND_CHAIN card=${card(main, "host", "setZone", "ears")}`,
        `RESPOND_CHAIN card=${card(main, "host", "board", "eyes")} effect=0`,
      );
      // Once that window is closed it is too late.
      const later = passAll(summoned).when("away", "ENTER_COMBAT");
      later.offered("host", "RESPOND_CHAIN");
    });

    test("by the other seat as the phase is left, or in the end phase if nothing comes before", () => {
      const main = begun(on);
      const ears = `RESPOND_CHAIN card=${card(main, "host", "setZone", "ears")}`;
      const eyes = `RESPOND_CHAIN card=${card(main, "host", "board", "eyes")} effect=0`;
      main.when("away", "ADVANCE_PHASE").offered("host", "RESPOND_CHAIN", ears, eyes);
      main.when("away", "END_TURN").offered("host", "RESPOND_CHAIN", ears, eyes);
    });

    test("by the turn seat in main", () => {
      const main = begun(on);
      const ears = card(main, "away", "setZone", "ears");
      main.when("away", `ACTIVATE_TRAP ${ears}`).then({ type: "CHAIN_LINK_ADDED" });
      const eyes = card(main, "away", "board", "eyes");
      main.when("away", `ACTIVATE_EFFECT ${eyes} 0`).then({ type: "CHAIN_LINK_ADDED" });
    });
  },
);

test("[LT 5.9] what happened in breakdown_check can be answered by both in the end phase", () => {
  const ears = trap("ears", "normal", [answers("breakdown")]);
  const set = { setZone: [faceDown("ears")] };
  const at = duel([ears, unit("kid")], {
    phase: "main2",
    seats: { host: { ...set, board: [placed("kid", { position: "attack", vice: 3 })] }, away: set },
  });
  const offer = (now: Then<LunchTable>, seat: Seat): void => {
    const id = card(now, seat, "setZone", "ears");
    now.offered(seat, "RESPOND_CHAIN", `RESPOND_CHAIN card=${id}`);
  };
  const ending = at.when("host", "END_TURN");
  expect(ending.state.phase).toBe("end");
  offer(ending, "away");
  offer(ending.when("away", "RESPOND_CHAIN"), "host");
});

test("[LT 5.9] a window that triggers open in such a phase is the first chance", () => {
  const bell = unit("bell", {
    effects: [{ ...answers("standby_phase"), type: "trigger" }],
  });
  const ears = trap("ears", "normal", [answers("standby_phase")]);
  const start = duel([bell, ears], {
    phase: "main2",
    seats: { host: { setZone: [faceDown("ears")] }, away: { board: ["bell"] } },
  });
  const ending = start.when("host", "END_TURN");
  const asked = ending.when("host", "RESPOND_CHAIN");
  expect(asked.state.phase).toBe("standby");
  const id = card(asked, "host", "setZone", "ears");
  asked.offered("host", "RESPOND_CHAIN", `RESPOND_CHAIN card=${id}`);
  expect(passAll(asked).state.phase).toBe("main");
});

import { expect, test } from "vitest";
import { card, defsIn, duel, duelGame, everyPhase, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Effect } from "../../src/cards/card.ts";

/** Heals its controller by a telling amount when something happens. */
function heals(id: string, on: "turn_start" | "draw_phase", amount: number): Effect {
  const actions = [{ kind: "heal", amount, who: "self" }] as const;
  return { id, type: "trigger", trigger: { on, side: "self" }, actions };
}

const early = unit("early", {
  effects: [heals("d", "draw_phase", 20), heals("t", "turn_start", 1)],
});

test("[LT 5.1] turn-start triggers have resolved before the draw phase and its triggers begin", () => {
  const at = duel([early], { phase: "main", seats: { away: { board: ["early"] } } });
  at.when("host", "END_TURN").then(
    { type: "TURN_STARTED", seat: "away", turn: 4 },
    { type: "LIFE_HEALED", seat: "away", amount: 1 },
    { type: "PHASE_CHANGED", phase: "draw" },
    { type: "LIFE_HEALED", seat: "away", amount: 20 },
  );
});

test("[LT 5.1] the turn seat draws 1 and gains 1 clout as the draw phase is left, not before", () => {
  const turn = duel([], { phase: "main" }, everyPhase)
    .when("host", "END_TURN")
    .thenNot("CARD_DRAWN");
  expect(turn.state.phase).toBe("draw");
  expect(turn.state.seats.away).toMatchObject({ hand: [], clout: 5 });

  const left = turn.when("away", "ADVANCE_PHASE");
  left.then(
    { type: "CARD_DRAWN", seat: "away", why: "turn" },
    { type: "CLOUT_CHANGED", seat: "away", amount: 1, clout: 6 },
    { type: "PHASE_CHANGED", phase: "standby" },
  );
  expect(defsIn(left, "away", "hand")).toEqual(["blank"]);
  expect(left.state.seats.host).toMatchObject({ hand: [], clout: 5 });
});

test("[LT 5.1] it is the top card that is drawn", () => {
  const at = duel([unit("top")], { phase: "draw", seats: { host: { deck: ["top", "blank"] } } });
  const drawn = at.when("host", "ADVANCE_PHASE");
  expect(defsIn(drawn, "host", "hand")).toEqual(["top"]);
  expect(defsIn(drawn, "host", "deck")).toEqual(["blank"]);
});

test("[LT 5.1] the first seat does not draw on turn 1, but gains its clout", () => {
  const deck = Array.from({ length: 40 }, () => "blank");
  const config = { maxCopies: 40 };
  const game = duelGame([]);
  const start = (draws: boolean) => {
    const opening = game.start({
      hostDeck: deck,
      awayDeck: deck,
      firstSeat: "away",
      seed: 7,
      config: { ...config, firstSeatDrawsOnTurn1: draws },
    });
    if (!opening.ok) throw new Error(opening.rejection.message);
    return opening.state.seats.away;
  };
  expect(start(false)).toMatchObject({ hand: { length: 5 }, clout: 1 });
  expect(start(true)).toMatchObject({ hand: { length: 6 }, clout: 1 });
});

test("[LT 5.1] the second seat draws on turn 2", () => {
  const at = duel([], { phase: "main", shared: { turnNumber: 1 } });
  at.when("host", "END_TURN").then({ type: "CARD_DRAWN", seat: "away", why: "turn" });
});

test("[LT 5.1] clout stops at 10, whether the turn or an effect gives it", () => {
  const tip = spell("tip", "normal", [
    { id: "t", type: "ignition", actions: [{ kind: "gain_clout", amount: 4 }] },
  ]);
  const has = { clout: 10 };
  const full = duel([tip], { phase: "draw", seats: { host: { deck: ["blank"], has } } });
  full.when("host", "ADVANCE_PHASE").then({ type: "CARD_DRAWN" }).thenNot("CLOUT_CHANGED");

  const near = duel([tip], { seats: { host: { hand: ["tip"], has: { clout: 8 } } } });
  const gained = near.when("host", `ACTIVATE_SPELL ${card(near, "host", "hand", "tip")}`);
  gained.then({ type: "CLOUT_CHANGED", seat: "host", amount: 2, clout: 10 });
});

test("[LT 5.1] a seat that must draw here from an empty deck loses", () => {
  const at = duel([], { phase: "draw", seats: { host: { deck: [] } } });
  at.when("host", "ADVANCE_PHASE").thenNot("CLOUT_CHANGED").ended("deck_out", "away");
});

test("[LT 5.1] the last card may be drawn, and an empty deck alone loses nothing", () => {
  const at = duel([], { phase: "draw", seats: { host: { deck: ["blank"] }, away: { deck: [] } } });
  const main = at.when("host", "ADVANCE_PHASE");
  expect(main.state.outcome).toEqual({ status: "running" });
  passAll(main.when("host", "END_TURN"))
    .then({ type: "TURN_STARTED", seat: "away" })
    .ended("deck_out", "host");
});

test("[LT 5.1] on turn 1 the first seat has nothing to draw, so an empty deck does not lose", () => {
  const at = duel([], { phase: "draw", shared: { turnNumber: 1 }, seats: { host: { deck: [] } } });
  expect(at.when("host", "ADVANCE_PHASE").state.outcome).toEqual({ status: "running" });
});

test("[LT 5.1] an effect that draws from a short deck draws what there is", () => {
  const cram = spell("cram", "normal", [
    { id: "c", type: "ignition", actions: [{ kind: "draw", count: 3 }] },
  ]);
  const at = duel([cram], { seats: { host: { hand: ["cram"], deck: ["blank", "blank"] } } });
  const drawn = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "cram")}`);
  expect(defsIn(drawn, "host", "hand")).toEqual(["blank", "blank"]);
  expect(drawn.state.outcome).toEqual({ status: "running" });
});

test("[LT 5.1] who is kept from drawing need not draw, and does not lose by it", () => {
  const hall = unit("hall", {
    effects: [
      {
        id: "h",
        type: "continuous",
        actions: [{ kind: "apply_restriction", restriction: "draw_phase", who: "opponent" }],
      },
    ],
  });
  const seats = { host: { deck: [] }, away: { board: ["hall"] } };
  const left = duel([hall], { phase: "draw", seats }).when("host", "ADVANCE_PHASE");
  left.then({ type: "CLOUT_CHANGED", seat: "host", amount: 1 }).thenNot("CARD_DRAWN");
  expect(left.state.outcome).toEqual({ status: "running" });
});

import { expect, test } from "vitest";
import { card, duel, placed, spell } from "../../fixtures/duel.ts";
import type { Action } from "../../src/cards/card.ts";

const procedure = (...actions: Action[]) =>
  spell("deed", "normal", [{ id: "do", type: "ignition", actions }]);
const cast = (...actions: Action[]) => {
  const start = duel([procedure(...actions)], { seats: { host: { hand: ["deed"] } } });
  return start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`);
};

test("[LT 12.2] both lose their last life at once: a draw", () => {
  const then = cast({ kind: "damage", amount: 8000, who: "both" });
  then.ended("lp_zero");
  expect(then.state.outcome).toMatchObject({ winners: [] });
});

test("[LT 12.2] one after the other is no draw: who is at 0 first has lost", () => {
  const [self, opponent] = (["self", "opponent"] as const).map(
    (who) => ({ kind: "damage", amount: 8000, who }) as const,
  ) as [Action, Action];
  cast(self, opponent).ended("lp_zero", "away");
  cast(opponent, self).ended("lp_zero", "host");
});

const weary = (vice = 3) => placed("blank", { position: "attack", vice });

test("[LT 12.2] both reach their last breakdown at the same check: a draw", () => {
  const has = { breakdownsCaused: 2 };
  const start = duel([], {
    seats: { host: { board: [weary()], has }, away: { board: [weary()], has } },
  });
  start.when("host", "END_TURN").ended("breakdown");
});

test("[LT 12.2] a seat that gets more than it needs does not win twice", () => {
  const start = duel([], {
    seats: {
      host: { board: [weary(), weary(), weary(4)], has: { breakdownsCaused: 1 } },
      away: { board: [weary()], has: { breakdownsCaused: 1 } },
    },
  });
  const then = start.when("host", "END_TURN").ended("breakdown", "away");
  expect(then.state.seats.away.breakdownsCaused).toBe(4);
  expect(then.state.seats.host.breakdownsCaused).toBe(2);
});

test("[LT 12.2] one wins by breakdowns and the other by life at the same check: a draw", () => {
  const start = duel([], {
    seats: { host: { has: { breakdownsCaused: 3, lifePoints: 0 } } },
  });
  start.when("host", "ADVANCE_PHASE").ended("lp_zero");
});

test("[LT 12.2] attrition that takes the last life of both is a draw, of one it is not", () => {
  const late = { turnNumber: 31 };
  const poor = { has: { lifePoints: 500 } };
  duel([], { shared: late, seats: { host: poor, away: poor } })
    .when("host", "END_TURN")
    .ended("lp_zero");
  duel([], { shared: late, seats: { host: poor } })
    .when("host", "END_TURN")
    .ended("lp_zero", "away");
});

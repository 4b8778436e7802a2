import { expect, test } from "vitest";
import { duel, everyPhase, unit } from "../../fixtures/duel.ts";

function lifeAfterTurn(turnNumber: number, config = {}): readonly number[] {
  const { seats } = duel([], { shared: { turnNumber } }, config).when("host", "END_TURN").state;
  return [seats.host.lifePoints, seats.away.lifePoints];
}

test("[LT 5.10] from turn 31 on both seats lose 500 in each end phase", () => {
  expect(lifeAfterTurn(30)).toEqual([8000, 8000]);
  expect(lifeAfterTurn(31)).toEqual([7500, 7500]);
  expect(lifeAfterTurn(32)).toEqual([7500, 7500]);
  expect(lifeAfterTurn(150)).toEqual([7500, 7500]);
});

test("[LT 5.10] a host may set the turn and the amount", () => {
  const config = { attritionFromTurn: 4, attritionLifePoints: 50 };
  expect(lifeAfterTurn(3, config)).toEqual([8000, 8000]);
  expect(lifeAfterTurn(4, config)).toEqual([7950, 7950]);
});

test("[LT 5.10] it happens in the end phase and in no other, and is no damage", () => {
  const at = duel([], { phase: "main2", shared: { turnNumber: 31 } }, everyPhase);
  const check = at.when("host", "ADVANCE_PHASE").thenNot("LP_CHANGED");
  const ended = check.when("host", "ADVANCE_PHASE").thenNot("DAMAGE_DEALT");
  ended.then(
    { type: "PHASE_CHANGED", phase: "end" },
    { type: "LP_CHANGED", seat: "host", why: "attrition", amount: -500, lifePoints: 7500 },
    { type: "LP_CHANGED", seat: "away", why: "attrition", amount: -500, lifePoints: 7500 },
    { type: "TURN_ENDED" },
  );
});

test("[LT 5.10] it ends stalls: who has 500 or less loses, both together draw", () => {
  const shared = { turnNumber: 40 };
  const one = duel([], { shared, seats: { away: { has: { lifePoints: 500 } } } });
  one.when("host", "END_TURN").ended("lp_zero", "host");
  const has = { lifePoints: 200 };
  const both = duel([], { shared, seats: { host: { has }, away: { has } } });
  both.when("host", "END_TURN").ended("lp_zero");
});

test("[LT 5.10] what it brings about is answered in that end phase", () => {
  const medic = unit("medic", {
    effects: [
      {
        id: "m",
        type: "trigger",
        trigger: { on: "life_below", side: "self", below: 1000 },
        actions: [{ kind: "heal", amount: 2000, who: "self" }],
      },
    ],
  });
  const host = { board: ["medic"], has: { lifePoints: 1200 } };
  const ended = duel([medic], { shared: { turnNumber: 31 }, seats: { host } }).when(
    "host",
    "END_TURN",
  );
  ended.then(
    { type: "LIFE_HEALED", seat: "host" },
    { type: "WINDOW_PASSED", window: "end" },
    { type: "TURN_ENDED" },
  );
  expect(ended.state.seats.host.lifePoints).toBe(2700);
});

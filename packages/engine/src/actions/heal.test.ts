import { expect, test } from "vitest";
import { cast, outcomes, stage } from "../../fixtures/stage.ts";

test("[LT 8.8] heal: the controller gains life, beyond what it started with", () => {
  const then = cast(stage([{ kind: "heal", amount: 500 }]));
  expect(outcomes(then)).toMatchObject([
    { type: "LIFE_HEALED", seat: "host", amount: 500 },
    { type: "LP_CHANGED", seat: "host", why: "heal", amount: 500, lifePoints: 8500 },
  ]);
  expect(then.state.seats.away.lifePoints).toBe(8000);
});

test("[LT 8.8] heal: the opponent, or both", () => {
  const other = cast(stage([{ kind: "heal", amount: 500, who: "opponent" }]));
  expect(other.state.seats).toMatchObject({
    host: { lifePoints: 8000 },
    away: { lifePoints: 8500 },
  });
  const both = cast(stage([{ kind: "heal", amount: 500, who: "both" }]));
  expect(both.state.seats).toMatchObject({
    host: { lifePoints: 8500 },
    away: { lifePoints: 8500 },
  });
});

test("[LT 8.8] heal: by nothing is nothing", () => {
  const amount = { count: "cards", zone: "graveyard", side: "any", times: 100 } as const;
  expect(outcomes(cast(stage([{ kind: "heal", amount }])))).toEqual([]);
});

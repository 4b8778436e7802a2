import { expect, test } from "vitest";
import { byIt, cast, outcomes, stage } from "../../fixtures/stage.ts";

test("[LT 8.8] gain_clout: the controller's, and nobody else's", () => {
  const then = cast(stage([{ kind: "gain_clout", amount: 2 }]));
  expect(outcomes(then)).toEqual([
    { type: "CLOUT_CHANGED", ...byIt(then), seat: "host", amount: 2, clout: 7 },
  ]);
  expect(then.state.seats.away.clout).toBe(5);
});

test("[LT 5.1] gain_clout: never beyond the maximum", () => {
  const who = "both" as const;
  const given = { host: { has: { clout: 10 } }, away: { has: { clout: 9 } } };
  const then = cast(stage([{ kind: "gain_clout", amount: 3, who }], given));
  expect(outcomes(then)).toEqual([
    { type: "CLOUT_CHANGED", ...byIt(then), seat: "away", amount: 1, clout: 10 },
  ]);
});

import { expect, test } from "vitest";
import { card, unit } from "../../fixtures/duel.ts";
import { cast, outcomes, stage, told } from "../../fixtures/stage.ts";

test("[LT 8.8] damage: the opponent loses life by an effect of the card that says so", () => {
  const then = cast(stage([{ kind: "damage", amount: 700 }]));
  expect(outcomes(then)).toMatchObject([
    { type: "DAMAGE_DEALT", seat: "away", amount: 700, by: "effect", source: { def: "it" } },
    { type: "LP_CHANGED", seat: "away", why: "damage", amount: -700, lifePoints: 7300 },
  ]);
  expect(then.state.seats.host.lifePoints).toBe(8000);
});

test("[LT 8.8] damage: to oneself, and to both at the same time", () => {
  const own = cast(stage([{ kind: "damage", amount: 700, who: "self" }]));
  expect(own.state.seats).toMatchObject({ host: { lifePoints: 7300 }, away: { lifePoints: 8000 } });
  const both = cast(stage([{ kind: "damage", amount: 8000, who: "both" }]));
  both.ended("lp_zero");
});

test("[LT 8.8] damage: never more than the life there is, and none at all is no damage", () => {
  const then = cast(stage([{ kind: "damage", amount: 9000 }]));
  then.then({ type: "LP_CHANGED", amount: -8000, lifePoints: 0 }).ended("lp_zero", "host");
  const amount = { count: "cards", zone: "graveyard", side: "any", times: 100 } as const;
  expect(outcomes(cast(stage([{ kind: "damage", amount }])))).toEqual([]);
});

test("[LT 8.13] damage: its source has left the table, and is still named", () => {
  const bomb = unit("bomb", {
    effects: [
      {
        id: "b",
        type: "trigger",
        trigger: { on: "destroyed", card: "this" },
        actions: [{ kind: "damage", amount: 300 }],
      },
    ],
  });
  const start = stage([{ kind: "destroy", what: { kind: "target" } }], {
    host: { board: ["bomb"] },
    targets: [{ zone: "board", side: "self", count: 1 }],
    cards: [bomb],
  });
  const id = card(start, "host", "board", "bomb");
  const then = cast(start, id);
  const source = { card: id, def: "bomb" };
  then.then({ type: "DAMAGE_DEALT", seat: "away", amount: 300, source, was: null });
  for (const viewer of ["host", "away", "spectator"] as const) {
    expect(told(then, viewer)).toContainEqual(
      expect.objectContaining({ type: "DAMAGE_DEALT", source }),
    );
  }
});

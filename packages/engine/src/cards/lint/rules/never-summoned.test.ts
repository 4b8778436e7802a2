import { expect, test } from "vitest";
import { spell, unit } from "../../../../fixtures/duel.ts";
import { kidDoing, linted } from "../../../../fixtures/linted.ts";

const head = unit("head", { level: 7 });

test("[LT 6.2] who needs a tribute never comes where there is none to give", () => {
  expect(linted("never-summoned", head, [unit("dean", { level: 12 })])).toEqual([
    "is never summoned: from level 7 on that takes a tribute, and no stereotype comes without one",
  ]);
});

test("[LT 6.2] a lower level, a token or a special summon gives one", () => {
  expect(linted("never-summoned", head, [unit("kid", { level: 6 })])).toEqual([]);
  expect(linted("never-summoned", unit("kid", { level: 6 }))).toEqual([]);
  const crumb = unit("crumb", { token: true, level: 8 });
  const high = { ...kidDoing({ kind: "create_token", token: "crumb" }), level: 7 };
  expect(linted("never-summoned", head, [high as typeof head, crumb])).toEqual([]);
  expect(linted("never-summoned", crumb, [high as typeof head])).toEqual([]);
  const caller = { ...kidDoing({ kind: "special_summon", from: "hand" }), level: 7 };
  expect(linted("never-summoned", head, [caller as typeof head])).toEqual([]);
});

test("[LT 6.2] spells and tokens of low level are no tribute, and are not summoned themselves", () => {
  const memo = spell("memo", "normal", [
    { id: "m", type: "ignition", actions: [{ kind: "draw", count: 1 }] },
  ]);
  const crumb = unit("crumb", { token: true, level: 1 });
  expect(linted("never-summoned", head, [memo, crumb])).toHaveLength(1);
  expect(linted("never-summoned", memo, [head])).toEqual([]);
  expect(linted("never-summoned", crumb, [head])).toEqual([]);
});

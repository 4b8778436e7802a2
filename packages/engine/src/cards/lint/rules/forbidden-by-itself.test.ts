import { expect, test } from "vitest";
import { spell, unit } from "../../../../fixtures/duel.ts";
import { DRAW, linted } from "../../../../fixtures/linted.ts";
import type { Action, CardDefinition, Effect } from "../../card.ts";

const rule = "forbidden-by-itself";
const kid = (
  restriction: Partial<Extract<Action, { readonly kind: "apply_restriction" }>>,
  type: Effect["type"] = "ignition",
  more: Partial<Effect> = {},
): CardDefinition =>
  unit("kid", {
    effects: [
      { id: "e", type, actions: [DRAW] },
      {
        id: "quiet",
        type: "continuous",
        actions: [{ kind: "apply_restriction", restriction: "effects", ...restriction }],
        ...more,
      },
    ],
  });
const self = { what: { kind: "self" } } as const;

test("[LT 1.1] cannot beats can, also on one card", () => {
  const found = [
    "type can never be used: effects[quiet] forbids this card to activate or trigger effects",
  ];
  expect(linted(rule, kid(self))).toEqual(found);
  expect(linted(rule, kid({ who: "both" }, "on_summon"))).toEqual(found);
});

test("[LT 1.1] others may be forbidden, or something else, or only at times", () => {
  expect(linted(rule, kid({ who: "opponent" }))).toEqual([]);
  expect(linted(rule, kid({ ...self, restriction: "attack" }))).toEqual([]);
  const condition = { kind: "turn", of: "opponent" } as const;
  expect(linted(rule, kid(self, "quick", { condition }))).toEqual([]);
});

test("[LT 8.14] a card that has left forbids nothing any more", () => {
  expect(linted(rule, kid(self, "breakdown"))).toEqual([]);
});

test("[LT 1.1] who binds its own seat binds itself, whatever of its effects comes first", () => {
  const found = [
    "type can never be used: effects[quiet] forbids this card to activate or trigger effects",
  ];
  for (const type of ["ignition", "quick", "on_summon", "flip"] as const) {
    expect(linted(rule, kid({ who: "self" }, type))).toEqual(found);
  }
  const what = { kind: "all", zone: "board", side: "opponent" } as const;
  expect(linted(rule, kid({ what }))).toEqual([]);
  // What the spell does as it is activated it does before it binds anybody.
  const gag = spell("gag", "continuous", [
    { id: "e", type: "ignition", onActivation: true, actions: [DRAW] },
    {
      id: "quiet",
      type: "continuous",
      actions: [{ kind: "apply_restriction", restriction: "effects", who: "both" }],
    },
  ]);
  expect(linted(rule, gag)).toEqual([]);
  const loud = unit("kid", { effects: [{ id: "e", type: "ignition", actions: [DRAW] }] });
  expect(linted(rule, loud)).toEqual([]);
});

test("[LT 1.1] what forbids is continuous, one of its actions is enough, and the first is named", () => {
  const quiet = { kind: "apply_restriction", restriction: "effects", who: "self" } as const;
  const told = (...effects: Effect[]): string[] =>
    linted(
      rule,
      unit("kid", { effects: [{ id: "e", type: "ignition", actions: [DRAW] }, ...effects] }),
    );
  const standing = (id: string, ...actions: Effect["actions"]): Effect => ({
    id,
    type: "continuous",
    actions,
  });
  const found = (id: string): string[] => [
    `type can never be used: effects[${id}] forbids this card to activate or trigger effects`,
  ];
  expect(told({ id: "once", type: "on_summon", actions: [quiet] })).toEqual([]);
  const boost = { kind: "boost_attack", what: { kind: "self" }, amount: 100 } as const;
  expect(told(standing("quiet", boost, quiet))).toEqual(found("quiet"));
  expect(told(standing("first", quiet), standing("second", quiet))).toEqual(found("first"));
});

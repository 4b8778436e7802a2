/** What a trial tells: of which effect, in which words, and why it was not used. */
import { expect, test } from "vitest";
import { spell, unit } from "../../../fixtures/duel.ts";
import type { Condition, Effect } from "../card.ts";
import { tryCard } from "./index.ts";

const heal = { kind: "heal", amount: 1 } as const;
/** No analysis can exclude it, and no table has it. */
const long: Condition = { kind: "chain_length", is: "at_least", amount: 60 };
const quick = (id: string, more: Partial<Effect> = {}): Effect => ({
  id,
  type: "quick",
  actions: [heal],
  ...more,
});
const missing = (effects: readonly Effect[], tries = 2) => {
  const kid = unit("kid", { effects });
  const crumb = unit("crumb", { token: true });
  return tryCard({ kid, crumb }, kid, { tries, ways: 1 }).map(({ effect, result }) => [
    effect,
    result.found ? "found" : result.missing,
  ]);
};

test("a card without effects is played for itself, and has no words", () => {
  for (const more of [{}, { effects: [] }]) {
    const kid = unit("kid", more);
    const [trial, ...others] = tryCard({ kid }, kid, { ways: 1 });
    expect([trial?.effect, trial?.text, trial?.result.found]).toEqual([null, "", true]);
    expect(others).toEqual([]);
  }
});

test("each effect has its own words", () => {
  const kid = unit("kid", {
    effects: [quick("one"), quick("two", { actions: [{ kind: "draw", count: 1 }] })],
  });
  const told = tryCard({ kid }, kid, { tries: 1, ways: 1 });
  expect(told.map(({ effect, text }) => [effect, text])).toEqual([
    ["one", "On either turn: gain 1 life."],
    ["two", "On either turn: draw 1 card."],
  ]);
});

test("what was not used is told with what keeps it from it, and else with the tables", () => {
  const crowd = quick("crowd", {
    condition: long,
    actions: [{ kind: "create_token", token: "crumb", count: 4 }],
  });
  const never = quick("never", {
    targets: [{ zone: "board", side: "any", count: 1, filter: { minLevel: 9 } }],
    actions: [{ kind: "destroy", what: { kind: "target" } }],
  });
  // That four tokens are more than fit is true, and no reason.
  expect(missing([never, crowd])).toEqual([
    [
      "never",
      [
        "kid.effects[never].targets[0] can never be chosen: there are never any stereotypes of level 9 or higher on the board",
      ],
    ],
    ["crowd", ["no way to use it was found at 2 tables"]],
  ]);
});

test("so many tables are tried, none of them at none", () => {
  const memo = spell("memo", "normal", [{ id: "m", type: "ignition", actions: [heal] }]);
  const isFound = (tries: number): boolean =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].some((seed) =>
      tryCard({ memo, kid: unit("kid") }, memo, { tries, seed }).some(({ result }) => result.found),
    );
  expect([isFound(0), isFound(1)]).toEqual([false, true]);
});

test("a token is shown by the effect that makes it, and by no other of its maker", () => {
  const crumb = unit("crumb", { token: true });
  const baker = unit("baker", {
    effects: [
      quick("rest"),
      quick("bake", { actions: [{ kind: "create_token", token: "crumb" }] }),
    ],
  });
  const trials = tryCard({ crumb, baker }, crumb, { ways: 1 });
  expect(trials.map(({ effect, result }) => [effect, result.found])).toEqual([["bake", true]]);
  // A token with effects of its own is tried for them.
  const lively = unit("lively", { token: true, effects: [quick("own")] });
  const own = tryCard({ lively, baker }, lively, { ways: 1 });
  expect(own.map(({ effect, result }) => [effect, result.found])).toEqual([["own", true]]);
});

test("only what stands is told to stand", () => {
  const boost: Effect = {
    id: "b",
    type: "continuous",
    actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 100 }],
  };
  const once: Effect = {
    id: "o",
    type: "quick",
    actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 200 }],
  };
  const kid = unit("kid", { effects: [boost, once] });
  const stands = tryCard({ kid }, kid, { ways: 1 }).map(({ result }) =>
    result.found ? result.standing : null,
  );
  expect(stands[0]).toContain("kid: +100 attack");
  expect(stands[1]).toEqual([]);
});

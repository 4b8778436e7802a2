import { expect, test } from "vitest";
import { kidWith, linted } from "../../../fixtures/linted.ts";
import type { Action, Effect } from "../../cards.ts";

const rule = "restriction-never-binds";
type Restrict = Extract<Action, { readonly kind: "apply_restriction" }>;
const found = (
  action: Omit<Restrict, "kind">,
  effect: Omit<Effect, "id" | "actions"> = { type: "ignition" },
): string[] =>
  linted(rule, kidWith({ ...effect, actions: [{ kind: "apply_restriction", ...action }] }));

const attack = { restriction: "attack", who: "opponent" } as const;
const draw = { restriction: "draw_phase", who: "self" } as const;

test("[LT 10.1] nobody attacks on another's turn", () => {
  expect(found(attack)).toEqual([
    "actions[0] forbids nothing: it lasts for this turn, which is your own, and the opponent does not attack in it",
  ]);
  expect(found({ ...attack, duration: "until_next_turn" })).toEqual([]);
  expect(found({ ...attack, duration: 2 })).toEqual([]);
  expect(found({ ...attack, who: "self" })).toEqual([]);
  expect(found(attack, { type: "quick" })).toEqual([]);
});

test("[LT 5.1] the draw phase of this turn may be over", () => {
  expect(found(draw)).toEqual([
    "actions[0] forbids nothing: it lasts for this turn, whose draw phase is over",
  ]);
  expect(found({ ...draw, duration: 3 })).toEqual([]);
  expect(found(draw, { type: "trigger", trigger: { on: "draw_phase", side: "self" } })).toEqual([]);
});

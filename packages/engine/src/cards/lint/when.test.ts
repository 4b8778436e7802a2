import { expect, test } from "vitest";
import { spell, trap, unit } from "../../../fixtures/duel.ts";
import { DRAW } from "../../../fixtures/linted.ts";
import { PHASES } from "../../vocabulary.ts";
import type { CardDefinition, Effect, Trigger } from "../card.ts";
import { type When, whenOf } from "./when.ts";
import { worldOf } from "./world.ts";

const ANY = Number.POSITIVE_INFINITY;
const either = ["self", "opponent"] as const;

function when(
  make: (effect: Effect) => CardDefinition,
  effect: Partial<Effect>,
  config = {},
): When {
  const whole: Effect = { id: "e", type: "trigger", actions: [DRAW], ...effect };
  return whenOf(worldOf({}, config), make(whole), whole);
}

const kid = (effect: Effect): CardDefinition => unit("kid", { effects: [effect] });
const sign = (effect: Effect): CardDefinition => trap("sign", "normal", [effect]);
const memo = (effect: Effect): CardDefinition => spell("memo", "normal", [effect]);
const dash = (effect: Effect): CardDefinition => spell("dash", "quick-play", [effect]);
const poster = (effect: Effect): CardDefinition => spell("poster", "continuous", [effect]);

test("[LT 8.1] what is slow is used in one's own main phases, with nothing on the chain", () => {
  const slow = { phases: ["main", "main2"], turns: ["self"], chain: { least: 0, most: 0 } };
  for (const make of [kid, memo, poster]) expect(when(make, { type: "ignition" })).toEqual(slow);
});

test("[LT 8.1] what is fast, and what just applies, at any time", () => {
  const always = { phases: PHASES, turns: either, chain: { least: 0, most: ANY } };
  for (const make of [kid, sign, dash]) expect(when(make, { type: "quick" })).toEqual(always);
  for (const make of [kid, poster]) expect(when(make, { type: "continuous" })).toEqual(always);
});

test("[LT 9.8] a response to a link has that link on the chain; a trigger waits for its end", () => {
  const least = (make: typeof kid, type: Effect["type"], on: Trigger["on"]): number =>
    when(make, { type, trigger: { on } }).chain.least;
  for (const on of ["spell_activated", "trap_activated", "effect_activated", "targeted"] as const) {
    expect([least(sign, "trigger", on), least(kid, "quick", on)]).toEqual([1, 1]);
    expect([least(kid, "trigger", on), least(poster, "trigger", on)]).toEqual([0, 0]);
  }
  expect([least(sign, "trigger", "summoned"), least(kid, "quick", "summoned")]).toEqual([0, 0]);
});

test("[LT 8.3] a trigger is used in the phase of its event, a response perhaps later", () => {
  const phases = (make: typeof kid, trigger: Trigger, config = {}): When["phases"] =>
    when(make, { trigger }, config).phases;
  expect(phases(kid, { on: "attack_declared" })).toEqual(["combat"]);
  expect(phases(sign, { on: "attack_declared" })).toEqual(["combat"]);
  expect(phases(kid, { on: "destroyed", by: "battle" })).toEqual(["combat"]);
  expect(phases(sign, { on: "destroyed", by: "battle" })).toEqual(PHASES);
  expect(phases(kid, { on: "destroyed" })).toEqual(PHASES);
  expect(phases(kid, { on: "standby_phase" })).toEqual(["standby"]);
  expect(phases(kid, { on: "standby_phase" }, { standbyPhase: false })).toEqual(["main"]);
  expect(phases(kid, { on: "end_phase" })).toEqual(["end"]);
});

test("[LT 8.3] whose turn it is follows from attacks and the turn's own events", () => {
  const turns = (trigger: Trigger): When["turns"] => when(sign, { trigger }).turns;
  expect(turns({ on: "attack_declared", side: "opponent" })).toEqual(["opponent"]);
  expect(turns({ on: "attack_declared" })).toEqual(either);
  expect(turns({ on: "summoned", side: "opponent" })).toEqual(either);
});

import { expect, test } from "vitest";
import { kidWith, linted } from "../../../../fixtures/linted.ts";
import type { Action, Effect } from "../../card.ts";

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

const no = (whose: string, whom: string, doing: string): string[] => [
  `actions[0] forbids nothing: it lasts for this turn, which is ${whose}, and ${whom} ${doing} in it`,
];

test("[LT 8.9] this turn is also one turn, and until its end phase", () => {
  for (const duration of ["turn", "until_end_phase", 1] as const) {
    expect(found({ ...attack, duration })).toHaveLength(1);
  }
  for (const duration of ["permanent", "while_source"] as const) {
    expect(found({ ...attack, duration })).toEqual([]);
  }
});

test("[LT 8.8] a seat is bound where it acts: attacks, combat and the draw are of whoever has the turn", () => {
  const mine = { type: "trigger", trigger: { on: "end_phase", side: "self" } } as const;
  const theirs = { type: "trigger", trigger: { on: "draw_phase", side: "opponent" } } as const;
  const drawn = { type: "trigger", trigger: { on: "draw_phase", side: "self" } } as const;
  const battle = { restriction: "battle_phase", who: "opponent" } as const;
  expect(found(battle, mine)).toEqual(no("your own", "the opponent does not", "attack"));
  expect(found({ ...attack, who: "self" }, theirs)).toEqual(
    no("the opponent's", "you do not", "attack"),
  );
  expect(found({ ...draw, who: "self" }, theirs)).toEqual(
    no("the opponent's", "you do not", "draw"),
  );
  // Both seats are never both wrong, cards may be anybody's, and effects are used on any turn.
  expect(found({ ...attack, who: "both" }, mine)).toEqual([]);
  expect(found({ restriction: "effects", who: "opponent" }, mine)).toEqual([]);
  expect(found({ ...draw, who: "both" }, drawn)).toEqual([]);
  const all = { kind: "all", zone: "board", side: "opponent" } as const;
  expect(found({ restriction: "attack", what: all })).toEqual([]);
  expect(found(attack, { type: "continuous" })).toEqual([]);
});

test("[LT 8.3] whose turn it is follows from events of the turn only", () => {
  const on = (trigger: Effect["trigger"]): string[] =>
    found(attack, { type: "trigger", ...(trigger && { trigger }) });
  for (const name of ["attack_declared", "turn_start", "standby_phase", "end_phase"] as const) {
    expect(on({ on: name, side: "self" })).toHaveLength(1);
    expect(on({ on: name, side: "opponent" })).toEqual([]);
    expect(on({ on: name })).toEqual([]);
  }
  expect(on({ on: "summoned", side: "self" })).toEqual([]);
  expect(on({ on: "destroyed", side: "self" })).toEqual([]);
});

test("[LT 5.1] the draw phase is still to come when the turn starts, and never again in it", () => {
  const on = (trigger: Effect["trigger"], config = {}): string[] =>
    linted(
      rule,
      kidWith({
        type: "trigger",
        ...(trigger && { trigger }),
        actions: [{ kind: "apply_restriction", ...draw }],
      }),
      [],
      config,
    );
  expect(on({ on: "turn_start", side: "self" })).toEqual([]);
  expect(on({ on: "destroyed", side: "self" })).toEqual([]);
  for (const trigger of [
    { on: "standby_phase", side: "self" },
    { on: "end_phase", side: "self" },
    { on: "attack_declared", side: "self" },
    { on: "battle_damage" },
    { on: "destroyed", by: "battle" },
  ] as const) {
    expect(on(trigger)).toHaveLength(1);
  }
  expect(on({ on: "standby_phase", side: "self" }, { standbyPhase: false })).toHaveLength(1);
});

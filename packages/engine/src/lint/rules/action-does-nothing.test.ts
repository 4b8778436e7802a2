import { expect, test } from "vitest";
import { trap } from "../../../fixtures/duel.ts";
import { kidDoing, kidWith, linted } from "../../../fixtures/linted.ts";
import type { Action, CardDefinition, Effect, TargetRequirement } from "../../cards.ts";

const rule = "action-does-nothing";
const self = { kind: "self" } as const;
const target = { kind: "target" } as const;
const own = { kind: "all", zone: "board", side: "self" } as const;
const anyOne = { ...own, kind: "random", count: 1 } as const;
const aiming = (action: Action, requirement: Partial<TargetRequirement>): CardDefinition =>
  kidWith({
    type: "ignition",
    targets: [{ zone: "board", side: "any", count: 1, ...requirement }],
    actions: [action],
  });

test.each<[string, CardDefinition, CardDefinition]>([
  [
    "you control this card already",
    kidDoing({ kind: "take_control", what: self }),
    kidDoing({ kind: "take_control", what: { ...own, side: "opponent" } }),
  ],
  [
    "you control these cards already",
    kidDoing({ kind: "take_control", what: own }),
    kidDoing({ kind: "take_control", what: { ...own, side: "any" } }),
  ],
  [
    "these cards are banished already",
    aiming({ kind: "banish", what: target }, { zone: "banished" }),
    aiming({ kind: "banish", what: target }, { zone: "graveyard" }),
  ],
  [
    "the counters go back to where they came from",
    kidDoing({ kind: "move_vice", count: 1, from: self, to: self }),
    kidDoing({ kind: "move_vice", count: 1, from: own, to: self }),
  ],
  [
    "the counters go back to where they came from",
    aiming({ kind: "move_vice", count: 1, from: target, to: target }, {}),
    kidDoing({ kind: "move_vice", count: 1, from: anyOne, to: anyOne }),
  ],
  [
    "only stereotypes are summoned",
    aiming(
      { kind: "special_summon", from: "target" },
      { zone: "graveyard", filter: { cardType: "trap" } },
    ),
    aiming(
      { kind: "special_summon", from: "target" },
      { zone: "graveyard", filter: { maxLevel: 3 } },
    ),
  ],
])("[LT 8.8] %s", (reason, never, once) => {
  expect(linted(rule, never)).toEqual([`actions[0] does nothing: ${reason}`]);
  expect(linted(rule, once)).toEqual([]);
});

test("[LT 10.3] there is an attack to stop in combat only", () => {
  const stopping = (
    on: "standby_phase" | "attack_declared",
    type: "trigger" = "trigger",
  ): Effect => ({
    id: "e",
    type,
    trigger: { on },
    actions: [{ kind: "stop_attack" }],
  });
  expect(linted(rule, kidWith(stopping("standby_phase")))).toEqual([
    "actions[0] does nothing: there is never an attack at that time",
  ]);
  expect(linted(rule, kidWith(stopping("attack_declared")))).toEqual([]);
  expect(linted(rule, trap("sign", "normal", [stopping("attack_declared")]))).toEqual([]);
});

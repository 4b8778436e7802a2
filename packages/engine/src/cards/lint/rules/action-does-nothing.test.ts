import { expect, test } from "vitest";
import { trap } from "../../../../fixtures/duel.ts";
import { kidDoing, kidWith, linted } from "../../../../fixtures/linted.ts";
import type {
  Action,
  CardDefinition,
  Effect,
  Selection,
  SelectionOfOne,
  TargetRequirement,
} from "../../card.ts";

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

test("[LT 8.8] of several targets each is judged by its own place", () => {
  const mine = { zone: "board", side: "self", count: 1 } as const;
  const theirs = { ...mine, side: "opponent" } as const;
  const at = (index: number) => ({ kind: "target", index }) as const;
  const taking = (index: number): string[] =>
    linted(
      rule,
      kidWith({
        type: "ignition",
        targets: [theirs, mine],
        actions: [
          { kind: "take_control", what: at(index) },
          { kind: "destroy", what: at(1 - index) },
        ],
      }),
    );
  expect([taking(0).length, taking(1).length]).toEqual([0, 1]);
  const moving = (from: Selection, to: SelectionOfOne): string[] =>
    linted(
      rule,
      kidWith({
        type: "ignition",
        targets: [theirs, mine],
        actions: [
          { kind: "move_vice", count: 1, from, to },
          { kind: "destroy", what: at(0) },
          { kind: "destroy", what: at(1) },
        ],
      }),
    );
  expect(moving(at(0), at(1))).toEqual([]);
  expect(moving(at(1), at(1))).toHaveLength(1);
  expect(moving(target, at(0))).toHaveLength(1);
  expect(moving(self, at(0))).toEqual([]);
  expect(moving(at(0), self)).toEqual([]);
});

test("[LT 8.8] what chance takes is judged by its zone and side, what else it is by nothing", () => {
  const taken = (what: Selection): string[] =>
    linted(rule, kidDoing({ kind: "take_control", what }));
  expect(taken(anyOne)).toHaveLength(1);
  expect(taken({ ...anyOne, side: "opponent" })).toEqual([]);
  const hit = { type: "trigger", trigger: { on: "summoned" } } as const;
  const eventCard = { kind: "event_card" } as const;
  const answering = kidWith({ ...hit, actions: [{ kind: "take_control", what: eventCard }] });
  expect(linted(rule, answering)).toEqual([]);
});

test("[LT 8.8] summoned from a pile is what any of the requirements there can be", () => {
  const pile = { zone: "graveyard", side: "self", count: 1 } as const;
  const summoning = (...targets: TargetRequirement[]): string[] =>
    linted(
      rule,
      kidWith({
        type: "ignition",
        targets,
        actions: [
          { kind: "special_summon", from: "target" },
          ...targets.map((_, index) => {
            return { kind: "return_to_hand", what: { kind: "target", index } } as const;
          }),
        ],
      }),
    );
  for (const filter of [
    { cardType: "spell" },
    { cardType: "trap" },
    { spellType: "normal" },
    { trapType: "counter" },
  ] as const) {
    expect(summoning({ ...pile, filter })).toHaveLength(1);
    expect(summoning({ ...pile, filter }, { ...pile, zone: "banished" })).toEqual([]);
    // What is chosen on the board is not what is summoned.
    expect(summoning({ ...pile, filter }, { ...pile, zone: "board" })).toHaveLength(1);
  }
  expect(summoning({ ...pile, filter: { cardType: "stereotype" } })).toEqual([]);
  expect(summoning(pile)).toEqual([]);
  expect(linted(rule, kidDoing({ kind: "special_summon", from: "hand" }))).toEqual([]);
});

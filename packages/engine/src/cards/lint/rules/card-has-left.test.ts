import { expect, test } from "vitest";
import { kidDoing, kidWith, linted } from "../../../../fixtures/linted.ts";
import type { Effect } from "../../card.ts";

const rule = "card-has-left";
const self = { kind: "self" } as const;
const target = { kind: "target" } as const;
const aiming = (zone: "board" | "banished", ...actions: Effect["actions"]): string[] =>
  linted(rule, kidWith({ type: "ignition", targets: [{ zone, side: "any", count: 1 }], actions }));

test("[LT 2.7] a card that was taken away is no longer that card", () => {
  expect(
    linted(
      rule,
      kidDoing(
        { kind: "return_to_hand", what: self },
        { kind: "boost_attack", what: self, amount: 100 },
      ),
    ),
  ).toEqual(["actions[1].what does nothing: by then this card has been returned to a hand"]);
  expect(
    aiming("board", { kind: "banish", what: target }, { kind: "add_vice", count: 1, what: target }),
  ).toEqual(["actions[1].what does nothing: by then target 1 has been banished"]);
});

test("[LT 8.7] in the other order both are done", () => {
  expect(
    aiming("board", { kind: "add_vice", count: 1, what: target }, { kind: "banish", what: target }),
  ).toEqual([]);
  // Destruction can be prevented.
  expect(
    aiming(
      "board",
      { kind: "destroy", what: target },
      { kind: "add_vice", count: 1, what: target },
    ),
  ).toEqual([]);
});

test("[LT 8.8] what is banished already has not moved", () => {
  const twice: Effect["actions"] = [
    { kind: "banish", what: target },
    { kind: "return_to_hand", what: target },
  ];
  expect(aiming("banished", ...twice)).toEqual([]);
  expect(aiming("board", ...twice)).toHaveLength(1);
});

test("[LT 8.8] only what is banished anew stays, and only that card", () => {
  const banished = { zone: "banished", side: "any", count: 1 } as const;
  const board = { zone: "board", side: "any", count: 1 } as const;
  const doing = (targets: Effect["targets"], ...actions: Effect["actions"]): string[] =>
    linted(rule, kidWith({ type: "ignition", ...(targets && { targets }), actions }));
  const second = { kind: "target", index: 1 } as const;
  // Out of the banished cards it comes away all the same when it is returned.
  expect(
    doing([banished], { kind: "return_to_hand", what: target }, { kind: "banish", what: target }),
  ).toEqual(["actions[1].what does nothing: by then target 1 has been returned to a hand"]);
  // Another card than the target.
  expect(
    doing(
      [banished],
      { kind: "banish", what: self },
      { kind: "return_to_hand", what: target },
      { kind: "boost_attack", what: self, amount: 100 },
    ),
  ).toEqual(["actions[2].what does nothing: by then this card has been banished"]);
  const both = (what: typeof second): Effect["actions"] => [
    { kind: "banish", what },
    { kind: "return_to_hand", what },
    { kind: "shuffle_into_deck", what: target },
  ];
  expect(doing([board, banished], ...both(second))).toEqual([]);
  expect(doing([banished, board], ...both(second))).toEqual([
    "actions[1].what does nothing: by then target 2 has been banished",
  ]);
});

test("[LT 2.7] what was shuffled into a deck, the event's card and an equipped one are named", () => {
  const event = { kind: "event_card" } as const;
  const answering = kidWith({
    type: "trigger",
    trigger: { on: "summoned" },
    actions: [
      { kind: "shuffle_into_deck", what: event },
      { kind: "banish", what: event },
    ],
  });
  expect(linted(rule, answering)).toEqual([
    "actions[1].what does nothing: by then the event's card has been shuffled into a deck",
  ]);
});

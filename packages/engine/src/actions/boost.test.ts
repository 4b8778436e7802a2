import { expect, test } from "vitest";
import { card, faceDown } from "../../fixtures/duel.ts";
import { cast, outcomes, type Stage, stage, statsOnBoard } from "../../fixtures/stage.ts";
import type { Action } from "../cards/card.ts";

const ALL = { kind: "all", zone: "board", side: "any" } as const;
const boards: Stage = {
  host: { board: ["bully"] },
  away: { board: ["nerd", faceDown("prefect")] },
};

/** Attack and defense of Bully and Nerd after casting; printed are 1800/1200 and 500/1500. */
function statsAfter(...actions: Action[]): Record<"bully" | "nerd", [number, number]> {
  const then = cast(stage(actions, boards));
  return {
    bully: statsOnBoard(then, "host", "bully"),
    nerd: statsOnBoard(then, "away", "nerd"),
  };
}

test("[LT 8.8] boost_attack: adds to the attack of what is selected, until the turn ends", () => {
  const start = stage([{ kind: "boost_attack", what: { kind: "target" }, amount: 400 }], {
    ...boards,
    targets: [{ zone: "board", side: "any", count: 1, filter: { face: "up" } }],
  });
  const nerd = card(start, "away", "board", "nerd");
  const then = cast(start, nerd);
  expect(outcomes(then)).toMatchObject([
    {
      type: "MODIFIER_APPLIED",
      modifier: {
        on: { card: nerd },
        fact: { kind: "attack", operation: "add", amount: 400 },
        controller: "host",
        source: { def: "it" },
        duration: "turn",
        turnsLeft: null,
      },
    },
  ]);
});

test("[LT 8.8] boost_defense: changes the defense and leaves the attack alone", () => {
  expect(statsAfter({ kind: "boost_defense", what: ALL, amount: 300 })).toEqual({
    bully: [1800, 1500],
    nerd: [500, 1800],
  });
});

test("[LT 8.9] boost: it can lower, but never below 0", () => {
  expect(statsAfter({ kind: "boost_attack", what: ALL, amount: -600 })).toEqual({
    bully: [1200, 1200],
    nerd: [0, 1500],
  });
});

test("[LT 8.9] boost: it can set, double and halve", () => {
  expect(
    statsAfter(
      { kind: "boost_attack", what: ALL, operation: "halve" },
      { kind: "boost_attack", what: ALL, operation: "set", amount: 701 },
      { kind: "boost_defense", what: ALL, operation: "double" },
    ),
  ).toEqual({ bully: [350, 2400], nerd: [350, 3000] });
});

test("[LT 8.15] boost: a face-down stereotype has nothing to boost", () => {
  const then = cast(stage([{ kind: "boost_attack", what: ALL, amount: 100 }], boards));
  expect(outcomes(then)).toHaveLength(2);
  const prefect = card(then, "away", "board", "prefect");
  expect(then.state.shared.modifiers.map(({ on }) => on)).not.toContainEqual({ card: prefect });
});

test("[LT 8.9] boost: the amount is counted once, and by nothing is nothing", () => {
  const amount = { count: "cards", zone: "hand", side: "opponent", times: 100 } as const;
  const none = cast(stage([{ kind: "boost_attack", what: ALL, amount }], boards));
  expect(outcomes(none)).toEqual([]);
  const hand = { ...boards, away: { ...boards.away, hand: ["note", "note"] } };
  const then = cast(stage([{ kind: "boost_attack", what: ALL, amount }], hand));
  expect(outcomes(then)).toMatchObject([
    { modifier: { fact: { amount: 200 } } },
    { modifier: { fact: { amount: 200 } } },
  ]);
});

test("[LT 8.9] boost: for a number of turns, or while its source is there", () => {
  const turns = cast(stage([{ kind: "boost_attack", what: ALL, amount: 1, duration: 2 }], boards));
  expect(turns.state.shared.modifiers).toMatchObject([{ turnsLeft: 2 }, { turnsLeft: 2 }]);
  const action = { kind: "boost_attack", what: ALL, amount: 1, duration: "while_source" } as const;
  const stays = cast(stage([action], { ...boards, stays: true }));
  expect(stays.state.shared.modifiers).toHaveLength(2);
  // Its own effect sends it away first: then the boost would end before it began.
  const gone = cast(
    stage([{ kind: "return_to_hand", what: { kind: "self" } }, action], { ...boards, stays: true }),
  );
  expect(outcomes(gone)).toMatchObject([{ type: "CARD_TO_HAND" }]);
});

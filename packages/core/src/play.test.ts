import { describe, expect, test } from "vitest";
import {
  doing,
  note,
  notes,
  type TinyPlay,
  type TinyState,
  table,
  tiny,
} from "../fixtures/tiny/index.ts";
import { InvariantError } from "./invariant-error.ts";
import { started } from "./testkit/index.ts";

function rolling(...streams: string[]): (play: TinyPlay) => void {
  return (play) => {
    for (const stream of streams) {
      note(play, `${stream} ${play.random(stream, (random) => random.int(1000))}`);
    }
  };
}

function scripted(values: Record<string, readonly number[]>): TinyState {
  return { ...table(), random: { source: { kind: "script", values }, used: {} } };
}

describe("randomness", () => {
  test("[K18.1] what a draw used up is noted, and the next draw goes on from there", () => {
    const then = doing(table(), rolling("dice", "dice"));
    expect(then.events.map(({ type }) => type)).toEqual([
      "RANDOM_USED",
      "NOTED",
      "RANDOM_USED",
      "NOTED",
    ]);
    expect(then.state.random.used.dice).toBe(2);
    const [first, second] = notes(then.events);
    expect(second).not.toBe(first);
    const one = doing(table(), rolling("dice"));
    expect(notes(doing(one.state, rolling("dice")).events)).toEqual([second]);
  });

  test("[K18.1] a draw more from one stream changes nothing in another", () => {
    const alone = notes(doing(table(), rolling("dice")).events);
    const after = notes(doing(table(), rolling("coin", "coin", "dice")).events);
    expect(after.slice(2)).toEqual(alone);
  });

  test("[K18.1] a look at a stream without a draw is not worth an event", () => {
    const look = (play: TinyPlay): void => void play.random("dice", () => 6);
    expect(doing(table(), look).events).toEqual([]);
    expect(doing(doing(table(), rolling("dice")).state, look).events).toEqual([]);
  });

  test("[K18.2] the same seed deals the same match, another seed another", () => {
    const deal = (seed: number | string): unknown =>
      started(tiny(), { decks: { ann: "abcdefghijkl".split("") }, seed }).state.cards;
    expect(deal(5)).toEqual(deal(5));
    expect(deal(5)).not.toEqual(deal(6));
    expect(deal("0A".repeat(32))).toEqual(deal("0a".repeat(32)));
    expect(deal("0a".repeat(32))).not.toEqual(deal("0b".repeat(32)));
  });

  test("[K18.3] a script says what every draw gives", () => {
    const then = doing(scripted({ dice: [7, 999], coin: [1] }), rolling("dice", "coin", "dice"));
    expect(notes(then.events)).toEqual(["dice 7", "coin 1", "dice 999"]);
    then.scriptUsedUp();
  });

  test("[K18.3] a match may be started with one", () => {
    const seed = { kind: "script", values: { "deck/ann": [0, 0] } } as const;
    const { state } = started(tiny(), { decks: { ann: ["ant", "bee", "cat"] }, seed });
    expect(state.cards.values().map(({ def }) => def)).toEqual(["bee", "cat", "ant"]);
  });

  test("[K18.3] a draw that it does not have is an error", () => {
    expect(() => doing(scripted({ dice: [7] }), rolling("dice", "dice"))).toThrow(InvariantError);
    expect(() => doing(scripted({ dice: [1000] }), rolling("dice"))).toThrow(InvariantError);
  });
});

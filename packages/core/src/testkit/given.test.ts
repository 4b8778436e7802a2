/** The helper that other tests lean on: it must fail when it should. */
import { describe, expect, test } from "vitest";
import { doing, note, table, tiny } from "../../fixtures/tiny/index.ts";
import { given } from "./given.ts";

const game = tiny();
const state = table({ ann: { hand: ["ant"], board: ["bee", null, "cat"] } });
const played = given(game, state).when("ann", "PLAY c1");

describe("when", () => {
  test("takes a command or its notation", () => {
    expect(given(game, state).when("ann", { type: "PLAY", card: "c1" as never }).events).toEqual(
      played.events,
    );
    expect(played.state.seats.ann.hand).toEqual([]);
    expect(state.seats.ann.hand).toEqual(["c1"]);
  });

  test("throws on a line that cannot be read", () => {
    expect(() => given(game, state).when("ann", "PLAY")).toThrow("PLAY needs card");
  });

  test("a refusal that nobody expected stops the test, with the reason", () => {
    const refused = given(game, state).when("bob", "DO");
    const reason = "the command was refused: turn/not-yours";
    expect(() => refused.events).toThrow(reason);
    expect(() => refused.then({ type: "NOTED" })).toThrow(reason);
    expect(() => refused.thenNot("NOTED")).toThrow(reason);
    expect(() => refused.when("ann", "DO")).toThrow(reason);
  });
});

describe("then", () => {
  test("matches the fields that matter, to any depth", () => {
    played
      .then({ type: "CARD_CHANGED" })
      .then({ type: "CARD_CHANGED", change: { op: "move", to: { zone: "board", index: 1 } } })
      .then({ type: "CARD_CHANGED", change: { rest: [], oldIdSeenBy: ["ann"] } });
  });

  test.each([
    { type: "NOTED" as const },
    { type: "CARD_CHANGED" as const, change: { to: { index: 2 } } },
    { type: "CARD_CHANGED" as const, change: { oldIdSeenBy: [] } },
    { type: "CARD_CHANGED" as const, change: { oldIdSeenBy: ["bob"] } },
    { type: "CARD_CHANGED" as const, change: { oldIdSeenBy: { 0: "bob" } } },
    { type: "CARD_CHANGED" as const, change: null },
    { type: "CARD_CHANGED" as const, nothing: 1 },
  ])("throws when there is no event like %j, and shows those there are", (pattern) => {
    expect(() => played.then(pattern)).toThrow(/no event like .*\n.*CARD_CHANGED/);
  });

  test("wants the order kept, and an event for each pattern", () => {
    const then = doing(table(), (play) => {
      note(play, "a");
      note(play, "b");
    });
    const [a, b] = ["a", "b"].map((text) => ({ type: "NOTED", text }) as const);
    if (a === undefined || b === undefined) throw new Error("two patterns");
    then.then(a, b).then(b).then();
    expect(() => then.then(b, a)).toThrow("no event like");
    expect(() => then.then(a, a)).toThrow("no event like");
  });

  test("thenNot throws on an event of that type", () => {
    played.thenNot("NOTED", "GAME_ENDED");
    expect(() => played.thenNot("NOTED", "CARD_CHANGED")).toThrow("there should be no");
  });
});

describe("refused", () => {
  test("wants that very code, and lets the test go on from the same state", () => {
    const refused = given(game, state).when("bob", "DO");
    expect(refused.refused("turn/not-yours").state).toBe(state);
    expect(refused.refused("turn/not-yours").when("ann", "DO").events).toEqual([]);
    expect(() => refused.refused("game/over")).toThrow("refused with turn/not-yours, not with");
  });

  test("throws when the command was accepted, or none was given", () => {
    expect(() => played.refused("turn/not-yours")).toThrow("the command was accepted");
    expect(() => given(game, state).refused("turn/not-yours")).toThrow("the command was accepted");
  });
});

describe("offered", () => {
  test("wants exactly these moves, in any order, leaving out what is allowed at any time", () => {
    given(game, state).offered("ann", "PLAY c1", "DO").offered("bob");
  });

  test("throws on a missing move, one too many, and a wrong one", () => {
    const at = given(game, state);
    expect(() => at.offered("ann", "DO")).toThrow(/is offered\n {2}DO\n {2}PLAY c1\nnot\n {2}DO$/);
    expect(() => at.offered("ann", "DO", "PLAY c1", "PLAY c1 slot=1")).toThrow("is offered");
    expect(() => at.offered("ann", "DO", "PLAY c2")).toThrow("is offered");
    expect(() => at.offered("bob", "DO")).toThrow("bob is offered");
  });
});

describe("ended", () => {
  test("wants this reason and these winners", () => {
    const ended = given(game, state).when("bob", "LEAVE").ended("left", "ann", "cyd");
    expect(() => ended.ended("left", "ann")).toThrow("the outcome is");
    expect(() => ended.ended("loop", "ann", "cyd")).toThrow("the outcome is");
    expect(() => given(game, state).ended("left")).toThrow("the outcome is");
  });
});

describe("scriptUsedUp", () => {
  test("throws while scripted numbers are left", () => {
    const source = { kind: "script", values: { dice: [1, 2], coin: [] } } as const;
    const scripted = { ...state, random: { source, used: {} } };
    const roll = (times: number) =>
      doing(scripted, (play) => {
        for (let i = 0; i < times; i++) play.random("dice", (random) => random.int(6));
      });
    roll(2).scriptUsedUp();
    expect(() => roll(1).scriptUsedUp()).toThrow('scripted numbers left over: [["dice",1]]');
  });
});

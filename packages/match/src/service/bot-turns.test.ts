import { describe, expect, test } from "vitest";
import { BotTurns } from "./bot-turns.ts";

/** Turns of matches that have so many moves to make; what was played and what failed, in order. */
function setUp(moves: Record<string, number>, during: (matchId: string) => void = () => {}) {
  const played: string[] = [];
  const problems: unknown[] = [];
  const left = new Map(Object.entries(moves));
  const turns = new BotTurns(
    async (matchId) => {
      const due = left.get(matchId) ?? 0;
      if (due === 0) return false;
      left.set(matchId, due - 1);
      played.push(matchId);
      during(matchId);
      return true;
    },
    (problem, matchId) => problems.push([String(problem), matchId]),
  );
  return { turns, played, problems, left };
}

describe("bots that were woken", () => {
  test("play until nothing is left to do", async () => {
    const { turns, played } = setUp({ a: 3 });
    turns.wake("a");
    await turns.atRest("a");
    expect(played).toEqual(["a", "a", "a"]);
  });

  test("are at rest at once where nothing was woken", async () => {
    const { turns, played } = setUp({ a: 3 });
    await turns.atRest("a");
    expect(played).toEqual([]);
  });

  test("of a long match make room for the others after a hundred moves, and then go on", async () => {
    const { turns, played } = setUp({ long: 250 });
    const rests: number[] = [];
    turns.wake("long");
    const run = (turns as unknown as { running: Map<string, Promise<void>> }).running.get("long");
    await run;
    rests.push(played.length);
    await turns.atRest("long");
    rests.push(played.length);
    expect(rests).toEqual([100, 250]);
  });

  test("take turns with those of other matches", async () => {
    const { turns, played } = setUp({ a: 2, b: 2 });
    turns.wake("a");
    turns.wake("b");
    await Promise.all([turns.atRest("a"), turns.atRest("b")]);
    expect(played).toEqual(["a", "b", "a", "b"]);
  });

  test("look again if something happened while they looked and found nothing", async () => {
    const looks: number[] = [];
    const turns: BotTurns = new BotTurns(
      async (matchId) => {
        looks.push(looks.length);
        if (looks.length === 1) turns.wake(matchId);
        return false;
      },
      () => {},
    );
    turns.wake("a");
    await turns.atRest("a");
    expect(looks).toEqual([0, 1]);
  });

  test("are played once, however often they are woken meanwhile", async () => {
    let looks = 0;
    const turns = new BotTurns(
      async () => ++looks === 1,
      () => {},
    );
    turns.wake("a");
    turns.wake("a");
    turns.wake("a");
    await turns.atRest("a");
    // A move, and a look that finds nothing more to do.
    expect(looks).toBe(2);
  });
});

describe("bots whose match fails", () => {
  test("rest, somebody is told, and the next time they are woken they try again", async () => {
    let fails = true;
    const { turns, played, problems } = setUp({ a: 2 }, (matchId) => {
      // Whatever wakes it now wakes the one that is about to fail.
      turns.wake(matchId);
      if (fails) throw new Error("no disk");
    });
    turns.wake("a");
    await turns.atRest("a");
    expect(played).toEqual(["a"]);
    expect(problems).toEqual([["Error: no disk", "a"]]);
    fails = false;
    turns.wake("a");
    await turns.atRest("a");
    expect(played).toEqual(["a", "a"]);
    expect(problems).toHaveLength(1);
  });
});

describe("after closing", () => {
  test("the move under way is waited for, and no other is made", async () => {
    const slow = Promise.withResolvers<boolean>();
    const begun = Promise.withResolvers<void>();
    let moves = 0;
    const turns = new BotTurns(
      () => {
        moves++;
        begun.resolve();
        return slow.promise;
      },
      () => {},
    );
    turns.wake("a");
    await begun.promise;
    let isClosed = false;
    const closing = turns.close().then(() => {
      isClosed = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(false);
    slow.resolve(true);
    await closing;
    expect(moves).toBe(1);
  });

  test("nobody is woken any more", async () => {
    const { turns, played } = setUp({ a: 1 });
    await turns.close();
    turns.wake("a");
    await turns.atRest("a");
    await new Promise((resolve) => setImmediate(resolve));
    expect(played).toEqual([]);
  });
});

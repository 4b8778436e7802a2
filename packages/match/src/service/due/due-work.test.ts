import { describe, expect, test } from "vitest";
import { testTime } from "../../testkit/test-time.ts";
import type { Due } from "./due.ts";
import { DueWork } from "./due-work.ts";
import { Places } from "./places.ts";

const now: Due = { work: "start", atMs: 0 };

function create(
  runDue: (matchId: string) => Promise<Due | null>,
  onProblem: (problem: unknown, matchId: string) => void = () => {},
  time = testTime(),
): DueWork {
  const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const isWaitedFor = (matchId: string): boolean => !matchId.startsWith("bots");
  return new DueWork({ time, runDue, places: new Places(time), onProblem, soon, isWaitedFor });
}

/** Turns of matches that have so many moves to make; what was played and what failed, in order. */
function setUp(moves: Record<string, number>, during: (matchId: string) => void = () => {}) {
  const played: string[] = [];
  const problems: unknown[] = [];
  const left = new Map(Object.entries(moves));
  const time = testTime();
  const turns = create(
    async (matchId) => {
      const due = left.get(matchId) ?? 0;
      if (due === 0) return null;
      left.set(matchId, due - 1);
      played.push(matchId);
      during(matchId);
      return now;
    },
    (problem, matchId) => problems.push([String(problem), matchId]),
    time,
  );
  return { turns, played, problems, left, time };
}

describe("work that was woken", () => {
  test("goes on until nothing is left to do", async () => {
    const { turns, played } = setUp({ a: 3 });
    turns.wake("a");
    await turns.atRest("a");
    expect(played).toEqual(["a", "a", "a"]);
  });

  test("is at rest at once where nothing was woken", async () => {
    const { turns, played } = setUp({ a: 3 });
    await turns.atRest("a");
    expect(played).toEqual([]);
  });

  test("of a long match leaves others their turn, and goes on to its end", async () => {
    const { turns, played } = setUp({ long: 250, short: 3 });
    const rests: number[] = [];
    turns.wake("long");
    turns.wake("short");
    await turns.atRest("short");
    rests.push(played.length);
    await turns.atRest("long");
    rests.push(played.length);
    expect(rests[0]).toBeLessThan(100);
    expect(rests[1]).toBe(253);
  });

  test("takes turns with that of other matches", async () => {
    const { turns, played } = setUp({ a: 2, b: 2 });
    turns.wake("a");
    turns.wake("b");
    await Promise.all([turns.atRest("a"), turns.atRest("b")]);
    expect(played).toEqual(["a", "b", "a", "b"]);
  });

  test("looks again if something happened while it looked and found nothing", async () => {
    const looks: number[] = [];
    const turns: DueWork = create(async (matchId) => {
      looks.push(looks.length);
      if (looks.length === 1) turns.wake(matchId);
      return null;
    });
    turns.wake("a");
    await turns.atRest("a");
    expect(looks).toEqual([0, 1]);
  });

  test("is done once, however often it is woken meanwhile", async () => {
    let looks = 0;
    const turns = create(async () => (++looks === 1 ? now : null));
    turns.wake("a");
    turns.wake("a");
    turns.wake("a");
    await turns.atRest("a");
    // A move, and a look that finds nothing more to do.
    expect(looks).toBe(2);
  });
});

describe("matches in which only bots play", () => {
  test("have one step in all for each step of a match that people wait for", async () => {
    const bots = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`bots ${i}`, 20]));
    const { turns, played } = setUp({ ...bots, people: 10 });
    for (const matchId of Object.keys(bots)) turns.wake(matchId);
    turns.wake("people");
    await turns.atRest("people");
    const ofBots = played.filter((matchId) => matchId !== "people").length;
    expect(played.length - ofBots).toBe(10);
    // One more for the look that finds nothing, and for where it begins.
    expect(ofBots).toBeLessThanOrEqual(13);
    await Promise.all(Object.keys(bots).map((matchId) => turns.atRest(matchId)));
    expect(played).toHaveLength(10 + 40 * 20);
  });

  test("take turns among themselves", async () => {
    const { turns, played } = setUp({ "bots a": 2, "bots b": 2 });
    turns.wake("bots a");
    turns.wake("bots b");
    await Promise.all([turns.atRest("bots a"), turns.atRest("bots b")]);
    expect(played).toEqual(["bots a", "bots b", "bots a", "bots b"]);
  });

  test("do not wait for one of them that thinks long", async () => {
    const thought = Promise.withResolvers<Due | null>();
    const played: string[] = [];
    const turns = create((matchId) => {
      played.push(matchId);
      return matchId === "bots slow" ? thought.promise : Promise.resolve(null);
    });
    turns.wake("bots slow");
    turns.wake("bots quick");
    await turns.atRest("bots quick");
    expect(played).toEqual(["bots slow", "bots quick"]);
    thought.resolve(null);
    await turns.close();
  });
});

describe("work that fails", () => {
  test("is tried again later each time, and is told of until it is done", async () => {
    let fails = true;
    const tries: number[] = [];
    const problems: unknown[] = [];
    const time = testTime();
    const beganMs = time.now();
    const turns = create(
      async (matchId) => {
        tries.push(time.now() - beganMs);
        // Whatever wakes it now wakes the one that is about to fail.
        if (tries.length === 1) turns.wake(matchId);
        if (fails) throw new Error("no disk");
        return null;
      },
      (problem, matchId) => problems.push([String(problem), matchId]),
      time,
    );
    const passes = async (ms: number): Promise<void> => {
      time.advance(ms);
      await turns.atRest("a");
    };
    turns.wake("a");
    await turns.atRest("a");
    expect(problems).toEqual([["Error: no disk", "a"]]);
    expect(turns.failing).toEqual({ matches: 1, sinceMs: beganMs });
    for (const ms of [500, 1000, 2000]) await passes(ms);
    expect(tries).toEqual([0, 500, 1500, 3500]);
    fails = false;
    await passes(3999);
    expect(tries).toHaveLength(4);
    await passes(1);
    expect(tries).toHaveLength(5);
    expect(turns.failing).toBeNull();
    expect(problems).toHaveLength(4);
    await passes(600_000);
    expect(tries).toHaveLength(5);
    await turns.close();
  });

  test("is told of no longer once something else has happened instead", async () => {
    const time = testTime();
    const turns = create(
      async () => {
        throw new Error("no disk");
      },
      () => {},
      time,
    );
    for (const next of [null, { work: "start", atMs: time.now() + 600_000 }] as const) {
      turns.wake("a");
      await turns.atRest("a");
      expect(turns.failing).not.toBeNull();
      // Somebody has given up, for example: what failed is no longer due.
      turns.expect("a", next);
      expect(turns.failing).toBeNull();
    }
    await turns.close();
  });

  test("is not tried again once it is closed", async () => {
    let tries = 0;
    const time = testTime();
    const turns = create(
      async () => {
        tries++;
        throw new Error("no disk");
      },
      () => {},
      time,
    );
    turns.wake("a");
    await turns.close();
    time.advance(600_000);
    await turns.atRest("a");
    expect(tries).toBeLessThan(2);
  });
});

describe("what is due later", () => {
  test("is done then, once, and not at all if something else is expected instead", async () => {
    const done: string[] = [];
    const time = testTime();
    const turns = create(
      async (matchId) => {
        done.push(matchId);
        return null;
      },
      () => {},
      time,
    );
    const at = (ms: number): Due => ({ work: "start", atMs: time.now() + ms });
    turns.expect("a", at(5000));
    turns.expect("b", at(5000));
    turns.expect("b", null);
    turns.expect("c", at(5000));
    turns.expect("c", at(9000));
    time.advance(4999);
    await Promise.all(["a", "b", "c"].map((id) => turns.atRest(id)));
    expect(done).toEqual([]);
    time.advance(1);
    await Promise.all(["a", "b", "c"].map((id) => turns.atRest(id)));
    expect(done).toEqual(["a"]);
    time.advance(4000);
    await turns.atRest("c");
    expect(done).toEqual(["a", "c"]);
  });
});

describe("after closing", () => {
  test("the move under way is waited for, and no other is made", async () => {
    const slow = Promise.withResolvers<Due | null>();
    const begun = Promise.withResolvers<void>();
    let moves = 0;
    const turns = create(() => {
      moves++;
      begun.resolve();
      return slow.promise;
    });
    turns.wake("a");
    await begun.promise;
    let isClosed = false;
    const closing = turns.close().then(() => {
      isClosed = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(false);
    slow.resolve(now);
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

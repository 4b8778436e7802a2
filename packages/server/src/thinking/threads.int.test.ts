/** What threads do with a thought, and what becomes of it when they cannot. */
import { fromDecks, greedy, bots as houseBots, random } from "@tcg/bots";
import { createRandom } from "@tcg/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { notHere, thinkingBots } from "../../test/thinking.ts";
import { hostedGames } from "../games.ts";
import type { ThreadsOptions } from "../threads/threads.ts";
import { botsOnThreads } from "./bots-on-threads.ts";
import { thinkingThreads } from "./thinking-threads.ts";

function useThreads(options: Partial<Omit<ThreadsOptions, "start">> = {}) {
  const thinking = thinkingBots(options);
  onTestFinished(() => thinking.threads.close());
  return thinking;
}

/** The beginning of a match, as whoever acts first sees it. */
function situation(gameName: string, seed: number) {
  const hosted = hostedGames.find((each) => each.game.id === gameName);
  if (hosted === undefined) throw new Error(`no ${gameName}`);
  const { game, options } = hosted;
  const [host, away] = Object.values(hosted.decks).map(({ cards }) => cards);
  const opening = game.start(options({ host: host ?? [], away: away ?? [] }, { seed }));
  if (!opening.ok) throw new Error(opening.rejection.message);
  const [seat = ""] = game.actors(opening.state);
  const legalMoves = game.legalMoves(opening.state, seat);
  const known = game.insight(opening.state, seat);
  return { game, ...known, legalMoves, random: createRandom(seed, "bot"), isWaitedFor: true };
}

const choose = (bots: ReturnType<typeof thinkingBots>["bots"], name: string, seed = 1) =>
  Promise.resolve(bots[name]?.choose(situation("lunchtable", seed)));

test("a bot on a thread gives the move it gives anywhere, from a seed drawn of its chance and the built-in decks", async () => {
  const { bots } = useThreads();
  for (const game of hostedGames.map((hosted) => hosted.game.id)) {
    for (const seed of [1, 2, 3]) {
      const { random: stream, ...seen } = situation(game, seed);
      const words = Array.from({ length: 8 }, () => stream.int(2 ** 32));
      const hex = words.map((word) => word.toString(16).padStart(8, "0")).join("");
      const decks = Object.values(
        hostedGames.find((hosted) => hosted.game.id === game)?.decks ?? {},
      ).map(({ cards }) => cards);
      const prior = fromDecks(seen.game, decks);
      const here = greedy.choose({ ...seen, random: createRandom(hex), prior });
      expect(await bots.greedy?.choose(situation(game, seed))).toEqual(here);
    }
  }
});

test("planner thinks on a built-in thread", async () => {
  const threads = thinkingThreads();
  onTestFinished(() => threads.close());
  const bots = botsOnThreads({ ...houseBots, planner: notHere }, threads);
  const seen = situation("lunchtable", 1);
  expect(seen.legalMoves).toContain(await bots.planner?.choose(seen));
  expect(bots.greedy).toBe(greedy);
});

test("nothing is started before it is needed, and no more than may be", async () => {
  const thinking = useThreads({ most: 2 });
  expect(thinking.started).toBe(0);
  await choose(thinking.bots, "greedy");
  await choose(thinking.bots, "greedy");
  expect(thinking.started).toBe(1);
  const thoughts = [1, 2, 3, 4, 5].map((seed) => choose(thinking.bots, "waiting", seed));
  await thinking.begun(2);
  expect(thinking.started).toBe(2);
  thinking.release();
  const moves = await Promise.all(thoughts);
  expect(moves.every((move) => typeof move?.id === "string")).toBe(true);
  expect(thinking.started).toBe(2);
});

test("whom a person waits for goes before bots that play among themselves", async () => {
  const thinking = useThreads({ most: 1 });
  const order: string[] = [];
  const think = (name: string, bot: string, seed: number, isWaitedFor: boolean) =>
    Promise.resolve(
      thinking.bots[bot]?.choose({ ...situation("lunchtable", seed), isWaitedFor }),
    ).then(() => order.push(name));
  const all = [think("first", "waiting", 1, false)];
  await thinking.begun(1);
  all.push(think("bots", "greedy", 2, false));
  all.push(think("person", "greedy", 3, true));
  all.push(think("other bots", "greedy", 4, false));
  all.push(think("other person", "greedy", 5, true));
  thinking.release();
  await Promise.all(all);
  expect(order).toEqual(["first", "person", "other person", "bots", "other bots"]);
});

test("a bot that fails leaves its thread to the next", async () => {
  const thinking = useThreads();
  await expect(choose(thinking.bots, "failing")).rejects.toThrow("no idea");
  await expect(choose(thinking.bots, "cheating")).rejects.toThrow("chose WIN, which is not legal");
  await choose(thinking.bots, "greedy");
  expect(thinking.started).toBe(1);
});

test("a situation that cannot be sent fails its thought and leaves the thread to the next", async () => {
  const thinking = useThreads();
  const seen = situation("lunchtable", 1);
  const view = { ...seen.view, peek: () => "functions do not go to threads" };
  const unsent = Promise.resolve(thinking.bots.greedy?.choose({ ...seen, view }));
  await expect(unsent).rejects.toThrow("could not be cloned");
  await choose(thinking.bots, "greedy");
  expect(thinking.started).toBe(1);
});

test("a thread that dies takes its thought along, not those that wait; another is started", async () => {
  const thinking = useThreads();
  const first = choose(thinking.bots, "dying");
  const second = choose(thinking.bots, "dying");
  const third = choose(thinking.bots, "dying");
  await expect(first).rejects.toThrow("a thread ended with code 3");
  await expect(second).rejects.toThrow("a thread ended with code 3");
  expect((await third)?.id).toBeTypeOf("string");
  expect(thinking.started).toBe(3);
});

test("a thought that does not end is ended, and the next has a thread", async () => {
  // The test's own clock: how long a thread takes to start on a busy machine is no matter.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const thinking = useThreads({ longestMs: 5000 });
  const endless = choose(thinking.bots, "endless");
  const ends = expect(endless).rejects.toThrow("it took more than 5000 ms");
  await thinking.begun(1);
  vi.advanceTimersByTime(5000);
  await ends;
  await choose(thinking.bots, "greedy");
  expect(thinking.started).toBe(2);
  // One that is done in time has no limit any more.
  expect(vi.getTimerCount()).toBe(0);
});

test("a thread that cannot be started fails the thought that needed it", async () => {
  const threads = thinkingThreads({
    start() {
      throw new Error("no more threads");
    },
  });
  const bots = botsOnThreads({ greedy }, threads, { thinkers: ["greedy"] });
  await expect(choose(bots, "greedy")).rejects.toThrow("no more threads");
  await expect(choose(bots, "greedy")).rejects.toThrow("no more threads");
});

test("a close ends a thought at once, and those that wait for a thread", async () => {
  const thinking = useThreads();
  const endless = choose(thinking.bots, "endless");
  const queued = choose(thinking.bots, "greedy");
  const ends = Promise.all([
    expect(endless).rejects.toThrow("the threads were closed"),
    expect(queued).rejects.toThrow("the threads were closed"),
  ]);
  await thinking.begun(1);
  await thinking.threads.close();
  await ends;
  await expect(choose(thinking.bots, "greedy")).rejects.toThrow("the threads were closed");
  expect(thinking.started).toBe(1);
});

test("a game of the caller's own, which no thread knows, is thought about where it is", () => {
  const threads = thinkingThreads({
    start() {
      throw new Error("not needed");
    },
  });
  const bots = botsOnThreads({ random }, threads, { thinkers: ["random"] });
  const seen = situation("lunchtable", 1);
  const move = bots.random?.choose({ ...seen, game: { ...seen.game } });
  expect(seen.legalMoves).toContain(move);
});

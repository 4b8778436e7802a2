/** What a bot sends to its thread and takes back, with threads made for the test. */
import type { BotSituation } from "@lunchtable-tcg/match";
import { bots as houseBots } from "@tcg/bots";
import { createRandom, type GameTypes } from "@tcg/core";
import { expect, test } from "vitest";
import { hostedGames } from "../games.ts";
import { botsOnThreads } from "./bots-on-threads.ts";
import type { ThinkRequest } from "./think-request.ts";
import type { ThinkingThreads } from "./thinking-threads.ts";

const { game } = hostedGames.find((hosted) => hosted.game.id === "lunchtable") ?? {};
const legalMoves = ["a", "b"].map((id) => ({ id, text: id, command: { type: id } }));

function situation(seed: number, isWaitedFor = true): BotSituation<GameTypes> {
  const seen = { game, view: {}, legalMoves, random: createRandom(seed), isWaitedFor };
  return seen as unknown as BotSituation<GameTypes>;
}

function setUp(chosen = "b") {
  const asked: [ThinkRequest, boolean][] = [];
  const threads = {
    async ask(request: ThinkRequest, isUrgent: boolean) {
      asked.push([request, isUrgent]);
      return chosen;
    },
  };
  return { asked, bots: botsOnThreads(houseBots, threads as unknown as ThinkingThreads) };
}

test("of the built-in bots those that think long do so on a thread", () => {
  const { bots } = setUp();
  const moved = Object.keys(bots).filter((name) => bots[name] !== houseBots[name as "planner"]);
  expect(moved).toEqual(["planner", "search"]);
});

test("the move that comes back is the one on the list", async () => {
  const { bots, asked } = setUp();
  expect(await bots.planner?.choose(situation(1))).toBe(legalMoves[1]);
  await bots.planner?.choose(situation(1, false));
  expect(asked.map(([{ game: name, bot }, isUrgent]) => [name, bot, isUrgent])).toEqual([
    ["lunchtable", "planner", true],
    ["lunchtable", "planner", false],
  ]);
  const wrong = setUp("c");
  await expect(wrong.bots.planner?.choose(situation(1))).rejects.toThrow(
    "planner chose c, which is not legal",
  );
});

test("each thought begins with a seed of its own, 256 bits of the bot's chance", async () => {
  const { bots, asked } = setUp();
  for (let seed = 0; seed < 64; seed++) await bots.planner?.choose(situation(seed));
  const seeds = asked.map(([{ seed }]) => seed);
  expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
  expect(new Set(seeds).size).toBe(64);
  // Every digit takes high values as well as low ones.
  for (let at = 0; at < 64; at++) {
    const digits = seeds.map((seed) => Number.parseInt(seed[at] ?? "", 16));
    expect(Math.max(...digits)).toBeGreaterThan(7);
    expect(Math.min(...digits)).toBeLessThan(8);
  }
});

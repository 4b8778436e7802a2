/** The thread's side, without a thread: two ports of one channel. */
import { MessageChannel } from "node:worker_threads";
import { type Bot, greedy } from "@tcg/bots";
import { createRandom } from "@tcg/core";
import { expect, onTestFinished, test } from "vitest";
import { hostedGames } from "../games.ts";
import type { Posted } from "../threads/thread.ts";
import { answer } from "./answer.ts";
import type { ThinkRequest } from "./think-request.ts";

function opening(): ThinkRequest {
  const hosted = hostedGames.find(({ game }) => game.id === "lunchtable");
  if (hosted === undefined) throw new Error("no lunchtable");
  const { game, options } = hosted;
  const [deck = []] = Object.values(hosted.decks).map(({ cards }) => cards);
  const started = game.start(options({ host: deck, away: deck }, { seed: 1 }));
  if (!started.ok) throw new Error("it does not start");
  const [seat = ""] = game.actors(started.state);
  return {
    game: "lunchtable",
    bot: "greedy",
    ...game.insight(started.state, seat),
    legalMoves: game.legalMoves(started.state, seat),
    seed: "0".repeat(64),
  };
}

const request = opening();
const failing = (problem: unknown): Bot => ({
  name: "",
  about: "",
  choose() {
    throw problem;
  },
});

function useThread(bots: Readonly<Record<string, Bot>>) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  answer(port2, bots);
  return (wanted: Partial<ThinkRequest> = {}): Promise<Posted<string>> =>
    new Promise((resolve) => {
      port1.once("message", resolve);
      port1.postMessage({ ...request, ...wanted });
    });
}

test("a thought is the id of the move, chosen with the chance that was sent", async () => {
  const seeds: number[] = [];
  const bot: Bot = {
    ...greedy,
    choose(situation) {
      seeds.push(situation.random.int(1000));
      return greedy.choose(situation);
    },
  };
  const think = useThread({ greedy: bot });
  const thought = await think();
  expect(request.legalMoves.map(({ id }) => ({ answer: id }))).toContainEqual(thought);
  expect(seeds).toEqual([createRandom(request.seed).int(1000)]);
});

test("the built-in decks are looked at once", async () => {
  const priors: unknown[] = [];
  const bot: Bot = {
    ...greedy,
    choose(situation) {
      priors.push(situation.prior);
      return greedy.choose(situation);
    },
  };
  const think = useThread({ greedy: bot });
  await think();
  await think();
  expect(priors[0]).toBeTypeOf("function");
  expect(priors[1]).toBe(priors[0]);
});

test("a bot that fails is told with where it failed, as far as that is known", async () => {
  const bare = new Error("no stack");
  Object.defineProperty(bare, "stack", { value: undefined });
  const think = useThread({
    wrong: failing(new Error("no idea")),
    bare: failing(bare),
    odd: failing("only words"),
  });
  const faultOf = async (bot: string): Promise<string> => {
    const thought = await think({ bot });
    return "fault" in thought ? thought.fault : "";
  };
  expect(await faultOf("wrong")).toMatch(/^Error: no idea\n +at /);
  expect(await faultOf("bare")).toBe("no stack");
  expect(await faultOf("odd")).toBe("only words");
});

test("games and bots that a thread does not know are named", async () => {
  const think = useThread({ greedy });
  expect(await think({ game: "chess" })).toMatchObject({
    fault: expect.stringContaining("the threads know no game chess") as unknown,
  });
  expect(await think({ bot: "genius" })).toMatchObject({
    fault: expect.stringContaining("the threads know no bot genius") as unknown,
  });
});

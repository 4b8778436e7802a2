/** The thread's side: bots think about what comes over the port, one move after the other. */
import type { MessagePort } from "node:worker_threads";
import type { Bot } from "@tcg/bots";
import { createRandom } from "@tcg/core";
import { hostedGames } from "../games.ts";
import type { ThinkRequest, Thought } from "./thought.ts";

export function answer(port: MessagePort, bots: Readonly<Record<string, Bot>>): void {
  port.on("message", (request: ThinkRequest) => {
    let thought: Thought;
    try {
      thought = { move: choose(request, bots) };
    } catch (error) {
      thought = { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    port.postMessage(thought);
  });
}

function choose(
  { game: name, bot: botName, view, legalMoves, seed }: ThinkRequest,
  bots: Readonly<Record<string, Bot>>,
): string {
  const game = hostedGames[name]?.registered.game;
  const bot = bots[botName];
  if (game === undefined) throw new Error(`the threads know no game ${name}`);
  if (bot === undefined) throw new Error(`the threads know no bot ${botName}`);
  return bot.choose({ game, view, legalMoves, random: createRandom(seed) }).id;
}

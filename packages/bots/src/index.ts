/** `@tcg/bots`: players for any game of the kernel. */

import { beginner } from "./beginner.ts";
import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { planner } from "./planner.ts";
import { random } from "./random.ts";
import { search } from "./search.ts";

export type { Bot, Situation } from "./bot.ts";
export { type Level, levels } from "./levels.ts";
export { anyCard, fromDecks } from "./priors.ts";
export { type Budget, searchBot } from "./search.ts";
export { beginner, greedy, planner, random, search };

/** All bots by name. */
export const bots = { random, beginner, greedy, planner, search } as const satisfies Readonly<
  Record<string, Bot>
>;
export type BotName = keyof typeof bots;
export const botNames = Object.keys(bots) as readonly BotName[];

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(bots, name);
}

/** The bot of this name. Throws a RangeError that lists the known names if there is none. */
export function botNamed(name: string): Bot {
  if (isBotName(name)) return bots[name];
  throw new RangeError(`unknown bot ${JSON.stringify(name)}. Known: ${botNames.join(", ")}`);
}

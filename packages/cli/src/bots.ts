/**
 * Bots as they are named on the command line: `greedy`, and `search` with a budget of its own, `search@96` (so often a move
 * is thought through) or `search@300ms`.
 */
import { type Bot, botNamed, botNames, isBotName, searchBot } from "@tcg/bots";
import { unknown } from "./closest.ts";
import { WrongCall } from "./errors.ts";

const budgeted = /^search@([1-9]\d{0,5})(ms)?$/;

export const aboutBots = `one of: ${botNames.join(", ")}; search@96 or search@300ms thinks as long`;

/** Throws `WrongCall` for a name that no bot has. */
export function findBot(name: string): Bot {
  if (isBotName(name)) return botNamed(name);
  const [, amount, unit] = budgeted.exec(name) ?? [];
  if (amount === undefined) throw new WrongCall(unknown("bot", name, botNames));
  if (unit === undefined) return searchBot(name, { lines: Number(amount) });
  return searchBot(name, { milliseconds: Number(amount), now: processorMs });
}

/** Of this thread alone: whatever else the machine does takes nothing from a bot's thought. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

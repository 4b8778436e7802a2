/** How strong an opponent is wanted, and which bot plays so. */
import type { BotName } from "./index.ts";

export const levels = {
  easy: "beginner",
  normal: "greedy",
  hard: "search",
} as const satisfies Readonly<Record<string, BotName>>;

export type Level = keyof typeof levels;

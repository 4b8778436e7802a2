/** How long the server asks this page to wait before it asks again. */
import type { Answer } from "../call-api.ts";

/** The answer of a busy server names no time. */
const WHEN_BUSY_SECONDS = 2;
const TOO_MANY = 429;
const BUSY = 503;

/** In milliseconds; null: asking again would not help. */
export function retryWaitMs(answer: Answer<unknown>): number | null {
  if (answer.ok || (answer.status !== TOO_MANY && answer.status !== BUSY)) return null;
  return 1000 * (answer.error.data?.retryAfterSeconds ?? WHEN_BUSY_SECONDS);
}

export const waitingText = (message: string): string =>
  `${message} This page tries again by itself.`;

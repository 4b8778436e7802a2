/** What holds for whatever a stream is sent by: how much may wait, and how much one is sent. */
import type { Requester } from "../identities/requester.ts";
import type { Limiter } from "../limits/limiter.ts";

/** Whoever lets this much pile up is disconnected, and may come back. */
export const MAX_WAITING_BYTES = 4 * 1024 * 1024;

export const CLOSES = {
  /** The server ends. */
  goingAway: 1001,
  /** The client has said too much that makes no sense or came too fast, or may not be here any more. */
  notAllowed: 1008,
  /** A fault of the server. */
  broken: 1011,
  /** The client reads too slowly, or was sent too much. Come back. */
  tryAgainLater: 1013,
} as const;

export const TOO_SLOW = "The client reads too slowly.";

/** Why nothing more can be sent to somebody for now; null: it can. */
export function refusesToSend(limiter: Limiter, who: Requester, bytes: number): string | null {
  try {
    limiter.count("sent", who, bytes);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

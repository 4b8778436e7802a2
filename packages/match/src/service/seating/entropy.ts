/**
 * Random numbers that players bring: a seat commits to the hash of its own when it is taken, and opens
 * them once every seat is taken (docs/FAIRNESS.md).
 */
import { canonicalJson } from "@tcg/core";
import { entropyHashOf } from "../../fairness/proofs.ts";
import { MatchError, notYourSeat } from "../errors.ts";
import { type HeldSeat, isReady, type MatchHead, OPEN_WITHIN_MS } from "../matches/head.ts";
import type { AddEntropy } from "../requests.ts";
import { commitStep, type SeatingParts } from "./parts.ts";
import { notWaiting } from "./seats.ts";
import { startOrAbort } from "./starting.ts";

const ENTROPY = /^[\x20-\x7e]{1,256}$/;
export const HASH = /^[0-9a-f]{64}$/;
export const BAD_HASH = "An entropyHash is 64 hexadecimal digits.";
export const NO_ENTROPY_OF_BOTS = "A bot brings no entropy; leave entropyHash out.";
export const NO_ENTROPY_FOR_SEED =
  "The creator chose the seed, so entropy has no share in it; leave entropyHash out.";

/** Once every seat is taken, the time to open entropy runs, if somebody committed to any. */
export function waitingForEntropy(head: MatchHead, atMs: number): MatchHead {
  const isFull = head.seats.every(({ holder }) => holder !== null);
  const someCommitted = head.seats.some(({ entropyHash }) => entropyHash !== null);
  return isFull && someCommitted ? { ...head, openByMs: atMs + OPEN_WITHIN_MS } : head;
}

/** Opens what a seat committed to; the last to do so starts the match. */
export async function openEntropy(
  parts: SeatingParts,
  { matchId, player, entropy }: AddEntropy,
): Promise<{ readonly version: number }> {
  const match = await parts.live.load(matchId);
  const seat = match.seatOf(player);
  if (seat === null) throw notYourSeat();
  if (!ENTROPY.test(entropy)) {
    throw new MatchError("bad-request", "Entropy is 1 to 256 printable ASCII characters.");
  }
  const { head, setup } = match;
  const held = head.seats.find((each) => each.seat === seat) as HeldSeat;
  if (held.entropyHash === null) {
    const none = "Your seat committed to no entropy when it was taken: there is none to open.";
    throw new MatchError("wrong-entropy", none);
  }
  if (entropyHashOf(entropy) !== held.entropyHash) {
    throw new MatchError("wrong-entropy", "This is not the entropy that your seat committed to.");
  }
  // Sent again: the first answer again.
  if (held.isOpened) {
    return isReady(head) ? startOrAbort(parts, match) : { version: match.version };
  }
  if (head.status !== "waiting") throw notWaiting(match);
  if (head.openByMs === null) {
    throw new MatchError("seats-empty", "Entropy is opened once every seat is taken.");
  }
  const opened = match.next({
    head: {
      ...head,
      seats: head.seats.map((each) => (each.seat === seat ? { ...each, isOpened: true } : each)),
      updatedAtMs: parts.time.now(),
    },
    setup: { ...setup, entropies: { ...setup.entropies, [seat]: entropy } },
  });
  const committed = await commitStep(parts, opened, {
    commandId: `entropy ${seat}`,
    body: canonicalJson({ seat, entropy }),
  });
  if (!isReady(committed.head)) return { version: committed.version };
  return startOrAbort(parts, committed);
}

/** `lunchtable verify`: plays recorded matches again and compares how they end; checks receipts. */
import { type Kept, type Receipt, verifyReceipt } from "@lunchtable-tcg/match";
import { replayRecord } from "@tcg/core";
import { messageOf } from "./errors.ts";
import { openGameOf } from "./games.ts";
import { otherCards } from "./other-cards.ts";
import type { AnyRecord } from "./record-file.ts";

/** By what only a receipt has, even if a part was taken out of it; whether the rest is right is checked with it. */
export const isReceipt = (value: unknown): value is Receipt =>
  typeof value === "object" &&
  value !== null &&
  ["commitment", "secret", "entries"].some((field) => field in value);

/** What of a record or a receipt does not hold: none if it is true. */
export async function faultsIn(
  match: AnyRecord | Receipt,
  cards?: string,
  kept?: Kept,
): Promise<readonly string[]> {
  try {
    const hosted = await openGameOf(match, cards);
    const other = otherCards(match, hosted.game, cards);
    if (other !== null) return [other];
    if (!isReceipt(match)) {
      const replayed = replayRecord(hosted.game, match);
      return replayed.ok ? [] : [replayed.fault];
    }
    const verdict = verifyReceipt([hosted], match, kept);
    return verdict.ok ? [] : verdict.faults.map(({ part, message }) => `${part}: ${message}`);
  } catch (error) {
    return [messageOf(error)];
  }
}

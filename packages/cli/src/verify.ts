/** `lunchtable verify`: plays recorded matches again and compares how they end. */
import { replayRecord } from "@tcg/core";
import { messageOf } from "./errors.ts";
import { openGame } from "./games.ts";
import { otherCards } from "./other-cards.ts";
import type { AnyRecord } from "./record-file.ts";

/** Why the record does not hold, or null if it does. */
export async function faultIn(record: AnyRecord, cards?: string): Promise<string | null> {
  try {
    const { game } = await openGame(record.game, cards);
    const other = otherCards(record, game, cards);
    if (other !== null) return other;
    const replayed = replayRecord(game, record);
    return replayed.ok ? null : replayed.fault;
  } catch (error) {
    return messageOf(error);
  }
}

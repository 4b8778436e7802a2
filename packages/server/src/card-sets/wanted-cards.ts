/** The card set of a request: read, looked into on a thread, and hosted. */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { HttpError } from "../http/http-error.ts";
import { malformed } from "../http/read-request.ts";
import type { Records } from "../records/records.ts";

/** As text. */
export const MAX_CARD_SET_BYTES = 256 * 1024;

/** The game with these cards; refused with all that is wrong with them. */
export async function hostWith(
  records: Records,
  hosted: AnyHostableGame,
  cards: object,
  who: string,
): Promise<AnyHostableGame> {
  if (hosted.readCards === undefined) {
    throw malformed([{ at: "cards", message: "this game is played with its own cards." }]);
  }
  if (Buffer.byteLength(JSON.stringify(cards)) > MAX_CARD_SET_BYTES) {
    const message = `a card set has at most ${MAX_CARD_SET_BYTES} bytes.`;
    throw new HttpError(413, "too-large", `cards: ${message}`);
  }
  // What strangers wrote may take long to look into, and is played only if it can work.
  await records.play({ kind: "read-cards", game: hosted.game.id, cards }, who);
  const read = hosted.readCards(cards);
  if (!read.ok) throw new Error("cards that were read cannot be read again");
  return read.hosted;
}

/** CR 8.3.4: from the hand into the discard. */
import type { CardId } from "@tcg/core";
import type { Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function discardCard(play: Play, seat: Seat, id: CardId): void {
  const change = play.moved(id, { seat, zone: "discard", index: 0 });
  play.emit({ type: "CARD_DISCARDED", seat, change });
}

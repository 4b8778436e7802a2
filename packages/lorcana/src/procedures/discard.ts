/** CR 8.3.4: from the hand into the discard. */
import { byPrintedCard, type CardId } from "@tcg/core";
import type { Lorcana, Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** What it is now, in the discard. */
export function discardCard(play: Play, seat: Seat, id: CardId): CardId {
  const change = play.moved(id, { seat, zone: "discard", index: 0 });
  play.emit({ type: "CARD_DISCARDED", seat, change });
  return change.as;
}

/** CR 8.6.4: their order tells nobody when they were drawn. */
export function discardTogether(
  play: Play,
  seat: Seat,
  cards: readonly CardId[],
): readonly CardId[] {
  return byPrintedCard<Lorcana>(play.state, cards).map((id) => discardCard(play, seat, id));
}

/** Does something with several cards of a zone that gets fresh ids as they leave it. */
import type { CardId } from "@tcg/core";
import type { Play } from "../types.ts";

/**
 * When a card leaves a deck unseen, the rest of that deck may be renamed: the cards still to come
 * are followed under their new ids.
 */
export function forEachCard(
  play: Play,
  cards: readonly CardId[],
  procedure: (id: CardId) => void,
): void {
  let left = [...cards];
  while (left.length > 0) {
    const first = play.events.length;
    const [id, ...others] = left as [CardId, ...CardId[]];
    procedure(id);
    left = others.map((other) => renamedSince(play, first, other));
  }
}

function renamedSince(play: Play, first: number, id: CardId): CardId {
  let now = id;
  for (const event of play.events.slice(first)) {
    if (!("change" in event) || event.change === undefined) continue;
    const { change } = event;
    const renamed =
      change.op === "move" ? change.rest : change.op === "learn" ? change.renamed : [];
    now = renamed.find(({ card }) => card === now)?.as ?? now;
  }
  return now;
}

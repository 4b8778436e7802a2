/** CR 5.1: ready and exerted. */
import type { CardId } from "@tcg/core";
import { snapshot } from "../reading/look.ts";
import { inPlay } from "../reading/table.ts";
import type { Play } from "../types.ts";

/** Whether this changed anything. */
export function exert(play: Play, id: CardId): boolean {
  const card = inPlay(play.state, id);
  if (card === null || card.data.exerted) return false;
  play.emit({ type: "CARD_EXERTED", card: snapshot(play, id) });
  return true;
}

/** Whether this changed anything. */
export function ready(play: Play, id: CardId): boolean {
  const card = inPlay(play.state, id);
  if (card === null || !card.data.exerted) return false;
  play.emit({ type: "CARD_READIED", card: snapshot(play, id) });
  return true;
}

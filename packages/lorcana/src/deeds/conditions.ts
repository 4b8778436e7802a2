/** CR 5.1: ready and exerted. */
import type { CardId } from "@tcg/core";
import type { Book } from "../reading/book.ts";
import { snapshot } from "../reading/look.ts";
import { inPlay } from "../reading/table.ts";
import type { Play } from "../types.ts";

/** Whether it was not so before. */
export function exert(book: Book, play: Play, id: CardId): boolean {
  const card = inPlay(play.state, id);
  if (card === null || card.data.exerted) return false;
  play.emit({ type: "CARD_EXERTED", card: snapshot(book, play.state, id) });
  return true;
}

/** Whether it was not so before. */
export function ready(book: Book, play: Play, id: CardId): boolean {
  const card = inPlay(play.state, id);
  if (card === null || !card.data.exerted) return false;
  play.emit({ type: "CARD_READIED", card: snapshot(book, play.state, id) });
  return true;
}

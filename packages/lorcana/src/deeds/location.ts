/** CR 4.3.7.4: the character is there now. */
import type { CardId } from "@tcg/core";
import type { Book } from "../reading/book.ts";
import { snapshot } from "../reading/look.ts";
import type { Play } from "../types.ts";

export function reachLocation(book: Book, play: Play, id: CardId, location: CardId): void {
  play.emit({
    type: "CARD_REACHED_LOCATION",
    card: snapshot(book, play.state, id),
    location: snapshot(book, play.state, location),
  });
}

/** CR 6.3.3: songs, and who can sing them. */
import { type CardId, idsIn } from "@tcg/core";
import { isAble } from "../costs/choose-own.ts";
import { singingCost } from "../keywords/singer.ts";
import { type Book, definitionOf } from "../reading/book.ts";
import { isRestricted } from "../reading/facts.ts";
import { snapshot } from "../reading/look.ts";
import type { Play, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** CR 6.1.4: ready and dry, for singing is exerting for a cost. */
export function ableSingers(book: Book, state: State, seat: Seat): CardId[] {
  return idsIn(state, seat, "play").filter(
    (id) =>
      definitionOf(book, state, id).type === "character" &&
      isAble(state, id) &&
      !isRestricted(book, state, id, "sing"),
  );
}

/** CR 6.3.3.3: one character whose cost is at least the song's. */
export function soloSingers(book: Book, state: State, seat: Seat, song: CardId): CardId[] {
  const { cost } = definitionOf(book, state, song);
  return ableSingers(book, state, seat).filter((id) => singingCost(book, state, id) >= cost);
}

/** CR 10.10.4: every one of them sings. */
export function announceSong(
  book: Book,
  play: Play,
  seat: Seat,
  singers: readonly CardId[],
  song: CardId,
): void {
  play.emit({
    type: "SONG_SUNG",
    seat,
    singers: singers.map((singer) => snapshot(book, play.state, singer)),
    song: snapshot(book, play.state, song),
  });
}

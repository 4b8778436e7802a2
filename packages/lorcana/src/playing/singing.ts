/** CR 6.3.3: songs, and who can sing them. */
import { type CardId, derivedFor, idsIn } from "@tcg/core";
import { singingCost } from "../keywords/singer.ts";
import { snapshot } from "../reading/look.ts";
import { definitionOf } from "../reading/printed.ts";
import { isRestricted } from "../reading/restrictions.ts";
import { isAble } from "../reading/table.ts";
import type { Play, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** CR 6.1.4: ready and dry, for singing is exerting for a cost. Each song asks for the same ones. */
export const ableSingers = derivedFor((table: Table, seat: Seat): readonly CardId[] => {
  const { state } = table;
  return idsIn(state, seat, "play").filter(
    (id) =>
      definitionOf(table, id).type === "character" &&
      isAble(state, id) &&
      !isRestricted(table, id, "sing"),
  );
});

/** CR 6.3.3.3: one character whose cost is at least the song's. */
export function soloSingers(table: Table, seat: Seat, song: CardId): CardId[] {
  const { cost } = definitionOf(table, song);
  return ableSingers(table, seat).filter((id) => singingCost(table, id) >= cost);
}

/** CR 10.10.4: every one of them sings. */
export function announceSong(
  play: Play,
  seat: Seat,
  singers: readonly CardId[],
  song: CardId,
): void {
  play.emit({
    type: "SONG_SUNG",
    seat,
    singers: singers.map((singer) => snapshot(play, singer)),
    song: snapshot(play, song),
  });
}

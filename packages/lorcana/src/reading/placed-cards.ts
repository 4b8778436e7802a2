/** The cards that lie in play and in the discards, with what is printed on them. */
import { type CardId, cardOf, derived } from "@tcg/core";
import type { Source, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { printedCard } from "./printed.ts";
import type { PrintedCard } from "./printed-card.ts";
import { allInDiscards, allInPlay } from "./table.ts";

export interface PlacedCard {
  readonly source: Source;
  readonly seat: Seat;
  readonly printed: PrintedCard;
}

/** The active player's first. */
export const placedInPlay = derived(
  (table: Table): readonly PlacedCard[] => allInPlay(table).map((id) => placedCard(table, id)),
  "table",
);

/** CR 7.6.5: those that do something from there. */
export const workingInDiscards = derived((table: Table): readonly PlacedCard[] => {
  const { state, printed } = table;
  const works = (id: CardId): boolean => printed.workInDiscard.has(cardOf(state, id).def);
  return allInDiscards(table)
    .filter(works)
    .map((id) => placedCard(table, id));
}, "table");

function placedCard(table: Table, id: CardId): PlacedCard {
  const { def, seat } = cardOf(table.state, id);
  return { source: { card: id, def }, seat, printed: printedCard(table, def) };
}

/** The cards that lie in play and in the discards, with what is printed on them. */
import { type CardId, cardOf, derived } from "@tcg/core";
import type { Source, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { printedCard } from "./printed.ts";
import type { PrintedCard } from "./printed-card.ts";
import { allInDiscards, allInPlay } from "./table.ts";

export interface Lying {
  readonly source: Source;
  readonly seat: Seat;
  readonly printed: PrintedCard;
}

/** The active player's first. */
export const lyingInPlay = derived(
  (table: Table): readonly Lying[] => allInPlay(table).map((id) => lying(table, id)),
  "table",
);

/** CR 7.6.5: those that do something from there. */
export const workingInDiscards = derived((table: Table): readonly Lying[] => {
  const { state, printed } = table;
  const works = (id: CardId): boolean => printed.workInDiscard.has(cardOf(state, id).def);
  return allInDiscards(table)
    .filter(works)
    .map((id) => lying(table, id));
}, "table");

function lying(table: Table, id: CardId): Lying {
  const { def, seat } = cardOf(table.state, id);
  return { source: { card: id, def }, seat, printed: printedCard(table, def) };
}

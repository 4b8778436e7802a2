/**
 * What conditions, filters and amounts ask about cards. How a card looks depends on what stands, and
 * what stands on how cards look, layer by layer (context.ts), and what cards are compared with is counted
 * among cards. So these are not imported: they are
 * handed down with the printed cards (read-cards.ts).
 */
import type { CardId } from "@tcg/core";
import type { Filter } from "../cards.ts";
import type { Look, Table } from "../types.ts";
import type { Restriction } from "../vocabulary.ts";
import type { Context, Layer } from "./context.ts";

export interface Readers {
  readonly lookAt: (table: Table, id: CardId, layer: Layer) => Look;
  readonly isRestricted: (
    table: Table,
    id: CardId,
    restriction: Restriction,
    by: CardId | null,
    layer: Layer,
  ) => boolean;
  /** A filter without what it compares cards with. */
  readonly settled: (context: Context, filter: Filter) => Filter;
}

/** A card as an ability sees it. */
export function lookFrom({ table, layer }: Context, id: CardId): Look {
  return table.printed.readers.lookAt(table, id, layer);
}

/** Whether an ability sees that it can't. */
export function isSeenRestricted(
  { table, layer }: Context,
  id: CardId,
  what: Restriction,
): boolean {
  return table.printed.readers.isRestricted(table, id, what, null, layer);
}

export function settledFrom(context: Context, filter: Filter): Filter {
  return context.table.printed.readers.settled(context, filter);
}

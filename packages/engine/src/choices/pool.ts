/** The cards of a pool, worked out when a seat chooses from it: nothing hidden is stored (LT 13.2). */
import { type CardId, idsIn } from "@tcg/core";
import { cardsIn, definitionMatches } from "../reading/filters.ts";
import { statsOf } from "../reading/stats.ts";
import { asStereotype, definitionOf } from "../reading/table.ts";
import type { Pool, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function poolCards(table: Table, seat: Seat, pool: Pool): readonly CardId[] {
  const { filter } = pool;
  const cards =
    "side" in pool
      ? cardsIn(table, seat, pool.from, pool.side, filter, statsOf)
      : idsIn(table.state, seat, pool.from).filter((id) =>
          definitionMatches(definitionOf(table, id), filter),
        );
  return pool.stereotypes ? cards.filter((id) => isStereotype(table, id)) : cards;
}

export function isStereotype(table: Table, id: CardId): boolean {
  return asStereotype(definitionOf(table, id)) !== null;
}

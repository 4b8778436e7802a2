/** CR 10.10 Sing Together N: any number of one's characters whose costs come to N or more. */
import type { CardId } from "@tcg/core";
import type { Filter } from "../cards.ts";
import { ableSingers } from "../playing/singing.ts";
import { type Book, definitionOf, printedKeyword } from "../reading/book.ts";
import { contextOf } from "../reading/context.ts";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import type { State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { singingCost } from "./singer.ts";

/** What the singers must come to; null if the song is not for several. */
export function togetherCost(book: Book, state: State, song: CardId): number | null {
  return printedKeyword(definitionOf(book, state, song), "sing-together")?.value ?? null;
}

/** `reserve`: who is like one of these may be needed for another cost and is not counted on. */
export function canSingTogether(
  book: Book,
  state: State,
  seat: Seat,
  song: CardId,
  reserve: readonly Filter[] = [],
): boolean {
  const need = togetherCost(book, state, song);
  if (need === null) return false;
  const context = contextOf(book, state, seat, song);
  const costs = ableSingers(book, state, seat)
    .filter((id) => !reserve.some((like) => matches(context, lookAt(book, state, id), like)))
    .map((id) => singingCost(book, state, id));
  return costs.reduce((sum, cost) => sum + cost, 0) >= need;
}

/** CR 10.10 Sing Together N: any number of one's characters whose costs come to N or more. */
import type { CardId } from "@tcg/core";
import { ableSingers } from "../playing/singing.ts";
import { type Book, definitionOf, printedKeyword } from "../reading/book.ts";
import type { State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { singingCost } from "./singer.ts";

/** What the singers must come to; null if the song is not for several. */
export function togetherCost(book: Book, state: State, song: CardId): number | null {
  return printedKeyword(definitionOf(book, state, song), "sing-together")?.value ?? null;
}

export function canSingTogether(book: Book, state: State, seat: Seat, song: CardId): boolean {
  const need = togetherCost(book, state, song);
  if (need === null) return false;
  const costs = ableSingers(book, state, seat).map((id) => singingCost(book, state, id));
  return costs.reduce((sum, cost) => sum + cost, 0) >= need;
}

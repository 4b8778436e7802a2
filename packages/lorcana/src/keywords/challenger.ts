/** CR 10.3 Challenger +N: more strength while it is the one that challenges, and only then. */
import type { CardId } from "@tcg/core";
import type { Book } from "../reading/book.ts";
import { keywordSum } from "../reading/keywords-of.ts";
import type { State } from "../types.ts";

export function challengerBonus(book: Book, state: State, id: CardId): number {
  return state.shared.challenge?.challenger === id ? keywordSum(book, state, id, "challenger") : 0;
}

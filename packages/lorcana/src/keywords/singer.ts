/** CR 10.9 Singer N: it counts as costing N when it sings, and only then. */
import type { CardId } from "@tcg/core";
import { type Book, definitionOf } from "../reading/book.ts";
import { keywordBest } from "../reading/keywords-of.ts";
import type { State } from "../types.ts";

/** The cost it sings with: its own, or Singer's if that is more. */
export function singingCost(book: Book, state: State, id: CardId): number {
  return Math.max(definitionOf(book, state, id).cost, keywordBest(book, state, id, "singer") ?? 0);
}

/** CR 10.7 Rush: it may challenge while drying. Nothing else. */
import type { CardId } from "@tcg/core";
import type { Book } from "../reading/book.ts";
import { hasKeyword } from "../reading/keywords-of.ts";
import type { State } from "../types.ts";

export function rushes(book: Book, state: State, id: CardId): boolean {
  return hasKeyword(book, state, id, "rush");
}

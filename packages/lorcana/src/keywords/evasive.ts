/** CR 10.4 Evasive: only a character with Evasive challenges it, or one that is alert to it. */
import type { CardId } from "@tcg/core";
import type { Book } from "../reading/book.ts";
import { hasKeyword } from "../reading/keywords-of.ts";
import type { State } from "../types.ts";
import { isAlert } from "./alert.ts";

export function evades(book: Book, state: State, target: CardId, challenger: CardId): boolean {
  if (!hasKeyword(book, state, target, "evasive")) return false;
  return !hasKeyword(book, state, challenger, "evasive") && !isAlert(book, state, challenger);
}

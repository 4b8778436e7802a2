/** CR 10.5 Reckless: it does not quest, and the turn does not end while it could challenge. */
import type { CardId } from "@tcg/core";
import { canChallengeAnything } from "../challenge/legality.ts";
import type { Book } from "../reading/book.ts";
import { hasKeyword } from "../reading/keywords-of.ts";
import type { State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** CR 10.5.2 */
export function isReckless(book: Book, state: State, id: CardId): boolean {
  return hasKeyword(book, state, id, "reckless");
}

/** CR 10.5.3: all restrictions count, so one that is exerted or drying, or finds no target holds nothing up. */
export function whoMustChallenge(book: Book, state: State, seat: Seat): CardId | null {
  for (const id of state.seats[seat].play) {
    if (id === null) continue;
    if (isReckless(book, state, id) && canChallengeAnything(book, state, seat, id)) return id;
  }
  return null;
}

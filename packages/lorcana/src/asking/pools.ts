/** What a seat may choose from, worked out from public facts and what the chooser sees. */
import { type CardId, idsIn } from "@tcg/core";
import { isWarded } from "../keywords/ward.ts";
import { cardsLike } from "../reading/amounts.ts";
import type { Book } from "../reading/book.ts";
import { contextOf } from "../reading/context.ts";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import type { Pool, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function cardsOf(book: Book, state: State, chooser: Seat, pool: Pool): CardId[] {
  if (pool.from === "these") return pool.cards.filter((id) => state.cards[id] !== undefined);
  const context = contextOf(book, state, pool.seat, pool.self);
  if (isPublic(pool)) {
    const found = cardsLike(context, pool.where, pool.from).filter(
      (id) => !pool.except?.includes(id),
    );
    const free = (id: CardId): boolean => !isWarded(book, state, id, chooser);
    return pool.from === "play" && pool.byEffect ? found.filter(free) : found;
  }
  return hidden(state, pool).filter((id) => matches(context, lookAt(book, state, id), pool.where));
}

type PublicPool = Extract<Pool, { readonly byEffect: boolean }>;

export function isPublic(pool: Pool): pool is PublicPool {
  return "byEffect" in pool;
}

/** The cards behind their backs: how many there are everybody knows. */
export function hidden(state: State, pool: Exclude<Pool, PublicPool>): CardId[] {
  if (pool.from === "hand") return idsIn(state, pool.seat, "hand");
  if (pool.from === "their-hand") return idsIn(state, pool.hand, "hand");
  const deck = idsIn(state, pool.seat, "deck");
  return pool.top === null ? deck : deck.slice(0, pool.top);
}

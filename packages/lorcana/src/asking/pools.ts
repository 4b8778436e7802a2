/** What a seat may choose from, worked out from public facts and what the chooser sees. */
import { type CardId, idsIn } from "@tcg/core";
import type { Filter } from "../cards.ts";
import { isWarded } from "../keywords/ward.ts";
import { cardsLike } from "../reading/amounts.ts";
import { contextOf } from "../reading/context.ts";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import { canBeMatched } from "../reading/matching.ts";
import type { Pool, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function cardsOf(table: Table, chooser: Seat, pool: Pool): CardId[] {
  const { state } = table;
  if (pool.from === "these") return pool.cards.filter((id) => state.cards.has(id));
  const context = contextOf(table, pool.seat, pool.self);
  const like = (where: Filter): CardId[] =>
    isPublic(pool)
      ? cardsLike(context, where, pool.from).filter((id) => !pool.except?.includes(id))
      : hidden(state, pool).filter((id) => matches(context, lookAt(table, id), where));
  const isFree = (id: CardId): boolean =>
    !isPublic(pool) || pool.from !== "play" || !pool.byEffect || !isWarded(table, id, chooser);
  const reserve = "reserve" in pool ? (pool.reserve ?? []) : [];
  const leavesEnough = (id: CardId): boolean =>
    canBeMatched(reserve.map((where) => like(where).filter((other) => other !== id)));
  return like(pool.where).filter((id) => isFree(id) && leavesEnough(id));
}

type PublicPool = Extract<Pool, { readonly byEffect: boolean }>;

export function isPublic(pool: Pool): pool is PublicPool {
  return "byEffect" in pool;
}

/** The cards behind their backs: how many there are everybody knows. */
export function hidden(state: State, pool: Exclude<Pool, PublicPool>): CardId[] {
  if (pool.from === "hand") {
    return idsIn(state, pool.seat, "hand").filter((id) => !pool.except?.includes(id));
  }
  if (pool.from === "their-hand") return idsIn(state, pool.hand, "hand");
  const deck = idsIn(state, pool.seat, "deck");
  return pool.top === null ? deck : deck.slice(0, pool.top);
}

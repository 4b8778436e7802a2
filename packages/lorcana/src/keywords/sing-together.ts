/** CR 10.10 Sing Together N: any number of one's characters whose costs come to N or more. */
import type { CardId } from "@tcg/core";
import type { Filter } from "../cards.ts";
import { ableSingers } from "../playing/singing.ts";
import { cardsLike } from "../reading/amounts.ts";
import { contextOf } from "../reading/context.ts";
import { canBeMatched } from "../reading/matching.ts";
import { definitionOf } from "../reading/printed.ts";
import { printedWith } from "../reading/printed-card.ts";
import type { Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { singingCost } from "./singer.ts";

/** What the singers must come to; null if the song is not for several. */
export function togetherCost(table: Table, song: CardId): number | null {
  return printedWith(definitionOf(table, song), "sung-together")?.value ?? null;
}

/** A song on its way to being sung: who has been named, and what is needed besides. */
interface Chorus {
  readonly seat: Seat;
  readonly song: CardId;
  readonly need: number;
  readonly sung: readonly CardId[];
}

/** `reserve`: one like each of these is exerted for another cost, and does not sing. */
export function canSingTogether(
  table: Table,
  seat: Seat,
  song: CardId,
  reserve: readonly Filter[] = [],
): boolean {
  const need = togetherCost(table, song);
  if (need === null) return false;
  return nextSingers(table, { seat, song, need, sung: [] }, reserve).length > 0;
}

/**
 * The characters that may be named next: with them enough can still sing, and the other costs find
 * their cards.
 */
export function nextSingers(
  table: Table,
  { seat, song, need, sung }: Chorus,
  reserve: readonly Filter[],
): CardId[] {
  const context = contextOf(table, seat, song);
  const lists = reserve.map((where) => cardsLike(context, where));
  const others = ableSingers(table, seat)
    .filter((id) => !sung.includes(id))
    .map((id) => ({ id, cost: singingCost(table, id) }));
  const bestFirst = others.toSorted((a, b) => b.cost - a.cost);
  const isLeft = (singing: readonly CardId[]): boolean =>
    canBeMatched(lists.map((ids) => ids.filter((id) => !singing.includes(id))));
  /**
   * The most they can come to with this one. Exact, though the best who can be spared is taken each
   * time: those who can be spared together are a matroid.
   */
  const mostWith = (first: CardId): number => {
    let singing = [...sung, first];
    if (!isLeft(singing)) return -Infinity;
    let sum = 0;
    for (const { id, cost } of bestFirst) {
      if (id !== first && !isLeft([...singing, id])) continue;
      if (id !== first) singing = [...singing, id];
      sum += cost;
    }
    return sum;
  };
  return others.filter(({ id }) => mostWith(id) >= need).map(({ id }) => id);
}

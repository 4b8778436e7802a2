/** Whether each of these lists can have a card of its own. */
import type { CardId } from "@tcg/core";

/** Exact, without trying all ways: a list that finds a card taken asks its holder to take another. */
export function canBeMatched(lists: readonly (readonly CardId[])[]): boolean {
  const holders = new Map<CardId, number>();
  const take = (list: number, asked: Set<CardId>): boolean => {
    for (const id of lists[list] ?? []) {
      if (asked.has(id)) continue;
      asked.add(id);
      const holder = holders.get(id);
      if (holder === undefined || take(holder, asked)) {
        holders.set(id, list);
        return true;
      }
    }
    return false;
  };
  return lists.every((_, list) => take(list, new Set()));
}

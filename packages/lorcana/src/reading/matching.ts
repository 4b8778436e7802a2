import { assignCards, type CardId } from "@tcg/core";

/** Whether each of these lists can have a card of its own. */
export function canBeMatched(lists: readonly (readonly CardId[])[]): boolean {
  return assignCards(lists.map((from) => ({ count: 1, from }))) !== null;
}

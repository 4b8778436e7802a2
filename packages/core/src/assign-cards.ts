/** Which cards go to which need, when costs, targets or slots compete for the same cards. */
import type { CardId } from "./ids.ts";

/** `count` cards, from among these. */
export interface CardNeed {
  readonly count: number;
  readonly from: readonly CardId[];
}

/**
 * Gives every need its cards, no card to two of them, or null if there is no way. Exact, without
 * trying all ways: a need that finds its cards taken asks their holders to take others instead.
 */
export function assignCards(needs: readonly CardNeed[]): readonly (readonly CardId[])[] | null {
  const [only] = needs;
  if (only === undefined) return NONE_NEEDED;
  if (needs.length > 1) return matched(needs);
  // Nobody competes.
  return only.from.length < only.count ? null : [only.from.slice(0, only.count)];
}

const NONE_NEEDED: readonly (readonly CardId[])[] = [];

function matched(needs: readonly CardNeed[]): readonly (readonly CardId[])[] | null {
  const holders = new Map<CardId, number>();
  const takeOne = (need: number, asked: Set<CardId>): boolean => {
    for (const id of needs[need]?.from ?? []) {
      const holder = holders.get(id);
      if (holder === need || asked.has(id)) continue;
      asked.add(id);
      if (holder === undefined || takeOne(holder, asked)) {
        holders.set(id, need);
        return true;
      }
    }
    return false;
  };
  for (const [need, { count }] of needs.entries()) {
    for (let served = 0; served < count; served++) {
      if (!takeOne(need, new Set())) return null;
    }
  }
  const given = needs.map((): CardId[] => []);
  for (const [id, need] of holders) given[need]?.push(id);
  return given;
}

/** CR 10.3 Challenger +N: more strength while it is the one that challenges, and only then. */
import type { CardId } from "@tcg/core";
import { powerNumber } from "../reading/keywords-of.ts";
import type { Table } from "../types.ts";

export function challengerBonus(table: Table, id: CardId): number {
  const { state } = table;
  return state.shared.challenge?.challenger === id
    ? powerNumber(table, id, "strength-while-challenging")
    : 0;
}

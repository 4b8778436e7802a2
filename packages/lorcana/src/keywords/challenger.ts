/** CR 10.3 Challenger +N: more strength while it is the one that challenges, and only then. */
import type { CardId } from "@tcg/core";
import type { Layer } from "../reading/context.ts";
import { powerNumber } from "../reading/keywords-of.ts";
import type { Table } from "../types.ts";

export function challengerBonus(table: Table, id: CardId, layer: Layer): number {
  const { state } = table;
  if (state.shared.challenge?.challenger !== id) return 0;
  return powerNumber(table, id, "strength-while-challenging", layer);
}

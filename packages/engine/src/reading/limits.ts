/** LT 8.4: once per turn binds one instance, hard once per turn the seat and the printed effect. */
import type { CompleteEffect } from "../cards/complete-cards.ts";
import type { Source, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { onTable } from "./table.ts";

export function isUsedUp(
  state: State,
  seat: Seat,
  source: Source,
  effect: CompleteEffect,
): boolean {
  const { id } = effect;
  const { hardUsed, used } = state.shared;
  if (effect.hardOncePerTurn) {
    return hardUsed.some((use) => use.effect === id && use.def === source.def && use.seat === seat);
  }
  if (!effect.oncePerTurn) return false;
  const placed = onTable(state, source.card);
  // LT 8.14: what has left has used what it had used.
  return placed === null
    ? used.some((use) => use.effect === id && use.card === source.card)
    : placed.data.usedEffects.includes(id);
}

/** LT 8.4: once per turn binds one instance, hard once per turn the seat and the printed effect. */
import type { Effect } from "../cards/card.ts";
import type { Source, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { onTable } from "./table.ts";

export function isUsedUp(state: State, seat: Seat, source: Source, effect: Effect): boolean {
  const { hardUsed, used } = state.shared;
  if (effect.hardOncePerTurn) return hardUsed.includes(`${seat} ${source.def} ${effect.id}`);
  if (!effect.oncePerTurn) return false;
  const lies = onTable(state, source.card);
  // LT 8.14: what has left has used what it had used.
  return lies === null
    ? used.includes(`${source.card} ${effect.id}`)
    : lies.data.usedEffects.includes(effect.id);
}

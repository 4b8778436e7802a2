/** LT 8.4: once per turn binds one instance, hard once per turn the seat and the printed effect. */
import type { Effect } from "./cards.ts";
import { onTable } from "./table.ts";
import type { Source, State } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export function isUsedUp(state: State, seat: Seat, source: Source, effect: Effect): boolean {
  if (effect.hardOncePerTurn) {
    return state.shared.hardUsed.includes(`${seat} ${source.def} ${effect.id}`);
  }
  if (effect.oncePerTurn) {
    return onTable(state, source.card)?.data.usedEffects.includes(effect.id) ?? false;
  }
  return false;
}

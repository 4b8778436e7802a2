/** Costs that take another of one's own cards in play. */
import type { CardId } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import { inPlay } from "../reading/table.ts";
import type { State } from "../types.ts";
import type { CostTask } from "./cost.ts";
import { costPool } from "./needs.ts";

/** Null: the payer is asked. */
export function chooseOwn(asking: Asking<CostTask>): CardId | null {
  const { seat, cost, later } = asking.task;
  const chosen = asking.cards("own", seat, costPool(asking.task, cost, later), { min: 1, max: 1 });
  return chosen?.[0] ?? null;
}

export function isAble(state: State, id: CardId): boolean {
  const card = inPlay(state, id);
  return card !== null && !card.data.exerted && !card.data.drying;
}

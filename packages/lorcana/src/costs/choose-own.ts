/** Costs that take another of one's own cards in play. */
import type { CardId } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import { cardsOf } from "../asking/pools.ts";
import type { Filter } from "../cards.ts";
import { inPlay } from "../reading/table.ts";
import type { Pool, State } from "../types.ts";
import type { CostTask, Paying } from "./cost.ts";

/** What the payer chooses is its own; Ward is no matter there. */
function poolOf(seat: Paying["seat"], self: CardId, where: Filter): Pool {
  const own: Filter = { ...where, side: "yours", other: true };
  return { from: "play", where: own, seat, self, byEffect: false };
}

export function hasOwn({ book, state, seat, card }: Paying, where: Filter): boolean {
  return cardsOf(book, state, seat, poolOf(seat, card, where)).length > 0;
}

/** Null: the payer is asked. */
export function chooseOwn(asking: Asking<CostTask>, where: Filter): CardId | null {
  const { seat, card } = asking.task;
  const pool = poolOf(seat, card, where);
  const chosen = asking.cards("own", seat, pool, { min: 1, max: 1 });
  return chosen?.[0] ?? null;
}

/** CR 6.1.4: to be exerted for a cost a character must be dry. */
export const ABLE: Filter = { exerted: false, drying: false, type: ["character", "item"] };

export function isAble(state: State, id: CardId): boolean {
  const card = inPlay(state, id);
  return card !== null && !card.data.exerted && !card.data.drying;
}

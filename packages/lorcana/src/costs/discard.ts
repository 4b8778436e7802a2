import { cardsOf } from "../asking/pools.ts";
import type { Filter } from "../cards.ts";
import { discardCard } from "../deeds/discard.ts";
import type { Pool } from "../types.ts";
import type { CostRule } from "./cost.ts";

interface Discard {
  readonly pay: "discard";
  readonly count: number;
  readonly where?: Filter;
}

/** One card after the other, each gone before the next is asked for. */
export const discard: CostRule<Discard> = {
  canPay({ book, state, seat, card }, { count, where = {} }) {
    const pool: Pool = { from: "hand", where, seat, self: card };
    // The card that is being played has left the hand when this is paid.
    return cardsOf(book, state, seat, pool).filter((id) => id !== card).length >= count;
  },
  pay(asking, cost) {
    const { play, task } = asking;
    const { seat, card } = task;
    const pool: Pool = { from: "hand", where: cost.where ?? {}, seat, self: card };
    const chosen = asking.cards("discard", seat, pool, { min: 1, max: 1, due: true });
    if (chosen === null) return;
    for (const id of chosen) discardCard(play, seat, id);
    if (cost.count > 1) {
      play.next({ ...task, cost: { ...cost, count: cost.count - 1 }, picks: {} });
    }
  },
};

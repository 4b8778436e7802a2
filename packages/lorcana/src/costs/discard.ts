import type { Filter } from "../cards.ts";
import { discardCard } from "../procedures/discard.ts";
import type { CostRule } from "./cost.ts";
import { costPool } from "./needs.ts";

interface Discard {
  readonly pay: "discard";
  readonly count: number;
  readonly where?: Filter;
}

/** One card after the other, each gone before the next is asked for. */
export const discard: CostRule<Discard> = {
  canPay: () => true,
  pay(asking, cost) {
    const { play, task } = asking;
    const { seat, later } = task;
    const pool = costPool(task, cost, later);
    // Everybody knows that there is one: the cost was said to be payable.
    const chosen = asking.cards("discard", seat, pool, { min: 1, max: 1, due: true });
    if (chosen === null) return;
    for (const id of chosen) discardCard(play, seat, id);
    if (cost.count > 1) {
      play.next({ ...task, cost: { ...cost, count: cost.count - 1 }, answers: {} });
    }
  },
};

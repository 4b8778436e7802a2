import { canBeDamaged, putDamage } from "../deeds/damage.ts";
import type { CostRule } from "./cost.ts";

/** Counters are put, not dealt: nothing prevents the payment (CR 9.2.1). */
export const damageThis: CostRule<{ readonly pay: "damage-this"; readonly amount: number }> = {
  canPay: ({ book, state, card }) => canBeDamaged(book, state, card),
  pay: ({ book, play, task }, { amount }) => putDamage(book, play, task.card, amount, null),
};

import { canBeDamaged, putDamage } from "../procedures/damage.ts";
import type { CostRule } from "./cost.ts";

/** Counters are put, not dealt: nothing prevents the payment (CR 9.2.1). */
export const damageThis: CostRule<{ readonly pay: "damage-this"; readonly amount: number }> = {
  canPay: ({ table, card }) => canBeDamaged(table, card),
  pay({ play, card }, { amount }) {
    putDamage(play, card, amount, null);
  },
};

import { declareAttack as declare } from "../combat/attack.ts";
import { attackProblem, attackTargets, noCombat } from "../combat/legality.ts";
import { boardOf } from "../reading/table.ts";
import type { MoveOf } from "../types.ts";

/** LT 10.1, 10.2 */
export const declareAttack: MoveOf<"DECLARE_ATTACK"> = {
  when: noCombat,
  *candidates({ state }, seat) {
    for (const card of boardOf(state, seat)) {
      for (const target of attackTargets(state, seat)) {
        yield { type: "DECLARE_ATTACK", card, ...(target !== null && { target }) };
      }
    }
  },
  validate: (table, seat, { card, target }) => attackProblem(table, seat, card, target ?? null),
  execute: (play, { card, target }, seat) => declare(play, seat, card, target ?? null),
};

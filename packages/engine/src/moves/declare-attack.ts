import { declareAttack as declare } from "../combat/attack.ts";
import { attackProblem, attackTargets } from "../combat/legality.ts";
import { nameOf } from "../sentences/names.ts";
import { type Book, boardOf } from "../table.ts";
import type { MoveOf } from "../types.ts";

/** LT 10.1, 10.2 */
export function declareAttack(book: Book): MoveOf<"DECLARE_ATTACK"> {
  return {
    *candidates(state, seat) {
      for (const card of boardOf(state, seat)) {
        for (const target of attackTargets(state, seat)) {
          yield { type: "DECLARE_ATTACK", card, ...(target !== null && { target }) };
        }
      }
    },
    validate: (state, seat, { card, target }) =>
      attackProblem(book, state, seat, card, target ?? null),
    execute: (play, { card, target }, seat) => declare(book, play, seat, card, target ?? null),
    text(state, { card, target }) {
      const name = nameOf(book, state, card);
      if (target === undefined) return `Attack directly with ${name}`;
      return `Attack ${nameOf(book, state, target)} with ${name}`;
    },
  };
}

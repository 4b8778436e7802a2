import { idsIn } from "@tcg/core";
import { type Book, definitionOf } from "../reading/book.ts";
import { factsOnSeat } from "../reading/facts.ts";
import { reject } from "../rejections.ts";
import { nameIn } from "../sentences/names.ts";
import type { MoveOf, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { takeTurnAction } from "./common.ts";

/** CR 4.3.3: once a turn, more with an effect (CR 8.5.5): shown, then face-down and ready. */
export function putIntoInkwell(book: Book): MoveOf<"PUT_INTO_INKWELL"> {
  return {
    candidates: (state, seat) =>
      idsIn(state, seat, "hand").map((card) => ({ type: "PUT_INTO_INKWELL", card })),
    validate(state, seat, { card }) {
      if (!idsIn(state, seat, "hand").includes(card)) return reject("card/not-in-hand");
      if (state.seats[seat].inkings >= inkingsAllowed(book, state, seat))
        return reject("ink/already");
      return definitionOf(book, state, card).inkable ? null : reject("ink/no-symbol");
    },
    execute(play, { card }, seat) {
      takeTurnAction(play, seat, "ink");
      // CR 4.3.3.1: all see its face on the way, and nobody can tell it apart there.
      const change = play.moved(card, { seat, zone: "inkwell" }, { shown: true });
      play.emit({ type: "CARD_INKED", seat, why: "turn", exerted: false, change });
    },
    text: (state, { card }) => `Put ${nameIn(book, state, card)} into your inkwell`,
  };
}

function inkingsAllowed(book: Book, state: State, seat: Seat): number {
  return factsOnSeat(book, state, seat, "inkings").reduce((sum, { fact }) => sum + fact.amount, 1);
}

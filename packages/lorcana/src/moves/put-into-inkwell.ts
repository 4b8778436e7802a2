import { type CardId, idsIn } from "@tcg/core";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import { definitionOf } from "../reading/printed.ts";
import { contextOfFact, factsOnSeat } from "../reading/standing.ts";
import { reject } from "../rejections.ts";
import type { MoveOf, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { takeTurnAction } from "./common.ts";

/** CR 4.3.3: once a turn, more with an effect (CR 8.5.5): shown, then face-down and ready. */
export const putIntoInkwell: MoveOf<"PUT_INTO_INKWELL"> = {
  exact: true,
  candidates(table, seat) {
    if (hasInked(table, seat)) return [];
    return idsIn(table.state, seat, "hand")
      .filter((card) => isInkable(table, seat, card))
      .map((card) => ({ type: "PUT_INTO_INKWELL", card }));
  },
  validate(table, seat, { card }) {
    const { state } = table;
    if (!idsIn(state, seat, "hand").includes(card)) return reject("card/not-in-hand");
    if (hasInked(table, seat)) return reject("ink/already");
    return isInkable(table, seat, card) ? null : reject("ink/no-symbol");
  },
  execute(play, { card }, seat) {
    takeTurnAction(play, seat, "ink");
    // CR 4.3.3.1: all see its face on the way, and nobody can tell it apart there.
    const change = play.moved(card, { seat, zone: "inkwell" }, { shown: true });
    play.emit({ type: "CARD_INKED", seat, why: "turn", exerted: false, change });
  },
};

/** By its symbol (CR 6.2.8), or because it counts as having it. */
function isInkable(table: Table, seat: Seat, id: CardId): boolean {
  if (definitionOf(table, id).inkable) return true;
  return factsOnSeat(table, seat, "inkable").some((standing) => {
    const { where } = standing.fact;
    if (where === undefined) return true;
    return matches(contextOfFact(table, standing), lookAt(table, id), where);
  });
}

function hasInked(table: Table, seat: Seat): boolean {
  const more = factsOnSeat(table, seat, "inkings");
  const allowed = more.reduce((sum, { fact }) => sum + fact.amount, 1);
  return table.state.seats[seat].inkings >= allowed;
}

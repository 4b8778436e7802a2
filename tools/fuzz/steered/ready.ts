/** Whether something would come of an effect now, as far as can be told before it is used. */
import type { Action, CardTable, Effect, Filter, Seat, Selection, State } from "@ltcg/engine";
import { type CardId, idsIn } from "@tcg/core";
import { asksAboutSource, evaluateCondition } from "../../../packages/engine/src/conditions.ts";
import { cardsIn, definitionMatches } from "../../../packages/engine/src/filters.ts";
import type { Book } from "../../../packages/engine/src/table.ts";
import { definitionOf } from "../../../packages/engine/src/table.ts";

export function isReady(
  cards: CardTable,
  state: State,
  seat: Seat,
  card: CardId,
  { condition, targets = [], actions }: Effect,
): boolean {
  const book: Book = { cards };
  const def = state.cards[card]?.def;
  if (condition && def !== undefined && !asksAboutSource(condition)) {
    const asking = { seat, source: { card, def }, occurrence: null };
    if (!evaluateCondition(book, state, condition, asking)) return false;
  }
  const hasTargets = targets.every(
    ({ zone, side, filter, count }) =>
      cardsIn(book, state, seat, zone, side, filter).length >= count,
  );
  // A stereotype that is still to be summoned takes a slot itself.
  const free = state.seats[seat].board.filter((slot) => slot === null).length;
  const comes = state.cards[card]?.zone === "hand" && cards[def ?? ""]?.type === "stereotype";
  const hasSlot = free > (comes ? 1 : 0);
  return hasTargets && actions.some((action) => findsSomething(book, state, seat, action, hasSlot));
}

function findsSomething(
  book: Book,
  state: State,
  seat: Seat,
  action: Action,
  hasSlot: boolean,
): boolean {
  const selects = (what: Selection): boolean =>
    (what.kind !== "all" && what.kind !== "random") ||
    cardsIn(book, state, seat, what.zone, what.side, what.filter).length > 0;
  const holds = (zone: "hand" | "deck", filter: Filter | undefined): boolean =>
    idsIn(state, seat, zone).some((id) => definitionMatches(definitionOf(book, state, id), filter));
  switch (action.kind) {
    case "move_vice":
      return selects(action.from) && selects(action.to);
    case "search":
      return holds("deck", action.filter);
    case "special_summon": {
      const { from, side = "self", filter } = action;
      if (!hasSlot) return false;
      if (from === "target") return true;
      if (from === "hand" || from === "deck") return holds(from, filter);
      return cardsIn(book, state, seat, from, side, filter).length > 0;
    }
    case "create_token":
      return hasSlot;
    default:
      return !("what" in action) || action.what === undefined || selects(action.what);
  }
}

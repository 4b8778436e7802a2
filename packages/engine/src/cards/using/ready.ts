/** What is missing for something to come of an effect, as far as can be told before it is used. */
import { type CardId, freshTable, idsIn } from "@tcg/core";
import { evaluateCondition } from "../../reading/conditions.ts";
import { cardsIn, definitionMatches } from "../../reading/filters.ts";
import { statsOf } from "../../reading/stats.ts";
import { definitionOf } from "../../reading/table.ts";
import type { LunchTable, State, Table } from "../../types.ts";
import type { Seat } from "../../vocabulary.ts";
import { asksAboutSource } from "../asks-about-source.ts";
import type { Action, Effect, Filter, Selection } from "../card.ts";
import type { PrintedCards } from "../printed.ts";

/** What an effect lacks before anything can come of it: the first of these that is not there. */
export type Lack = "condition" | "targets" | "objects";

/** Null: something would come of it. `objects`: what its actions are to be done to. */
export function lackOf(
  printed: PrintedCards,
  state: State,
  seat: Seat,
  card: CardId,
  { condition, targets = [], actions }: Effect,
): Lack | null {
  const table = freshTable<LunchTable>({ printed }, state);
  const def = state.cards.get(card)?.def;
  if (condition && def !== undefined && !asksAboutSource(condition)) {
    const context = { seat, source: { card, def }, occurrence: null, stats: statsOf };
    if (!evaluateCondition(table, condition, context)) return "condition";
  }
  const hasTargets = targets.every(
    ({ zone, side, filter, count }) =>
      cardsIn(table, seat, zone, side, filter, statsOf).length >= count,
  );
  if (!hasTargets) return "targets";
  // A stereotype that is still to be summoned takes a slot itself.
  const free = state.seats[seat].board.filter((slot) => slot === null).length;
  const comes =
    state.cards.get(card)?.zone === "hand" && printed.definitions[def ?? ""]?.type === "stereotype";
  const hasSlot = free > (comes ? 1 : 0);
  const finds = actions.some((action) => findsSomething(table, seat, action, hasSlot));
  return finds ? null : "objects";
}

function findsSomething(table: Table, seat: Seat, action: Action, hasSlot: boolean): boolean {
  const { state } = table;
  const selects = (what: Selection): boolean =>
    (what.kind !== "all" && what.kind !== "random") ||
    cardsIn(table, seat, what.zone, what.side, what.filter, statsOf).length > 0;
  const holds = (zone: "hand" | "deck", filter: Filter | undefined): boolean =>
    idsIn(state, seat, zone).some((id) => definitionMatches(definitionOf(table, id), filter));
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
      return cardsIn(table, seat, from, side, filter, statsOf).length > 0;
    }
    case "create_token":
      return hasSlot;
    default:
      return !("what" in action) || action.what === undefined || selects(action.what);
  }
}

/** LT 8.3: what must be so for an effect to be used, from public facts. */
import type { Comparison, Condition } from "../cards/card.ts";
import type { Table } from "../types.ts";
import { otherSeat, type Seat } from "../vocabulary.ts";
import { matches, sideSeats, snapshotMatches } from "./filters.ts";
import { onTable } from "./table.ts";
import { evaluateValue, type ValueContext } from "./values.ts";

export function evaluateCondition(
  table: Table,
  condition: Condition,
  context: ValueContext,
): boolean {
  const { state } = table;
  const holds = (part: Condition): boolean => evaluateCondition(table, part, context);
  const seatOf = (side: "self" | "opponent"): Seat =>
    side === "self" ? context.seat : otherSeat(context.seat);
  switch (condition.kind) {
    case "and":
      return condition.all.every(holds);
    case "or":
      return condition.all.some(holds);
    case "not":
      return !holds(condition.of);
    case "life":
      return compare(state.seats[seatOf(condition.side)].lifePoints, condition);
    case "clout":
      return compare(state.seats[seatOf(condition.side)].clout, condition);
    case "breakdowns":
      return compare(state.seats[seatOf(condition.side)].breakdownsCaused, condition);
    case "count": {
      const { zone, side, filter } = condition;
      const count = { count: "cards", zone, side, ...(filter && { filter }) } as const;
      return compare(evaluateValue(table, count, context), condition);
    }
    case "phase":
      return state.phase !== null && condition.in.includes(state.phase);
    case "turn":
      return sideSeats(condition.of, context.seat).includes(state.shared.turnSeat);
    case "chain_length":
      return compare(state.shared.chain.length, condition);
    case "summoned_how": {
      const placed = onTable(state, context.source.card);
      const how = placed === null ? context.was?.summoned : placed.data.summoned;
      return how != null && condition.in.includes(how);
    }
    case "source":
      return onTable(state, context.source.card) === null
        ? context.was !== undefined && snapshotMatches(table, context.was, condition.filter)
        : matches(table, context.source.card, condition.filter, context.stats);
  }
}

function compare(
  value: number,
  { is, amount }: { readonly is: Comparison; readonly amount: number },
): boolean {
  if (is === "at_least") return value >= amount;
  return is === "at_most" ? value <= amount : value === amount;
}

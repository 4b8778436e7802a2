/** Numbers on cards: plain, or counted from public facts. */
import { bounded } from "../bounds.ts";
import type { Value } from "../cards/card.ts";
import type { Occurrence, Snapshot, Source, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { cardsIn, type StatsReader, sideSeats } from "./filters.ts";
import { boardOf, onTable } from "./table.ts";

/** Who asks: the controller of the effect, its card, and what triggered it. */
export interface ValueContext {
  readonly seat: Seat;
  readonly source: Source;
  readonly occurrence: Occurrence | null;
  /** Continuous effects ask by printed values: current ones would depend on the very effect that asks. */
  readonly stats: StatsReader;
  /** Its card as it last was, for when it has left (LT 8.14). */
  readonly was?: Snapshot;
}

export function evaluateValue(table: Table, value: Value, context: ValueContext): number {
  if (typeof value === "number") return value;
  const { times = 1, plus = 0 } = value;
  return bounded(counted(table, value, context) * times + plus);
}

function counted(
  table: Table,
  value: Exclude<Value, number>,
  { seat, occurrence, stats }: ValueContext,
): number {
  const { state } = table;
  if (value.count === "event_amount") return occurrence?.amount ?? 0;
  if (value.count === "cards") {
    const { zone, side, filter } = value;
    if (zone === "hand" || zone === "deck") {
      return sum(sideSeats(side, seat).map((each) => state.seats[each][zone].length));
    }
    return cardsIn(table, seat, zone, side, filter, stats).length;
  }
  const seats = sideSeats(value.side ?? "self", seat);
  switch (value.count) {
    case "vice":
      return sum(
        seats.flatMap((each) =>
          boardOf(state, each).map((id) => onTable(state, id)?.data.vice ?? 0),
        ),
      );
    case "clout":
      return sum(seats.map((each) => state.seats[each].clout));
    case "life":
      return sum(seats.map((each) => state.seats[each].lifePoints));
    case "breakdowns":
      return sum(seats.map((each) => state.seats[each].breakdownsCaused));
    case "chain_length":
      return state.shared.chain.length;
    case "turn_number":
      return state.shared.turnNumber;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

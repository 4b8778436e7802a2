import type { Seat } from "@ltcg/engine";
import { advance, endTurn, type Table } from "../table.ts";

/** The other seat's turn is over; this one is in its combat phase, whether it may attack or not. */
export function combatOf(at: Table, seat: Seat): Table {
  const draw = endTurn(at, seat === "host" ? "away" : "host");
  return advance(advance(advance(draw, seat), seat), seat);
}

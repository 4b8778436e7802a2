/** LT 5.1: clout never exceeds its maximum, whatever gives it, and never goes below 0. */
import type { CloutCause } from "../causes.ts";
import type { Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function changeClout(play: Play, seat: Seat, amount: number, cause: CloutCause): void {
  const before = play.state.seats[seat].clout;
  const clout = Math.max(0, Math.min(play.state.config.maxClout, before + amount));
  if (clout === before) return;
  play.emit({ type: "CLOUT_CHANGED", seat, ...cause, amount: clout - before, clout });
}

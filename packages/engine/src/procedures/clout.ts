/** LT 5.1: clout never exceeds its maximum, whatever gives it, and never goes below 0. */
import type { Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function changeClout(play: Play, seat: Seat, amount: number): void {
  const before = play.state.seats[seat].clout;
  const clout = Math.max(0, Math.min(play.state.config.maxClout, before + amount));
  if (clout !== before) play.emit({ type: "CLOUT_CHANGED", seat, amount: clout - before, clout });
}

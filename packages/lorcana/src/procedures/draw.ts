/** CR 4.2.3.1: drawing is the top card of one's own deck into one's hand, one card at a time. */
import type { Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** How many were drawn. */
export function drawCards(
  play: Play,
  seat: Seat,
  amount: number,
  why: "opening" | "turn" | "effect",
): number {
  for (let i = 0; i < amount; i++) {
    const top = play.state.seats[seat].deck[0];
    if (top == null) {
      // CR 1.9.1.2: once is enough for the next check.
      play.emit({ type: "DRAW_FAILED", seat });
      return i;
    }
    play.emit({ type: "CARD_DRAWN", seat, why, change: play.moved(top, { seat, zone: "hand" }) });
  }
  return amount;
}

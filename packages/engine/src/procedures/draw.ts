/** Drawing: one event a card, so that each sees the deck the one before it left. */
import type { DrawCause } from "../causes.ts";
import type { Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** Draws what there is (LT 5.1); gives how many. */
export function drawCards(play: Play, seat: Seat, count: number, cause: DrawCause): number {
  let drawn = 0;
  while (drawn < count) {
    const [top] = play.state.seats[seat].deck;
    if (top == null) break;
    const change = play.moved(top, { seat, zone: "hand" });
    play.emit({ type: "CARD_DRAWN", seat, ...cause, change });
    drawn++;
  }
  return drawn;
}

import type { Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** Each deck has a random stream of its own (LT 4.2). */
export function deckStream(seat: Seat): string {
  return `deck of ${seat}`;
}

/** What an effect leaves to chance. */
export const EFFECT_STREAM = "effects";

export function shuffleDeck(play: Play, seat: Seat): void {
  if (play.state.seats[seat].deck.length === 0) return;
  const change = play.shuffled(seat, "deck", deckStream(seat));
  play.emit({ type: "DECK_SHUFFLED", seat, change });
}

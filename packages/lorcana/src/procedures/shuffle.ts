import type { Shuffled } from "@tcg/core";
import type { Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** A stream each, so that one deck's shuffles say nothing about the other's. */
export function deckStream(seat: Seat): string {
  return `deck ${seat}`;
}

export const EFFECT_STREAM = "effects";

/** The new order of the cards and their new ids. An empty deck is not shuffled. */
export function shuffleDeck(play: Play, seat: Seat): Shuffled["order"] {
  if (play.state.seats[seat].deck.length === 0) return [];
  const change = play.shuffled(seat, "deck", deckStream(seat));
  play.emit({ type: "DECK_SHUFFLED", seat, change });
  return change.order;
}

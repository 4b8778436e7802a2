import type { Seat } from "../vocabulary.ts";

/** A stream each, so that one deck's shuffles say nothing about the other's. */
export function deckStream(seat: Seat): string {
  return `deck ${seat}`;
}

export const EFFECT_STREAM = "effects";

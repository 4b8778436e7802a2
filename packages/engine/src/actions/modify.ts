/** What the actions that set a standing fact have in common (LT 8.9). */
import type { CardId } from "@tcg/core";
import { applyModifier } from "../procedures/modifiers.ts";
import { isFaceUp, onTable } from "../reading/table.ts";
import type { Modifier, ModifierFact } from "../types.ts";
import type { Duration, Seat } from "../vocabulary.ts";
import type { Resolving } from "./resolving.ts";

/** Cards that are not on the table keep nothing (LT 2.7), so nothing is set on them. */
export function modifyCards(
  r: Resolving,
  cards: readonly CardId[],
  fact: ModifierFact,
  duration?: Duration,
): void {
  for (const card of cards) {
    if (onTable(r.play.state, card) !== null) modify(r, { card }, fact, duration);
  }
}

export function modifySeats(
  r: Resolving,
  seats: readonly Seat[],
  fact: ModifierFact,
  duration?: Duration,
): void {
  for (const seat of seats) modify(r, { seat }, fact, duration);
}

function modify(
  { play, seat, link }: Resolving,
  on: Modifier["on"],
  fact: ModifierFact,
  duration: Duration = "turn",
): void {
  // It would end before it began.
  if (duration === "while_source" && !isFaceUp(play.state, link.source.card)) return;
  applyModifier(play, seat, link.source, on, fact, duration);
}

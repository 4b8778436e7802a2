/** Effects that leave something standing on cards. CR 7.6.3: on those that are there now, no others. */
import type { CardId } from "@tcg/core";
import type { Selector } from "../cards.ts";
import { applyEffect } from "../procedures/effects.ts";
import { inPlay, isBeingPlayed } from "../reading/table.ts";
import type { LastingFact } from "../types.ts";
import type { Duration } from "../vocabulary.ts";
import type { Resolving } from "./effect.ts";

export function applyToCards(
  r: Resolving,
  target: Selector,
  fact: LastingFact,
  duration: Duration,
): void {
  const found = r.targets("target", target);
  if (found === null) return;
  // CR 7.1.6: what is said of a card that is being played holds for it once it is in play.
  const { state } = r.play;
  const isMeant = (id: CardId): boolean =>
    inPlay(state, id) !== null || (target.pick === "those" && isBeingPlayed(state, id));
  const cards = found.filter(isMeant);
  const { seat, source } = r.resolution;
  for (const card of cards) {
    applyEffect(r.play, { on: { card }, fact, duration, seat, source, next: false });
  }
  r.did(cards.length, r.needed(target));
}

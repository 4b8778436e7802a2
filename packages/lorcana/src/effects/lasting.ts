/** Effects that leave something standing on cards. CR 7.6.3: on those that are there now, no others. */
import type { Selector } from "../cards.ts";
import { applyEffect } from "../procedures/effects.ts";
import type { LastingFact } from "../types.ts";
import type { Duration } from "../vocabulary.ts";
import type { Resolving } from "./effect.ts";

export function applyToCards(
  r: Resolving,
  target: Selector,
  fact: LastingFact,
  duration: Duration,
): void {
  const cards = r.targetsInPlay("target", target);
  if (cards === null) return;
  const { seat, source } = r.resolution;
  for (const card of cards) {
    applyEffect(r.play, { on: { card }, fact, duration, seat, source, next: false });
  }
  r.did(cards.length, r.needed(target));
}

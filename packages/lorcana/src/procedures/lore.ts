/** Lore, up and down. */
import { MOST } from "../bounds.ts";
import { isSeatRestricted } from "../reading/restrictions.ts";
import type { Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** How much was gained. */
export function gainLore(
  play: Play,
  seat: Seat,
  upTo: number,
  why: "quest" | "location" | "effect",
): number {
  const before = play.state.seats[seat].lore;
  // CR 7.1.7e: what does not fit is not gained.
  const amount = Math.min(upTo, MOST - before);
  if (amount <= 0 || isSeatRestricted(play, seat, "gain-lore")) return 0;
  play.emit({ type: "LORE_CHANGED", seat, amount, lore: before + amount, why });
  return amount;
}

/** How much was lost. Lore does not go below 0: what is missing is not lost (CR 1.2.3). */
export function loseLore(play: Play, seat: Seat, amount: number): number {
  const { lore } = play.state.seats[seat];
  const lost = Math.min(amount, lore);
  if (lost <= 0 || isSeatRestricted(play, seat, "lose-lore")) return 0;
  play.emit({ type: "LORE_CHANGED", seat, amount: -lost, lore: lore - lost, why: "effect" });
  return lost;
}

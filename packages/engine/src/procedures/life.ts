/** Life points go up and down. They never go below 0; at 0 a seat loses (LT 12.1). */
import { MOST } from "../bounds.ts";
import type { LifeCause } from "../causes.ts";
import type { Play, Snapshot, Source } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function dealDamage(
  play: Play,
  seat: Seat,
  amount: number,
  by: "battle" | "effect",
  source: Source,
  was: Snapshot | null,
): void {
  if (amount <= 0) return;
  play.emit({ type: "DAMAGE_DEALT", seat, amount, by, source, was });
  loseLife(play, seat, amount, { why: "damage", source });
}

export function loseLife(play: Play, seat: Seat, amount: number, cause: LifeCause): void {
  const { lifePoints } = play.state.seats[seat];
  const left = Math.max(0, lifePoints - amount);
  if (left !== lifePoints) {
    play.emit({ type: "LP_CHANGED", seat, ...cause, amount: left - lifePoints, lifePoints: left });
  }
}

/** LT 1.6: what would go beyond the bound is not gained. */
export function heal(play: Play, seat: Seat, upTo: number, source: Source): void {
  const before = play.state.seats[seat].lifePoints;
  const amount = Math.min(upTo, MOST - before);
  if (amount <= 0) return;
  play.emit({ type: "LIFE_HEALED", seat, amount, source });
  const lifePoints = before + amount;
  play.emit({ type: "LP_CHANGED", seat, why: "heal", source, amount, lifePoints });
}

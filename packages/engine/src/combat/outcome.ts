/** LT 10.5 to 10.8: what a battle comes to, from current stats. Also shown as a preview (13.2). */
import { type CardId, cardOf } from "@tcg/core";
import { hasKeyword, statsOf } from "../reading/stats.ts";
import { onTable } from "../reading/table.ts";
import type { PendingAttack, Table } from "../types.ts";
import { otherSeat, type Seat } from "../vocabulary.ts";

export interface BattleOutcome {
  readonly damage: readonly {
    readonly seat: Seat;
    readonly amount: number;
    /** The card that deals it. */
    readonly source: CardId;
  }[];
  /** Before protections. */
  readonly destroyed: readonly CardId[];
}

export function battleOutcome(
  table: Table,
  { attacker, target }: Pick<PendingAttack, "attacker" | "target">,
): BattleOutcome {
  const { state } = table;
  const seat = cardOf(state, attacker).seat;
  const other = otherSeat(seat);
  const { attack } = statsOf(table, attacker);
  if (target === null) return { damage: loss(other, attack, attacker), destroyed: [] };
  const defending = statsOf(table, target);
  if (onTable(state, target)?.data.position === "attack") {
    const difference = attack - defending.attack;
    if (difference > 0) return { damage: loss(other, difference, attacker), destroyed: [target] };
    if (difference < 0) return { damage: loss(seat, -difference, target), destroyed: [attacker] };
    // LT 10.5: equal and above 0 destroys both, 0 against 0 nothing.
    return { damage: [], destroyed: attack > 0 ? [attacker, target] : [] };
  }
  const difference = attack - defending.defense;
  if (difference < 0) return { damage: loss(seat, -difference, target), destroyed: [] };
  if (difference === 0) return { damage: [], destroyed: [] };
  const pierces = hasKeyword(table, attacker, "pierce");
  return { damage: pierces ? loss(other, difference, attacker) : [], destroyed: [target] };
}

function loss(seat: Seat, amount: number, source: CardId): BattleOutcome["damage"] {
  return amount > 0 ? [{ seat, amount, source }] : [];
}

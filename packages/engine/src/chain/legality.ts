/**
 * Whether an effect can be activated: its condition, and whether its targets can be chosen and its
 * costs paid, none with a chosen target (LT 8.12). From public facts only.
 */
import { type CardId, subsets } from "@tcg/core";
import type { Cost, TargetRequirement } from "../cards/card.ts";
import type { CompleteEffect } from "../cards/complete-cards.ts";
import { inOrder } from "../choices/costs.ts";
import { areMatched, costsPayable } from "../choices/payable.ts";
import { targetOptions } from "../choices/targets.ts";
import { evaluateCondition } from "../reading/conditions.ts";
import { cloutCost, statsOf } from "../reading/stats.ts";
import { definition, isOnBoard } from "../reading/table.ts";
import type { Activation, Occurrence, Snapshot, Source, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export interface ActivationAttempt {
  readonly seat: Seat;
  readonly source: Source;
  /** Null for a card that does nothing when it is activated but lie there. */
  readonly effect: CompleteEffect | null;
  readonly occurrence: Occurrence | null;
  /** A spell or trap being activated costs its clout; an effect of one does not. */
  readonly via?: Activation["via"];
  /** For a trigger whose condition asks about its card: that card as it last was (LT 8.14). */
  readonly was?: Snapshot;
}

/** The costs of an activation, that of the card itself first. */
export function costsOf(
  table: Table,
  {
    seat,
    source,
    via,
    effect,
  }: Pick<Activation, "seat" | "source"> & {
    readonly via?: Activation["via"] | undefined;
    readonly effect: CompleteEffect | null;
  },
): Cost[] {
  const isCard = via === "spell" || via === "trap";
  const amount = isCard ? cloutCost(table, seat, definition(table, source.def)) : 0;
  // Always in its place, though it be 0: what is paid next is found by how many have been paid.
  const own: Cost[] = isCard ? [{ kind: "pay_clout", amount }] : [];
  return inOrder([...own, ...(effect?.costs ?? [])]);
}

/** LT 7.6: an equip names a stereotype of either side, unless its effect says which. */
const EQUIP_TARGET: TargetRequirement = { zone: "board", side: "any", count: 1 };

/** What has to be chosen on activation. */
export function requirementsOf(
  table: Table,
  {
    source,
    via,
    effect,
  }: {
    readonly source: Source;
    readonly via?: Activation["via"] | undefined;
    readonly effect: CompleteEffect | null;
  },
): readonly TargetRequirement[] {
  const card = definition(table, source.def);
  const own = effect?.targets ?? [];
  const isEquip = via === "spell" && card.type === "spell" && card.spellType === "equip";
  if (!isEquip) return own;
  const [first = EQUIP_TARGET, ...others] = own;
  return [{ ...first, filter: { ...first.filter, face: "up" } }, ...others];
}

export function canBeActivated(table: Table, attempt: ActivationAttempt): boolean {
  const { seat, source, effect, occurrence, was } = attempt;
  if (effect?.condition) {
    const context = { seat, source, occurrence, stats: statsOf, ...(was && { was }) };
    if (!evaluateCondition(table, effect.condition, context)) return false;
  }
  const none = requirementsOf(table, attempt).map(() => NONE);
  return canBeCompleted(table, attempt, none);
}

/** Whether what is missing can still be chosen and paid. `targets`: what has been chosen. */
export function canBeCompleted(
  table: Table,
  attempt: ActivationAttempt,
  targets: readonly (readonly CardId[])[],
): boolean {
  const costs = costsOf(table, attempt);
  const requirements = requirementsOf(table, attempt);
  if (requirements.length > 0) return findsTargets(table, attempt, targets, requirements, costs);
  const { seat, source } = attempt;
  return costsPayable(table, { seat, source, targets: NONE }, costs);
}

const NONE: readonly CardId[] = [];

function findsTargets(
  table: Table,
  { seat, source }: ActivationAttempt,
  targets: readonly (readonly CardId[])[],
  requirements: readonly TargetRequirement[],
  costs: readonly Cost[],
): boolean {
  const { state } = table;
  const isOwn = (id: CardId): boolean => isOnBoard(state, seat, id);
  /** `settled`: requirements that take no more of the seat's own stereotypes. */
  const completes = (chosen: typeof targets, settled: readonly number[]): boolean => {
    const missing = requirements.map(({ count }, place) => ({
      count: count - (chosen[place]?.length ?? 0),
      from: targetOptions(table, { seat, source, requirements, targets: chosen }, place).filter(
        (id) => !(settled.includes(place) && isOwn(id)),
      ),
    }));
    // Targets and costs share no card: that is one matching for all of them.
    const paying = { seat, source, targets: chosen.flat() };
    if (!costsPayable(table, paying, costs, missing)) return false;
    const place = missing.findIndex(({ count, from }) => count > 0 && from.some(isOwn));
    if (place < 0 || areMatched(costs)) return true;
    // Which of its own stereotypes are targets changes what counters and values there are to pay with.
    const { count, from } = missing[place] as (typeof missing)[number];
    const own = from.filter(isOwn);
    for (let size = 0; size <= Math.min(count, own.length); size++) {
      for (const some of subsets(own, size)) {
        const then = some.reduce((before, id) => withTarget(before, place, id), chosen);
        if (completes(then, [...settled, place])) return true;
      }
    }
    return false;
  };
  return completes(targets, []);
}

export function withTarget(
  targets: readonly (readonly CardId[])[],
  place: number,
  id: CardId,
): readonly (readonly CardId[])[] {
  return targets.map((chosen, i) => (i === place ? [...chosen, id] : chosen));
}

/**
 * Whether an effect can be activated: its condition, and whether its targets can be chosen and its
 * costs paid, none with a chosen target (LT 8.12). From public facts only.
 */
import { type CardId, type CardNeed, subsets } from "@tcg/core";
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
): readonly Cost[] {
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
  return canBeCompleted(table, attempt);
}

/** Whether all targets can be chosen and all costs paid. */
export function canBeCompleted(table: Table, attempt: ActivationAttempt): boolean {
  const demands = demandsOf(table, attempt);
  const { requirements, costs } = demands;
  if (requirements.length === 0) {
    const { seat, source } = attempt;
    return costsPayable(table, { seat, source, targets: NONE }, costs);
  }
  const none = requirements.map(() => NONE);
  return completes(table, attempt, demands, none, NOTHING_SETTLED);
}

/** What can be chosen for one of its targets, so that the rest is still possible. `targets`: those so far. */
export function completingTargets(
  table: Table,
  attempt: ActivationAttempt,
  targets: readonly (readonly CardId[])[],
  place: number,
): CardId[] {
  const { seat, source } = attempt;
  const demands = demandsOf(table, attempt);
  const { requirements } = demands;
  return targetOptions(table, { seat, source, requirements, targets }, place).filter((id) =>
    completes(table, attempt, demands, withTarget(targets, place, id), NOTHING_SETTLED),
  );
}

/** What an activation has to choose and to pay. */
interface Demands {
  readonly requirements: readonly TargetRequirement[];
  readonly costs: readonly Cost[];
}

function demandsOf(table: Table, attempt: ActivationAttempt): Demands {
  return { requirements: requirementsOf(table, attempt), costs: costsOf(table, attempt) };
}

const NONE: readonly CardId[] = [];
const NOTHING_SETTLED: readonly number[] = [];

/** Targets that a requirement still lacks. */
interface Missing extends CardNeed {
  readonly place: number;
}

/**
 * Whether what is missing can still be chosen and paid. `chosen`: what has been. `settled`: requirements
 * that take no more of the seat's own stereotypes.
 */
function completes(
  table: Table,
  attempt: ActivationAttempt,
  demands: Demands,
  chosen: readonly (readonly CardId[])[],
  settled: readonly number[],
): boolean {
  const { seat, source } = attempt;
  const { requirements, costs } = demands;
  const isOwn = (id: CardId): boolean => isOnBoard(table.state, seat, id);
  const missing: Missing[] = [];
  requirements.forEach(({ count: wanted }, place) => {
    const count = wanted - (chosen[place]?.length ?? 0);
    if (count <= 0) return;
    const all = targetOptions(table, { seat, source, requirements, targets: chosen }, place);
    const from = settled.includes(place) ? all.filter((id) => !isOwn(id)) : all;
    missing.push({ place, count, from });
  });
  // Targets and costs share no card: that is one matching for all of them.
  const paying = { seat, source, targets: chosen.flat() };
  if (!costsPayable(table, paying, costs, missing)) return false;
  if (areMatched(costs)) return true;
  const next = missing.find(({ from }) => from.some(isOwn));
  if (next === undefined) return true;
  // Which of its own stereotypes are targets changes what counters and values there are to pay with.
  const { place, count, from } = next;
  const own = from.filter(isOwn);
  for (let size = 0; size <= Math.min(count, own.length); size++) {
    for (const some of subsets(own, size)) {
      const then = some.reduce((before, id) => withTarget(before, place, id), chosen);
      if (completes(table, attempt, demands, then, [...settled, place])) return true;
    }
  }
  return false;
}

export function withTarget(
  targets: readonly (readonly CardId[])[],
  place: number,
  id: CardId,
): readonly (readonly CardId[])[] {
  return targets.map((chosen, i) => (i === place ? [...chosen, id] : chosen));
}

/**
 * Whether an effect can be activated: its condition, and whether its targets can be chosen and its
 * costs paid, none with a chosen target (LT 8.12). From public facts only.
 */
import type { CardId } from "@tcg/core";
import type { Cost, Effect, TargetRequirement } from "../cards.ts";
import { inOrder } from "../choices/costs.ts";
import { costsPayable } from "../choices/payable.ts";
import { targetOptions } from "../choices/targets.ts";
import { evaluateCondition } from "../conditions.ts";
import { cloutCost } from "../stats.ts";
import { type Book, definition } from "../table.ts";
import type { Activation, Occurrence, Snapshot, Source, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export interface Trying {
  readonly seat: Seat;
  readonly source: Source;
  /** Null for a card that does nothing when it is activated but lie there. */
  readonly effect: Effect | null;
  readonly occurrence: Occurrence | null;
  /** A spell or trap being activated costs its clout; an effect of one does not. */
  readonly via?: Activation["via"];
  /** For a trigger whose condition asks about its card: that card as it last was (LT 8.14). */
  readonly was?: Snapshot;
}

/** The costs of an activation, that of the card itself first. */
export function costsOf(
  book: Book,
  state: State,
  {
    seat,
    source,
    via,
    effect,
  }: Pick<Activation, "seat" | "source"> & {
    readonly via?: Activation["via"] | undefined;
    readonly effect: Effect | null;
  },
): Cost[] {
  const isCard = via === "spell" || via === "trap";
  const amount = isCard ? cloutCost(book, state, seat, definition(book, source.def)) : 0;
  // Always in its place, though it be 0: what is paid next is found by how many have been paid.
  const own: Cost[] = isCard ? [{ kind: "pay_clout", amount }] : [];
  return inOrder([...own, ...(effect?.costs ?? [])]);
}

/** LT 7.6: an equip names a stereotype of either side, unless its effect says which. */
const EQUIP_TARGET: TargetRequirement = { zone: "board", side: "any", count: 1 };

/** What has to be chosen on activation. */
export function requirementsOf(
  book: Book,
  {
    source,
    via,
    effect,
  }: {
    readonly source: Source;
    readonly via?: Activation["via"] | undefined;
    readonly effect: Effect | null;
  },
): readonly TargetRequirement[] {
  const card = definition(book, source.def);
  const own = effect?.targets ?? [];
  const isEquip = via === "spell" && card.type === "spell" && card.spellType === "equip";
  if (!isEquip) return own;
  const [first = EQUIP_TARGET, ...others] = own;
  return [{ ...first, filter: { ...first.filter, face: "up" } }, ...others];
}

export function canBeActivated(book: Book, state: State, trying: Trying): boolean {
  const { seat, source, effect, occurrence, was } = trying;
  if (effect?.condition) {
    const asking = { seat, source, occurrence, ...(was && { was }) };
    if (!evaluateCondition(book, state, effect.condition, asking)) return false;
  }
  // What cannot be paid whatever the targets need not be tried with all of them.
  const costs = costsOf(book, state, { seat, source, via: trying.via, effect });
  if (!costsPayable(book, state, { seat, source, targets: [] }, costs)) return false;
  const none = requirementsOf(book, trying).map(() => []);
  return canBeCompleted(book, state, trying, none);
}

/** Whether what is missing can still be chosen and paid. `targets`: what has been chosen. */
export function canBeCompleted(
  book: Book,
  state: State,
  trying: Trying,
  targets: readonly (readonly CardId[])[],
): boolean {
  const { seat, source, effect } = trying;
  const requirements = requirementsOf(book, trying);
  const place = requirements.findIndex(({ count }, i) => (targets[i]?.length ?? 0) < count);
  if (place < 0) {
    const costs = costsOf(book, state, { seat, source, via: trying.via, effect });
    return costsPayable(book, state, { seat, source, targets: targets.flat() }, costs);
  }
  const options = targetOptions(book, state, { seat, source, requirements, targets }, place);
  const missing = (requirements[place]?.count ?? 0) - (targets[place]?.length ?? 0);
  if (options.length < missing) return false;
  return options.some((id) => canBeCompleted(book, state, trying, withTarget(targets, place, id)));
}

export function withTarget(
  targets: readonly (readonly CardId[])[],
  place: number,
  id: CardId,
): readonly (readonly CardId[])[] {
  return targets.map((chosen, i) => (i === place ? [...chosen, id] : chosen));
}

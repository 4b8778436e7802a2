/**
 * LT 8.1, 9.4: the effects of cards that lie face-up and are not on their way: what listens, what states
 * something for as long as it lies there, and what their controllers may use.
 */
import { revised } from "@tcg/core";
import type { ContinuousEffect } from "../cards/continuous.ts";
import type { Printed } from "../cards/printed.ts";
import type { Source, Table, Watcher } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { allOnTable, isInForce, onTable } from "./table.ts";

/** A continuous effect where it lies. */
interface InForce {
  readonly source: Source;
  readonly seat: Seat;
  readonly effect: ContinuousEffect;
}

interface EffectsAtWork {
  readonly cards: readonly CardAtWork[];
  /** Those of them with ignition or quick effects. */
  readonly usable: readonly CardAtWork[];
  /** Effects that answer events. */
  readonly watchers: readonly Watcher[];
  /** Whether the condition of any of them asks about its card (LT 8.14). */
  readonly askAboutSource: boolean;
  readonly continuous: readonly InForce[];
  /** Whether the table decides alone what they state: no condition, and no amount is counted. */
  readonly askNothing: boolean;
}

interface CardAtWork {
  readonly source: Source;
  readonly seat: Seat;
  readonly printed: Printed;
}

/** In order of their cards. Most of what happens on the table changes none of them. */
export const effectsAtWork = revised((table: Table, before: EffectsAtWork | undefined) => {
  const cards = cardsAtWork(table, before?.cards ?? []);
  return before !== undefined && cards === before.cards ? before : effectsOf(cards);
}, "table");

/** Those that have such effects; the very list from before where it is the same. */
function cardsAtWork(
  { state, printed }: Table,
  before: readonly CardAtWork[],
): readonly CardAtWork[] {
  const found: CardAtWork[] = [];
  let isSame = true;
  for (const id of allOnTable(state)) {
    const card = onTable(state, id);
    if (card === null) continue;
    const read = printed.of(card.def);
    if (!doesAnything(read) || !isInForce(state, id)) continue;
    const was = before[found.length];
    if (was?.source.card === id && was.seat === card.seat) {
      found.push(was);
      continue;
    }
    isSame = false;
    found.push({ source: { card: id, def: card.def }, seat: card.seat, printed: read });
  }
  return isSame && found.length === before.length ? before : found;
}

function doesAnything({ listening, continuous, usable }: Printed): boolean {
  return listening.length > 0 || continuous.length > 0 || usable.length > 0;
}

function effectsOf(cards: readonly CardAtWork[]): EffectsAtWork {
  const watchers: Watcher[] = [];
  const continuous: InForce[] = [];
  for (const { source, seat, printed } of cards) {
    for (const listening of printed.listening)
      watchers.push({ controller: seat, source, listening });
    for (const effect of printed.continuous) continuous.push({ source, seat, effect });
  }
  return {
    cards,
    usable: cards.filter(({ printed }) => printed.usable.length > 0),
    watchers,
    askAboutSource: watchers.some(({ listening }) => listening.asksAboutSource),
    continuous,
    askNothing: continuous.every(asksNothing),
  };
}

function asksNothing({ effect }: InForce): boolean {
  return (
    effect.condition === undefined &&
    effect.actions.every((action) => !("amount" in action && typeof action.amount === "object"))
  );
}

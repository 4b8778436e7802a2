/**
 * CR 4.3.4.4b: every card that is to pay is named before anything is paid. What paying one cost changes
 * cannot take away what another was named for.
 */
import type { CardId } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import type { Cost } from "../cards.ts";
import { nextSingers } from "../keywords/sing-together.ts";
import { singingCost } from "../keywords/singer.ts";
import type { Table } from "../types.ts";
import type { CostTask } from "./cost.ts";
import { costPool, needsOf, type Taken, toExert } from "./needs.ts";

type Singers = Extract<Cost, { readonly pay: "singers" }>;

/** For each cost the cards that pay it. Null: the payer is asked. */
export function namedFor(asking: Asking<CostTask>): readonly (readonly CardId[])[] | null {
  const named: (readonly CardId[])[] = [];
  for (const [i, cost] of asking.task.costs.entries()) {
    const cards =
      cost.pay === "singers" ? namedSingers(asking, i, cost) : namedOf(asking, i, named);
    if (cards === null) return null;
    named.push(cards);
  }
  return named;
}

/** One card after the other. */
function namedOf(
  asking: Asking<CostTask>,
  at: number,
  before: readonly (readonly CardId[])[],
): readonly CardId[] | null {
  const { seat, costs } = asking.task;
  const found: CardId[] = [];
  const count = needsOf(costs[at] as Cost).length;
  for (let n = 0; n < count; n++) {
    const taken: Taken = [...before, found];
    const pool = costPool(asking.task, taken);
    // Everybody knows that there is one: the cost was said to be payable.
    const chosen = asking.cards(keyOf(at, n), seat, pool, { min: 1, max: 1, due: true });
    if (chosen === null) return null;
    found.push(...chosen);
  }
  return found;
}

/** CR 10.10: one singer after the other, more than enough of them if one likes. */
function namedSingers(
  asking: Asking<CostTask>,
  at: number,
  { need, singers }: Singers,
): readonly CardId[] | null {
  if (need === null) return singers;
  const { play, task } = asking;
  const { seat, card, costs } = task;
  for (let n = 0; ; n++) {
    const sung = singersIn(task, at, n);
    const left = needed(play, need, sung);
    const cards = nextSingers(play, { seat, song: card, need: left, sung }, toExert(costs));
    const pool = { from: "these", cards, seat, self: card, byEffect: false } as const;
    const chosen = asking.cards(keyOf(at, n), seat, pool, { min: left > 0 ? 1 : 0, max: 1 });
    if (chosen === null) return null;
    if (chosen.length === 0) return sung;
  }
}

function singersIn({ answers }: CostTask, at: number, count: number): CardId[] {
  return Array.from({ length: count }, (_, n) => answers[keyOf(at, n)] as CardId[]).flat();
}

function needed(table: Table, need: number, sung: readonly CardId[]): number {
  return sung.reduce((left, singer) => left - singingCost(table, singer), need);
}

/** What a song that is sung together still needs. */
export function stillNeeded(table: Table, task: CostTask, need: number): number {
  const at = task.costs.findIndex(({ pay }) => pay === "singers");
  const count = Object.keys(task.answers).filter((key) => key.startsWith(`${at} `)).length;
  return needed(table, need, singersIn(task, at, count));
}

export function keyOf(at: number, n: number): string {
  return `${at} ${n}`;
}

/** Every kind of cost. */
import type { CardId } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import type { Cost } from "../cards.ts";
import { banishTask } from "../procedures/banish.ts";
import { banish } from "./banish.ts";
import { banishThis } from "./banish-this.ts";
import type { CostRule, CostTable, CostTask, Paying } from "./cost.ts";
import { damageThis } from "./damage-this.ts";
import { discard } from "./discard.ts";
import { exert } from "./exert.ts";
import { exertAnother } from "./exert-another.ts";
import { ink } from "./ink.ts";
import { namedFor } from "./naming.ts";
import { areServed } from "./needs.ts";
import { returnAnother } from "./return-another.ts";
import { singers } from "./singers.ts";

const costRules: CostTable = {
  exert,
  ink,
  "banish-this": banishThis,
  "damage-this": damageThis,
  discard,
  banish,
  "exert-another": exertAnother,
  "return-another": returnAnother,
  singers,
};

function ruleOf(cost: Cost): CostRule<Cost> {
  return costRules[cost.pay] as CostRule<Cost>;
}

/** CR 4.3.4.1: all of it, or none. Ink is one cost, added up before, and no card pays twice. */
export function canPayAll(paying: Paying, costs: readonly Cost[]): boolean {
  return costs.every((cost) => ruleOf(cost).canPay(paying, cost)) && areServed(paying, costs);
}

/** CR 4.3.4.6: when all that is to pay has been named, everything is paid, or the payer is asked. */
export function payCosts(asking: Asking<CostTask>): void {
  const named = namedFor(asking);
  if (named === null) return;
  const { play, task } = asking;
  const { seat, card, costs } = task;
  const banished = costs.flatMap(({ pay }, i) => {
    if (pay === "banish-this") return [card];
    return pay === "banish" ? (named[i] ?? []) : [];
  });
  if (banished.length > 0) play.next(banishTask(banished));
  const paid = costs.map((cost, i) => ({ cost, named: named[i] ?? [] }));
  // What is exerted is exerted first: after that it may still leave play for another cost.
  const [first, last] = [paid.filter((one) => !leaves(one)), paid.filter(leaves)];
  for (const { cost, named: cards } of [...first, ...last]) {
    let now = cards;
    const became = (ids: readonly CardId[]): void => {
      now = ids;
    };
    ruleOf(cost).pay?.({ play, seat, card, named: cards, became }, cost);
    if ("as" in cost && cost.as !== undefined) {
      play.emit({ type: "REFERENCE_BOUND", as: cost.as, cards: now });
    }
  }
}

/** One piece of work: all of it is named first, and paid together. */
export function paying(
  { seat, card, spared }: Omit<Paying, "table">,
  costs: readonly Cost[],
  answers: CostTask["answers"] = {},
): CostTask[] {
  if (costs.length === 0) return [];
  return [{ kind: "cost", costs, seat, card, answers, ...(spared && { spared }) }];
}

function leaves({ cost }: { readonly cost: Cost }): boolean {
  return cost.pay === "return-another";
}

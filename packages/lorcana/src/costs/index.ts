/** Every kind of cost. */
import type { Asking } from "../asking/asking.ts";
import type { Cost } from "../cards.ts";
import { banish } from "./banish.ts";
import { banishThis } from "./banish-this.ts";
import type { CostRule, CostTable, CostTask, Paying } from "./cost.ts";
import { damageThis } from "./damage-this.ts";
import { discard } from "./discard.ts";
import { exert } from "./exert.ts";
import { exertAnother } from "./exert-another.ts";
import { ink } from "./ink.ts";
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

export function payCost(asking: Asking<CostTask>): void {
  ruleOf(asking.task.cost).pay(asking, asking.task.cost);
}

/** What is exerted is exerted first: after that it may still leave play for another cost. */
export function costTasks(
  { seat, card, spared }: Omit<Paying, "table">,
  costs: readonly Cost[],
): CostTask[] {
  const [first, last] = [costs.filter((cost) => !leaves(cost)), costs.filter(leaves)];
  return [...first, ...last].map((cost, i, all) => {
    const later = all.slice(i + 1);
    return { kind: "cost", cost, later, seat, card, answers: {}, ...(spared && { spared }) };
  });
}

function leaves({ pay }: Cost): boolean {
  return pay === "banish" || pay === "return-another" || pay === "banish-this";
}

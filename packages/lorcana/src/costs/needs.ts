/**
 * Costs that take cards: which they could be, and whether all can be served. A card that is
 * exerted may be banished for another cost after that; otherwise no card pays twice.
 */
import { cardsOf } from "../asking/pools.ts";
import type { Cost, Filter } from "../cards.ts";
import { canBeMatched } from "../reading/matching.ts";
import type { Pool } from "../types.ts";
import type { Paying, Spared } from "./cost.ts";

type Taking = "hand" | Spared["from"];

const TAKINGS: readonly Taking[] = ["hand", "exerting", "leaving"];

interface Need {
  readonly from: Taking;
  readonly where: Filter;
}

/** CR 6.1.4: to be exerted for a cost a character must be dry. */
const ABLE: Filter = { exerted: false, drying: false, type: ["character", "item"] };

/** One for each card it takes. */
function needsOf(cost: Cost): Need[] {
  switch (cost.pay) {
    case "discard": {
      const { count, where = {} } = cost;
      return Array.from({ length: count }, () => ({ from: "hand", where }));
    }
    case "exert-another":
      return [{ from: "exerting", where: { ...ABLE, ...cost.where, ...OWN } }];
    case "banish":
    case "return-another":
      return [{ from: "leaving", where: { ...cost.where, ...OWN } }];
    case "exert":
    case "ink":
    case "banish-this":
    case "damage-this":
    case "singers":
      return [];
  }
}

const OWN = { side: "yours", other: true } as const;

type Payer = Pick<Paying, "seat" | "card" | "spared">;

/** What the payer may choose from for this cost, and still pay those that come later. */
export function costPool(payer: Payer, cost: Cost, later: readonly Cost[]): Pool {
  const [need, ...same] = needsOf(cost) as [Need, ...Need[]];
  const others = [...same, ...later.flatMap(needsOf)].filter(({ from }) => from === need.from);
  const pool = poolOf(payer, need);
  return others.length === 0 ? pool : { ...pool, reserve: others.map(({ where }) => where) };
}

/** The payer chooses among its own cards, so Ward does not matter. */
function poolOf(
  { seat, card, spared }: Payer,
  { from, where }: Need,
): Extract<Pool, { readonly reserve?: unknown }> {
  if (from === "hand") return { from: "hand", where, seat, self: card };
  const except = spared?.from === from ? { except: [spared.card] } : {};
  return { from: "play", where, seat, self: card, byEffect: false, ...except };
}

/** What has to be left for costs that exert: a filter for each card. */
export function toExert(costs: readonly Cost[]): Filter[] {
  const needs = costs.flatMap(needsOf).filter(({ from }) => from === "exerting");
  return needs.map(({ where }) => where);
}

/** Whether every cost finds its cards. */
export function areServed(paying: Paying, costs: readonly Cost[]): boolean {
  const { table, seat, card } = paying;
  const needs = costs.flatMap(needsOf);
  if (needs.length === 0) return true;
  return TAKINGS.every((from) => {
    const lists = needs
      .filter((need) => need.from === from)
      .map((need) => cardsOf(table, seat, poolOf(paying, need)))
      // The card that is being played has left the hand when this is paid.
      .map((ids) => ids.filter((id) => id !== card));
    return canBeMatched(lists);
  });
}

/**
 * Costs that take cards: which they could be, and whether all can be served. A card that is
 * exerted may be banished for another cost after that; otherwise no card pays twice.
 */
import type { CardId } from "@tcg/core";
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

const NONE: readonly Need[] = [];

/** One for each card it takes. */
export function needsOf(cost: Cost): readonly Need[] {
  switch (cost.pay) {
    case "discard": {
      const { count, where = {} } = cost;
      return Array.from({ length: count }, () => ({ from: "hand", where }));
    }
    case "exert-another":
      return [{ from: "exerting", where: { ...ABLE, ...cost.where, ...OWN } }];
    case "banish":
      return [{ from: "leaving", where: { ...cost.where, side: "yours" } }];
    case "return-another":
      return [{ from: "leaving", where: { ...cost.where, ...OWN } }];
    case "exert":
    case "ink":
    case "banish-this":
    case "damage-this":
    case "singers":
      return NONE;
  }
}

const OWN = { side: "yours", other: true } as const;

type Payer = Pick<Paying, "seat" | "card" | "spared"> & { readonly costs: readonly Cost[] };

/** Cards that are named for the costs so far: the last of them is the one that more are named for. */
export type Taken = readonly (readonly CardId[])[];

/** What the payer may choose from for the next card of a cost, and still pay for all others. */
export function costPool(payer: Payer, taken: Taken): Pool {
  const at = taken.length - 1;
  const [need, ...same] = needsOf(payer.costs[at] as Cost).slice(taken[at]?.length) as [Need];
  const later = payer.costs.slice(at + 1).flatMap(needsOf);
  const others = [...same, ...later].filter(({ from }) => from === need.from);
  const pool = poolOf(payer, need, taken);
  return others.length === 0 ? pool : { ...pool, reserve: others.map(({ where }) => where) };
}

/** The payer chooses among its own cards, so Ward does not matter. */
function poolOf(
  payer: Payer,
  { from, where }: Need,
  taken: Taken,
): Extract<Pool, { readonly reserve?: unknown }> {
  const { seat, card } = payer;
  const gone = except(payer, from, taken);
  const left = gone.length === 0 ? {} : { except: gone };
  if (from === "hand") return { from: "hand", where, seat, self: card, ...left };
  return { from: "play", where, seat, self: card, byEffect: false, ...left };
}

/** Cards that pay in the same manner already: named, spoken for, or this card by itself. */
function except({ card, spared, costs }: Payer, from: Taking, taken: Taken): CardId[] {
  const named = costs.flatMap((cost, i) => (takingOf(cost) === from ? (taken[i] ?? []) : []));
  const isOwn = costs.some(({ pay }) => pay === BY_ITSELF[from]);
  return [...named, ...(spared?.from === from ? [spared.card] : []), ...(isOwn ? [card] : [])];
}

const BY_ITSELF = { hand: null, exerting: "exert", leaving: "banish-this" } as const;

function takingOf(cost: Cost): Taking | undefined {
  return cost.pay === "singers" ? "exerting" : needsOf(cost)[0]?.from;
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
      .map((need) => cardsOf(table, seat, poolOf({ ...paying, costs }, need, [])))
      // The card that is being played has left the hand when this is paid.
      .map((ids) => (from === "hand" ? ids.filter((id) => id !== card) : ids));
    return canBeMatched(lists);
  });
}

/**
 * Promise: chance decides the order of what is shuffled. Every opening, and some of the shuffles of
 * every match, are made a second time under another seed, with all else the same: the two orders
 * differ, and where a card lies in the one says nothing about where it lies in the other. One match
 * proves little, so the counts of a whole run are judged.
 */

import type { Stream } from "../../random.ts";
import type { StartOptions } from "../../rules.ts";
import { rulesOf } from "../../rules-of.ts";
import type { GameTypes } from "../../types.ts";
import { isTooOften, isTooSeldom } from "../chance.ts";
import type { Check, CheckContext, Tally } from "../check.ts";
import { type DrawnOrder, drawnOrders, reseeded } from "../drawn-orders.ts";
import type { Trace } from "../trace.ts";

/** Steps of a match that are taken a second time. */
const STEPS = 6;
/** Fewer cards have neighbours too often. */
const FEW = 8;
/** Orders that are as many bits rare, or rarer, are counted together. */
const BITS = [4, 8, 16, 24, 32, 48];

export const shufflesShuffle: Check = {
  name: "shuffles shuffle",
  count<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): Tally {
    const tally: Record<string, number> = {};
    for (const [one, other] of pairsOf(context, trace)) {
      for (const what of compare(one.cards, other.cards, context.random)) {
        const key = `${one.event}: ${what}`;
        tally[key] = (tally[key] ?? 0) + 1;
      }
    }
    return tally;
  },
  judge(tally) {
    const events = new Set(Object.keys(tally).map((key) => key.split(": ")[0] as string));
    for (const event of events) {
      const times = (what: string): number => tally[`${event}: ${what}`] ?? 0;
      const fault = faultOf(times);
      if (fault !== null) return `${event}: ${fault}`;
    }
    return null;
  },
};

function faultOf(times: (what: string) => number): string | null {
  for (const bits of BITS) {
    const [same, all] = [times(`same of ${bits} bits`), times(`orders of ${bits} bits`)];
    if (isTooOften(same, all, 2 ** -bits)) return `${same} of ${all} orders are the same`;
  }
  const [inHalf, cards] = [times("in the same half"), times("cards")];
  if (isTooOften(inHalf, cards, 1 / 2) || isTooSeldom(inHalf, cards, 1 / 2)) {
    return `${inHalf} of ${cards} cards lie in the same half`;
  }
  const [still, pairs] = [times("still neighbours"), times("neighbours")];
  if (isTooOften(still, pairs, 1 / FEW)) return `${still} of ${pairs} neighbours stay so`;
  return null;
}

type Pair = readonly [DrawnOrder, DrawnOrder];

/** Orders that were drawn in the match, each with what another seed makes of it. */
function pairsOf<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): Pair[] {
  const { game, random } = context;
  const { opening, options, steps } = trace;
  // A script draws what it says.
  if (opening.after.random.source.kind === "script") return [];
  const seed = (): number => random.int(2 ** 32);
  const drawn = (events: typeof opening.events): DrawnOrder[] => drawnOrders(rulesOf(game), events);
  const again = game.start({ ...options, seed: seed() } as StartOptions<G>);
  const pairs = again.ok ? alike(drawn(opening.events), drawn(again.events)) : [];
  const shuffling = steps.filter(({ events }) => drawn(events).length > 0);
  for (const { before, events, actor, command } of random.shuffle(shuffling).slice(0, STEPS)) {
    const decision = game.decide(reseeded(before, seed()), actor, command);
    if (decision.ok) pairs.push(...alike(drawn(events), drawn(decision.events)));
  }
  return pairs;
}

/** The first order of each place, as long as it is of the same cards in both worlds. */
function alike(here: readonly DrawnOrder[], there: readonly DrawnOrder[]): Pair[] {
  const firsts = here.filter(({ where }, i) => here.findIndex((o) => o.where === where) === i);
  return firsts.flatMap((one): Pair[] => {
    const other = there.find(({ where }) => where === one.where);
    const isSame = other && String(other.cards.toSorted()) === String(one.cards.toSorted());
    return isSame ? [[one, other]] : [];
  });
}

/** What one pair of orders is counted as. */
function compare(one: readonly string[], other: readonly string[], random: Stream): string[] {
  const places = placesIn(other, one, random);
  const count = places.length;
  const counted: string[] = [];
  const rarity = bitsOf(one);
  const bits = BITS.findLast((each) => each <= rarity);
  if (bits !== undefined) {
    counted.push(`orders of ${bits} bits`);
    if (String(one) === String(other)) counted.push(`same of ${bits} bits`);
  }
  if (count < FEW) return counted;
  // Of an odd number the card in the middle belongs to neither half.
  const half = Math.floor(count / 2);
  const drawn = random.int(2 * half);
  const place = drawn < half ? drawn : count - 1 - (drawn - half);
  const before = places[place] as number;
  if (before < half || before >= count - half) {
    counted.push("cards");
    if (before < half === place < half) counted.push("in the same half");
  }
  const left = random.int(count - 1);
  counted.push("neighbours");
  if (places[left + 1] === (places[left] as number) + 1) counted.push("still neighbours");
  return counted;
}

/** For every card of an order, where it lies in another. Cards that are alike: one of them each. */
function placesIn(other: readonly string[], one: readonly string[], random: Stream): number[] {
  const free = new Map<string, number[]>();
  for (const place of random.shuffle([...other.keys()])) {
    const card = other[place] as string;
    free.set(card, [...(free.get(card) ?? []), place]);
  }
  return one.map((card) => free.get(card)?.pop() as number);
}

/** How rare each order of these cards is: it comes by chance once in 2 to the power of this. */
function bitsOf(cards: readonly string[]): number {
  const copies = new Map<string, number>();
  let bits = 0;
  cards.forEach((card, place) => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    bits += Math.log2(place + 1) - Math.log2(copy);
  });
  return bits;
}

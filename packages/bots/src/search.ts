/**
 * Spends a budget of thought where it matters. The moves that look best one step ahead are played on to the bot's own next
 * turn (playout.ts) in imagined worlds, each world the same for all of them. A move that is clearly worse than the best is
 * given up, and thinking ends when one is left, or when it no longer matters which of them is taken.
 *
 * An outlook counts by its place among all outlooks, not by its size: by sums the luckiest world would decide.
 *
 * A tree of moves (information-set Monte Carlo) would look deeper and at each node less often. What a decision has are a
 * few hundred playouts: too few for a tree, enough to tell eight moves apart.
 */
import type { GameTypes, LegalMove } from "@tcg/core";
import { candidates } from "./ahead.ts";
import type { Bot, Situation } from "./bot.ts";
import { bestFirst } from "./greedy.ts";
import { imaginedOutlook } from "./playout.ts";

/** How much may be thought about one decision. */
export type Budget =
  /** How often a move is thought through. The same situation gives the same move. */
  | { readonly lines: number }
  /** By somebody's clock: how much that is, and so the move, depends on the machine. */
  | { readonly milliseconds: number; readonly now: () => number };

/** How many moves are thought through at first. */
const CANDIDATES = 8;
/** No move is given up before so many worlds. */
const LEAST_WORLDS = 4;
/** Given up is what would gain less than this on average, were it known: of 2, from the worst outlook to the best. */
const MATTERS = 0.01;
/** What no world has shown so far one still may: by so much a difference is uncertain after one world. */
const UNSEEN = 0.1;
/** What looked best one step ahead is preferred by so much after one world, and by less after more. */
const PREFERENCE = 0.05;
/** A decision of LunchTable takes some 50 ms of a processor, and many have one move and take none. */
const USUAL: Budget = { lines: 64 };

export function searchBot(name: string, budget: Budget): Bot {
  return {
    name,
    about: "plays its best moves on in many imagined worlds, the better ones in more",
    choose<G extends GameTypes>(situation: Situation<G>): LegalMove<G> {
      const goesOn = spend(budget);
      const first = candidates(bestFirst(situation), CANDIDATES);
      let arms = first.map((move, place): Arm<G> => ({ move, place, outlooks: [], worth: [] }));
      for (let worlds = 1; arms.length > 1; worlds++) {
        const outlookOf = imaginedOutlook(situation);
        for (const arm of arms) arm.outlooks.push(outlookOf(arm.move));
        setWorth(arms);
        if (!goesOn(arms.length)) break;
        if (worlds >= LEAST_WORLDS) arms = stillPossible(arms);
      }
      return bestOf(arms, PREFERENCE).move;
    },
  };
}

export const search: Bot = searchBot("search", USUAL);

/** A move that is thought through; all that are left have been in the same worlds. */
interface Arm<G extends GameTypes> {
  readonly move: LegalMove<G>;
  /** By how it looked one step ahead. */
  readonly place: number;
  readonly outlooks: number[];
  /** Of each outlook, from -1 to 1. */
  worth: readonly number[];
}

/** From its place among all: -1 if all others are better, 1 if all are worse. */
function setWorth<G extends GameTypes>(arms: readonly Arm<G>[]): void {
  const all = arms.flatMap(({ outlooks }) => outlooks).sort((a, b) => a - b);
  const worthOf = new Map<number, number>();
  for (let low = 0; low < all.length; ) {
    let high = low;
    while (high < all.length && all[high] === all[low]) high++;
    worthOf.set(all[low] as number, (low + high) / all.length - 1);
    low = high;
  }
  for (const arm of arms) arm.worth = arm.outlooks.map((outlook) => worthOf.get(outlook) ?? 0);
}

function bestOf<G extends GameTypes>(arms: readonly Arm<G>[], preference: number): Arm<G> {
  let best: Arm<G> | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    const worlds = Math.max(1, arm.worth.length);
    const score = mean(arm.worth) + (arm.place === 0 ? preference / Math.sqrt(worlds) : 0);
    if (score > bestScore) [best, bestScore] = [arm, score];
  }
  if (best === undefined) throw new Error("the best move is a candidate");
  return best;
}

/** The best, and what may turn out to be better by something that matters: where all is clear, little is thought. */
function stillPossible<G extends GameTypes>(arms: readonly Arm<G>[]): Arm<G>[] {
  const best = bestOf(arms, 0);
  return arms.filter((arm) => {
    if (arm === best) return true;
    const behind = best.worth.map((worth, world) => worth - (arm.worth[world] ?? worth));
    return meanAboveZero(-mean(behind), standardError(behind)) > MATTERS;
  });
}

/** Of a normal distribution, the mean of what lies above zero, and zero for what lies below. */
function meanAboveZero(centre: number, error: number): number {
  const z = centre / error;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  // The share above zero, to within two thousandths.
  const share = 1 / (1 + Math.exp(-1.5976 * z - 0.070566 * z ** 3));
  return error * density + centre * share;
}

const mean = (all: readonly number[]): number =>
  all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length);

function standardError(all: readonly number[]): number {
  const centre = mean(all);
  const spread = mean(all.map((each) => (each - centre) ** 2));
  return Math.sqrt(spread / (all.length - 1)) + UNSEEN / all.length;
}

/** Whether there is enough left for one more world for so many moves. */
function spend(budget: Budget): (moves: number) => boolean {
  if ("lines" in budget) {
    let left = budget.lines;
    return (moves) => {
      left -= moves;
      return left >= moves;
    };
  }
  const { milliseconds, now } = budget;
  const begun = now();
  return () => now() - begun < milliseconds;
}

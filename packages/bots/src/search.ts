/**
 * Spends a budget of thought where it matters. The moves that look best one step ahead are thought through to the
 * bot's own next turn (ahead.ts) in imagined worlds, each world the same for all of them; after each round the
 * worse half is given up, and the next round looks at the rest in more worlds (sequential halving, as in
 * Karnin, Koren and Somekh 2013).
 *
 * In each world the moves are ranked, and ranks are added up, not outlooks: by sums the luckiest world would decide.
 *
 * A tree of moves (information-set Monte Carlo) would look deeper and at each node less often. A line of play costs some
 * 3 ms here, so a decision has a hundred of them: too few for a tree, enough to tell eight moves apart.
 */
import type { GameTypes, LegalMove } from "@tcg/core";
import { candidates, oneWorld } from "./ahead.ts";
import type { Bot, Situation } from "./bot.ts";
import { bestFirst } from "./greedy.ts";

/** How much may be thought about one decision. */
export type Budget =
  /** How often a move is thought through. The same situation gives the same move. */
  | { readonly lines: number }
  /** By somebody's clock: how much that is, and so the move, depends on the machine. */
  | { readonly milliseconds: number; readonly now: () => number };

/** How many moves are thought through at first. */
const CANDIDATES = 8;
/** A decision of LunchTable takes some 150 ms of an idle processor, and many have one move and take none. */
const USUAL: Budget = { lines: 48 };

export function searchBot(name: string, budget: Budget): Bot {
  return {
    name,
    about: "thinks its best moves through in many imagined worlds, the better ones in more",
    choose<G extends GameTypes>(situation: Situation<G>): LegalMove<G> {
      const ranked = candidates(bestFirst(situation), CANDIDATES);
      let arms = ranked.map((move, place): Arm<G> => ({ move, place, outlooks: [] }));
      const rounds = Math.ceil(Math.log2(arms.length));
      const spending = spend(budget, rounds);
      for (let round = 0; round < rounds && arms.length > 1; round++) {
        spending.begin(arms.length);
        do {
          const outlookOf = oneWorld(situation);
          for (const arm of arms) arm.outlooks.push(outlookOf(arm.move));
        } while (spending.goesOn());
        arms = byRanks(arms).slice(0, Math.ceil(arms.length / 2));
      }
      const [best] = arms;
      if (best === undefined) throw new Error("the best move is a candidate");
      return best.move;
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
}

/** The best first; of equals that which looked better one step ahead. */
function byRanks<G extends GameTypes>(arms: readonly Arm<G>[]): Arm<G>[] {
  const scoreOf = ({ outlooks }: Arm<G>): number => {
    let score = 0;
    for (const [world, outlook] of outlooks.entries()) {
      for (const other of arms) score += Math.sign(outlook - (other.outlooks[world] ?? outlook));
    }
    return score;
  };
  const scored = arms.map((arm) => ({ arm, score: scoreOf(arm) }));
  return scored
    .sort((a, b) => b.score - a.score || a.arm.place - b.arm.place)
    .map(({ arm }) => arm);
}

/** Shares a budget evenly among the rounds; each has a world at least. */
function spend(budget: Budget, rounds: number) {
  if ("lines" in budget) {
    let worlds = 0;
    return {
      begin(arms: number): void {
        worlds = Math.floor(budget.lines / rounds / arms);
      },
      goesOn: (): boolean => --worlds > 0,
    };
  }
  const { milliseconds, now } = budget;
  const begun = now();
  let round = 0;
  return {
    begin(_arms: number): void {
      round++;
    },
    goesOn: (): boolean => now() - begun < (milliseconds * round) / rounds,
  };
}

/**
 * Thinks to the beginning of its own next turn (ahead.ts). What looks best one step ahead (greedy.ts) is the
 * favourite; it and its rivals are thought through in imagined worlds.
 *
 * Luck in a single world is larger than most differences between moves, and a sum over worlds is
 * ruled by the luckiest of them. So worlds vote, each of which is the same for both: a rival is taken
 * only if it comes out better than the favourite in most of them and worse in hardly any.
 */
import type { GameTypes, LegalMove } from "@tcg/core";
import { candidates, oneWorld } from "./ahead.ts";
import type { Bot, Situation } from "./bot.ts";
import { bestFirst } from "./greedy.ts";

/** How many moves are thought through: the favourite and its rivals. */
const CANDIDATES = 6;
const WORLDS = 7;
/** A rival must come out better in this many worlds, and may do worse in this many. */
const LEAST_BETTER = 4;
const MAX_WORSE = 1;

export const planner: Bot = {
  name: "planner",
  about: "thinks its best moves through to its own next turn, with what others would do",
  choose<G extends GameTypes>(situation: Situation<G>): LegalMove<G> {
    const [favourite, ...others] = candidates(bestFirst(situation), CANDIDATES);
    if (favourite === undefined) throw new Error("the best move is a candidate");
    let rivals = others.map((move) => ({ move, better: 0, worse: 0 }));
    for (let left = WORLDS - 1; left >= 0 && rivals.length > 0; left--) {
      const outlookOf = oneWorld(situation);
      const bar = outlookOf(favourite);
      for (const rival of rivals) {
        const outlook = outlookOf(rival.move);
        if (outlook > bar) rival.better++;
        if (outlook < bar) rival.worse++;
      }
      rivals = rivals.filter(
        ({ better, worse }) => worse <= MAX_WORSE && better + left >= LEAST_BETTER,
      );
    }
    const [best] = rivals.sort((a, b) => b.better - b.worse - (a.better - a.worse));
    return best?.move ?? favourite;
  },
};

/**
 * Thinks to the beginning of its own next turn. What looks best one step ahead (greedy.ts) is the
 * favourite. It and its rivals are played on in imagined worlds: the rest of the bot's own turn, then
 * the turns of the others, everybody one step ahead for itself, until the bot is on turn again.
 *
 * Luck in a single world is larger than most differences between moves, and a sum over worlds is
 * ruled by the luckiest of them. So worlds vote, each of which is the same for both: a rival is taken
 * only if it comes out better than the favourite in most of them and worse in hardly any.
 *
 * Work per decision is bounded by counting, not by a clock: at most CANDIDATES × WORLDS times STEPS
 * steps, of MOVES_AHEAD moves each.
 */
import {
  createRandom,
  type Game,
  type GameTypes,
  type LegalMove,
  Simulation,
  type State,
  type Stream,
} from "@tcg/core";
import type { Bot, Situation } from "./bot.ts";
import { bestFirst } from "./greedy.ts";
import { anyCard } from "./priors.ts";
import { answerAll, trialOf } from "./trial.ts";

/** How many moves are thought through: the favourite and its rivals. */
const CANDIDATES = 6;
const WORLDS = 7;
/** A rival must come out better in this many worlds, and may do worse in this many. */
const LEAST_BETTER = 4;
const MAX_WORSE = 1;
/** How far: moves of anybody, questions apart. */
const STEPS = 30;
/** On the way everybody takes the best of this many moves; if there are more, some are drawn at random. */
const MOVES_AHEAD = 14;
/** Questions answered after each of them. */
const ANSWERS_AHEAD = 12;

export const planner: Bot = {
  name: "planner",
  about: "thinks its best moves through to its own next turn, with what others would do",
  choose<G extends GameTypes>(situation: Situation<G>): LegalMove<G> {
    const [favourite, ...others] = candidates(bestFirst(situation));
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

/** The first few, and the best move that passes the turn on, if there is one. */
function candidates<G extends GameTypes>(
  ranked: readonly { readonly move: LegalMove<G>; readonly passesOn: boolean }[],
): LegalMove<G>[] {
  const first = ranked.slice(0, CANDIDATES);
  const passing = ranked.find(({ passesOn }) => passesOn);
  const chosen =
    passing === undefined || first.includes(passing) ? first : [...first.slice(0, -1), passing];
  return chosen.map(({ move }) => move);
}

/** What becomes of moves in one imagined world, in which everybody has the same luck each time. */
function oneWorld<G extends GameTypes>(situation: Situation<G>): (move: LegalMove<G>) => number {
  const { game, random, prior = anyCard(game) } = situation;
  const world = game.imagine(situation, random, prior);
  const seed = random.int(2 ** 32);
  return (move) => outlookIn(situation, world, move, createRandom(seed, "on the way"));
}

/** How the table looks to the bot when it is its turn again. */
function outlookIn<G extends GameTypes>(
  situation: Situation<G>,
  world: State<G>,
  move: LegalMove<G>,
  random: Stream,
): number {
  const { game, view } = situation;
  const seat = view.viewer as G["seat"];
  const { score, after } = trialOf(situation, world, move);
  if (score === Number.NEGATIVE_INFINITY) return score;
  let now = after;
  let othersActed = false;
  for (let step = 0; step < STEPS; step++) {
    const [actor] = now.actors;
    if (actor === undefined) break;
    const isAsked = now.state.prompts.length > 0;
    if (!isAsked && actor === seat && othersActed) break;
    othersActed ||= !isAsked && actor !== seat;
    const next = stepOf(game, now, actor, random);
    if (next === null) break;
    now = next;
  }
  return game.evaluateState(now.state, seat);
}

/** The world after what a seat, looking one step ahead, does in it. */
function stepOf<G extends GameTypes>(
  game: Game<G>,
  world: Simulation<G>,
  actor: G["seat"],
  random: Stream,
): Simulation<G> | null {
  const legal = world.legal(actor).filter((command) => !game.isAnytime(command));
  const moves = legal.length > MOVES_AHEAD ? random.shuffle(legal).slice(0, MOVES_AHEAD) : legal;
  const now = game.evaluateState(world.state, actor);
  let best: { readonly score: number; readonly after: Simulation<G> } | null = null;
  for (const command of moves) {
    const after = Simulation.from(game, world.state);
    if (!after.play(actor, command).ok) continue;
    answerAll(game, after, { plays: ANSWERS_AHEAD }, null);
    const goesOn = after.actors.includes(actor) || after.state.outcome.status === "ended";
    const seen = game.evaluateState(after.state, actor);
    const score = goesOn && seen >= now ? seen + PATIENCE : seen;
    if (best === null || score > best.score) best = { score, after };
  }
  return best?.after ?? null;
}

/** As with byPatience: above any difference of two evaluations. */
const PATIENCE = 1e9;

/**
 * A move thought through to the beginning of the bot's own next turn: the rest of its own turn, then the turns of
 * the others, everybody one step ahead for itself. Worlds are imagined; in one world everybody has the same luck
 * whichever move is thought through, so that what comes of two moves can be compared.
 *
 * Work is bounded by counting, not by a clock: STEPS steps, of MOVES_AHEAD moves each.
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
import type { Situation } from "./bot.ts";
import type { Ranked } from "./greedy.ts";
import { anyCard } from "./priors.ts";
import { answerAll, trialOf } from "./trial.ts";

/** How far: moves of anybody, questions apart. */
const STEPS = 30;
/** On the way everybody takes the best of this many moves; if there are more, some are drawn at random. */
const MOVES_AHEAD = 14;
/** Questions answered after each of them. */
const ANSWERS_AHEAD = 12;

/** The first few of the ranked moves, and the best move that passes the turn on, if there is one. */
export function candidates<G extends GameTypes>(
  ranked: readonly Ranked<G>[],
  count: number,
): LegalMove<G>[] {
  const first = ranked.slice(0, count);
  const passing = ranked.find(({ passesOn }) => passesOn);
  const chosen =
    passing === undefined || first.includes(passing) ? first : [...first.slice(0, -1), passing];
  return chosen.map(({ move }) => move);
}

/** What becomes of moves in one imagined world: the higher, the better for the bot. */
export function oneWorld<G extends GameTypes>(
  situation: Situation<G>,
): (move: LegalMove<G>) => number {
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

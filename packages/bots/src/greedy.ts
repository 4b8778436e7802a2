/**
 * One step ahead. The bot imagines a world that fits its view, tries every move there, and takes
 * the one after which its view looks best by the game's own `evaluate`. Where a move leads to
 * questions, they are answered before it looks: its own as well as it can, those of others with the
 * first answer there is, which mostly is a pass. (A second world, measured over 100 matches of
 * LunchTable against the first, won 51 of them and cost twice the time.)
 *
 * Work per decision is bounded by counting, not by a clock, so that the same situation always gives
 * the same move: at most MOVES trials of PLAYS commands each.
 */
import { type Game, type GameTypes, type LegalMove, Simulation, type State } from "@tcg/core";
import { type Bot, earnestMoves, isAnytime, type Situation } from "./bot.ts";
import { anyCard } from "./priors.ts";

/** Beyond this many moves some are drawn at random. */
const MOVES = 40;
/** Commands given in one trial, the move itself included. */
const PLAYS = 30;
/** How many of its own answers to a question are compared. */
const ANSWERS = 5;

export const greedy: Bot = {
  name: "greedy",
  about: "looks one step ahead in an imagined world and takes what looks best afterwards",
  choose<G extends GameTypes>(situation: Situation<G>): LegalMove<G> {
    const { game, view, random, prior = anyCard(game) } = situation;
    const moves = unlike(random.shuffle(earnestMoves(situation))).slice(0, MOVES);
    const [only] = moves;
    if (only !== undefined && moves.length === 1) return only;
    const world = game.imagine(view, random, prior);
    const now = game.evaluate(view);
    const trials = moves.map((move) => ({ move, ...trialOf(situation, world, move.command) }));
    // A turn can still be passed on later: not before nothing is left that does no harm.
    const patient = trials.filter(({ score, passesOn }) => !passesOn && score >= now);
    const compared = patient.length > 0 ? patient : trials;
    return compared.reduce((best, next) => (next.score > best.score ? next : best)).move;
  },
};

/** Of moves that read alike, such as one card to several free slots, one. */
function unlike<G extends GameTypes>(moves: readonly LegalMove<G>[]): LegalMove<G>[] {
  return [...new Map(moves.map((move) => [move.text, move])).values()];
}

interface Trial {
  /** How the table looks to the bot once the move and all it leads to are done. */
  readonly score: number;
  /** The match goes on, and it is for others to act. */
  readonly passesOn: boolean;
}

function trialOf<G extends GameTypes>(
  situation: Situation<G>,
  world: State<G>,
  command: G["command"],
): Trial {
  const { game, view } = situation;
  const seat = view.viewer as G["seat"];
  const trial = Simulation.from(game, world);
  if (!trial.play(seat, command).ok) return { score: Number.NEGATIVE_INFINITY, passesOn: false };
  const budget = { plays: PLAYS - 1 };
  answerAll(situation, trial, budget, true);
  const score = game.evaluate(game.mask(trial.state, seat));
  const hasEnded = trial.state.outcome.status === "ended";
  return { score, passesOn: !hasEnded && !trial.actors.includes(seat) };
}

/** Goes on while somebody is asked something. `careful`: own answers are compared. */
function answerAll<G extends GameTypes>(
  situation: Situation<G>,
  trial: Simulation<G>,
  budget: { plays: number },
  careful: boolean,
): void {
  const { game, view } = situation;
  while (budget.plays > 0 && trial.state.prompts.length > 0) {
    const [actor] = trial.actors;
    if (actor === undefined) return;
    const isOwn = careful && actor === view.viewer;
    const answers = someAnswers(game, trial, actor, isOwn ? ANSWERS : 1);
    const answer = answers.length > 1 ? bestAnswer(situation, trial, budget, answers) : answers[0];
    if (answer === undefined) return;
    budget.plays--;
    if (!trial.play(actor, answer).ok) return;
  }
}

/** The first few. Looking for the rest of them would be a good part of what a trial costs. */
function someAnswers<G extends GameTypes>(
  game: Game<G>,
  trial: Simulation<G>,
  actor: G["seat"],
  most: number,
): G["command"][] {
  const answers: G["command"][] = [];
  for (const command of trial.eachLegal(actor)) {
    if (isAnytime(game, command)) continue;
    answers.push(command);
    if (answers.length === most) break;
  }
  return answers;
}

function bestAnswer<G extends GameTypes>(
  situation: Situation<G>,
  trial: Simulation<G>,
  budget: { plays: number },
  answers: readonly G["command"][],
): G["command"] | undefined {
  const { game, view } = situation;
  const seat = view.viewer as G["seat"];
  let best = answers[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    if (budget.plays <= 1) break;
    budget.plays--;
    const fork = Simulation.from(game, trial.state);
    if (!fork.play(seat, answer).ok) continue;
    answerAll(situation, fork, budget, false);
    const score = game.evaluate(game.mask(fork.state, seat));
    if (score > bestScore) [best, bestScore] = [answer, score];
  }
  return best;
}

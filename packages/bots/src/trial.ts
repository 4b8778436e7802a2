/**
 * A move tried in an imagined world. Where it leads to questions, they are answered before anybody
 * looks: the bot's own as well as it can, those of others with the first answer there is, which
 * mostly is a pass.
 *
 * Work is bounded by counting, not by a clock, so that the same situation always gives the same
 * move: a trial takes PLAYS commands at most.
 */
import { type Game, type GameTypes, type LegalMove, Simulation, type State } from "@tcg/core";
import type { Situation } from "./bot.ts";

/** Commands given in one trial, the move itself included. */
const PLAYS = 30;
/** How many of its own answers to a question are compared. */
const ANSWERS = 5;

export interface Trial<G extends GameTypes> {
  readonly move: LegalMove<G>;
  /** How the table looks to the bot once the move and all it leads to are done. */
  readonly score: number;
  /** The match goes on, and it is for others to act. */
  readonly passesOn: boolean;
  /** The world as it is then. */
  readonly after: Simulation<G>;
}

export function trialOf<G extends GameTypes>(
  { game, view }: Situation<G>,
  world: State<G>,
  move: LegalMove<G>,
): Trial<G> {
  const seat = view.viewer as G["seat"];
  const after = Simulation.from(game, world);
  if (!after.play(seat, move.command).ok) {
    return { move, score: Number.NEGATIVE_INFINITY, passesOn: false, after };
  }
  answerAll(game, after, { plays: PLAYS - 1 }, seat);
  const score = game.evaluateState(after.state, seat);
  const hasEnded = after.state.outcome.status === "ended";
  return { move, score, passesOn: !hasEnded && !after.actors.includes(seat), after };
}

/**
 * The best first. A turn can still be passed on later: what does so comes after everything that does no
 * harm to how the table looks `now`, and before everything that does. How it looks then says little:
 * the others have drawn by that time, which they will sooner or later.
 */
export function byPatience<G extends GameTypes>(
  trials: readonly Trial<G>[],
  now: number,
): Trial<G>[] {
  const rank = ({ score, passesOn }: Trial<G>): number => (passesOn ? 1 : score >= now ? 0 : 2);
  return trials.toSorted((a, b) => rank(a) - rank(b) || b.score - a.score);
}

/** Goes on while somebody is asked something. The answers of `careful`, if it is a seat, are compared. */
export function answerAll<G extends GameTypes>(
  game: Game<G>,
  trial: Simulation<G>,
  budget: { plays: number },
  careful: G["seat"] | null,
): void {
  while (budget.plays > 0 && trial.state.prompts.length > 0) {
    const [actor] = trial.actors;
    if (actor === undefined) return;
    const answers = firstAnswers(game, trial, actor, actor === careful ? ANSWERS : 1);
    const answer =
      answers.length > 1 ? bestAnswer(game, trial, budget, actor, answers) : answers[0];
    if (answer === undefined) return;
    budget.plays--;
    if (!trial.play(actor, answer).ok) return;
  }
}

/** The first few. Looking for the rest of them would be a good part of what a trial costs. */
export function firstAnswers<G extends GameTypes>(
  game: Game<G>,
  trial: Simulation<G>,
  actor: G["seat"],
  most: number,
): G["command"][] {
  const answers: G["command"][] = [];
  for (const command of trial.eachLegal(actor)) {
    if (game.isAnytime(command)) continue;
    answers.push(command);
    if (answers.length === most) break;
  }
  return answers;
}

function bestAnswer<G extends GameTypes>(
  game: Game<G>,
  trial: Simulation<G>,
  budget: { plays: number },
  seat: G["seat"],
  answers: readonly G["command"][],
): G["command"] | undefined {
  let best = answers[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    if (budget.plays <= 1) break;
    budget.plays--;
    const fork = Simulation.from(game, trial.state);
    if (!fork.play(seat, answer).ok) continue;
    answerAll(game, fork, budget, null);
    const score = game.evaluateState(fork.state, seat);
    if (score > bestScore) [best, bestScore] = [answer, score];
  }
  return best;
}

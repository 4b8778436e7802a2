/**
 * What becomes of a move in an imagined world, to the beginning of the bot's own next turn. In its turn everybody does
 * what looks best one step ahead and does no harm, and passes on when nothing of the kind is left; whoever is asked,
 * a set trap among the answers, takes what looks best to it. In one world all have the same luck whichever move is
 * looked at, so that what comes of two moves can be compared.
 *
 * It is meant to be cheap: a move is tried once a turn. Those that did no harm are made one after the other, as long as they
 * still do none; only what has become possible since is looked at anew. Work is bounded by counting, not by a clock.
 */
import {
  createRandom,
  type Game,
  type GameTypes,
  type LegalMove,
  Simulation,
  type Stream,
} from "@tcg/core";
import type { Situation } from "./bot.ts";
import { anyCard } from "./priors.ts";
import { answerAll, firstAnswers } from "./trial.ts";

/** How far: moves of anybody, answers apart. */
const STEPS = 80;
/** So many moves are looked at in one step; if there are more, some are drawn at random. */
const MOVES = 14;
/** Commands that follow one from another before anybody looks how it went. */
const ANSWERS_ON = 12;
/** Answers to one question that are compared, and questions after one move. */
const ANSWERS = 4;
const QUESTIONS = 24;

/** The higher, the better for the bot. */
export type Outlook<G extends GameTypes> = (move: LegalMove<G>) => number;

/** What becomes of moves in one imagined world. */
export function imaginedOutlook<G extends GameTypes>(situation: Situation<G>): Outlook<G> {
  const { game, view, random, prior = anyCard(game) } = situation;
  const seat = view.viewer as G["seat"];
  const world = game.imagine(situation, random, prior);
  const luck = random.int(2 ** 32);
  return ({ command }) => {
    const now = Simulation.from(game, world);
    if (!now.play(seat, command).ok) return Number.NEGATIVE_INFINITY;
    answerWell(game, now);
    const then = playedOn(game, now, seat, createRandom(luck, "on the way"));
    return game.evaluateState(then.state, seat);
  };
}

/** Goes on until it is this seat's turn again. */
function playedOn<G extends GameTypes>(
  game: Game<G>,
  from: Simulation<G>,
  seat: G["seat"],
  random: Stream,
): Simulation<G> {
  let now = from;
  let turn = turnOf<G>(seat);
  let othersActed = false;
  for (let step = 0; step < STEPS; step++) {
    const [actor] = now.actors;
    if (actor === undefined) break;
    if (now.state.prompts.length > 0) {
      answerWell(game, now);
      if (now.state.prompts.length > 0) break;
      continue;
    }
    if (actor === seat && othersActed) break;
    othersActed ||= actor !== seat;
    if (turn.seat !== actor) turn = turnOf<G>(actor);
    const next = stepOf(game, now, turn, random);
    if (next === null) break;
    now = next;
  }
  return now;
}

/** What a seat has found out in its turn. */
interface Turn<G extends GameTypes> {
  readonly seat: G["seat"];
  /** What did no harm when it was tried, the best last. */
  readonly plan: Option<G>[];
  /** What passes on or does harm. */
  readonly rest: (Option<G> & { readonly passesOn: boolean })[];
  /** The keys of both. */
  readonly seen: Set<string>;
}

function turnOf<G extends GameTypes>(seat: G["seat"]): Turn<G> {
  return { seat, plan: [], rest: [], seen: new Set() };
}

/** A command and how it looked; its key is the same only for the same command. */
interface Option<G extends GameTypes> {
  readonly command: G["command"];
  readonly key: string;
  readonly score: number;
}

/** The world after what a seat does next in its turn; null if it can do nothing. */
function stepOf<G extends GameTypes>(
  game: Game<G>,
  world: Simulation<G>,
  turn: Turn<G>,
  random: Stream,
): Simulation<G> | null {
  const now = game.evaluateState(world.state, turn.seat);
  const tried = (command: G["command"], key: string): Tried<G> | null => {
    const trial = tryOut(game, world, turn.seat, command);
    if (trial === null || trial.isHarmless(now)) return trial;
    const { score, passesOn } = trial;
    turn.seen.add(key);
    turn.rest.push({ command, key, score, passesOn });
    return null;
  };
  for (let next = turn.plan.pop(); next !== undefined; next = turn.plan.pop()) {
    turn.seen.delete(next.key);
    const trial = tried(next.command, next.key);
    if (trial !== null) return trial.madeAgain();
  }
  let best: (Option<G> & { readonly trial: Tried<G> }) | null = null;
  for (const { command, key } of someOf(freshMoves(game, world, turn), random)) {
    const trial = tried(command, key);
    if (trial === null) continue;
    const option = { command, key, score: trial.score, trial };
    turn.seen.add(key);
    if (best === null || option.score > best.score) {
      if (best !== null) turn.plan.push(best);
      best = option;
    } else turn.plan.push(option);
  }
  if (best === null) return passOn(game, world, turn);
  turn.plan.sort((a, b) => a.score - b.score);
  turn.seen.delete(best.key);
  return best.trial.madeAgain();
}

/** What passes the turn on with the least harm, or does the least harm. */
function passOn<G extends GameTypes>(
  game: Game<G>,
  world: Simulation<G>,
  { seat, rest, seen }: Turn<G>,
): Simulation<G> | null {
  rest.sort((a, b) => Number(a.passesOn) - Number(b.passesOn) || a.score - b.score);
  for (let last = rest.pop(); last !== undefined; last = rest.pop()) {
    seen.delete(last.key);
    const after = Simulation.from(game, world.state);
    if (!after.play(seat, last.command).ok) continue;
    answerWell(game, after);
    return after;
  }
  return null;
}

function someOf<T>(moves: readonly T[], random: Stream): readonly T[] {
  return moves.length > MOVES ? random.shuffle(moves).slice(0, MOVES) : moves;
}

/** What the seat may do and has not tried in this turn. */
function freshMoves<G extends GameTypes>(
  game: Game<G>,
  world: Simulation<G>,
  { seat, seen }: Turn<G>,
): { readonly command: G["command"]; readonly key: string }[] {
  const fresh: { command: G["command"]; key: string }[] = [];
  const listed = new Set<string>();
  for (const command of world.legal(seat)) {
    if (game.isAnytime(command)) continue;
    const key = JSON.stringify(command);
    listed.add(key);
    if (!seen.has(key) && !hasUsual(command, listed)) fresh.push({ command, key });
  }
  return fresh;
}

/** Whether the same was listed without one of its numbers, such as the slot that a card is to go to. */
function hasUsual(command: object, listed: ReadonlySet<string>): boolean {
  return Object.entries(command).some(
    ([name, value]) =>
      typeof value === "number" && listed.has(JSON.stringify({ ...command, [name]: undefined })),
  );
}

interface Tried<G extends GameTypes> {
  /** How the table looks afterwards to the seat that tried it, if nobody answers anything but the first answer there is. */
  readonly score: number;
  /** It is for others to act. */
  readonly passesOn: boolean;
  /** `now`: how the table looked before. */
  isHarmless(now: number): boolean;
  /** The world after it, with everybody's own answers. */
  madeAgain(): Simulation<G>;
}

function tryOut<G extends GameTypes>(
  game: Game<G>,
  world: Simulation<G>,
  seat: G["seat"],
  command: G["command"],
): Tried<G> | null {
  const after = Simulation.from(game, world.state);
  if (!after.play(seat, command).ok) return null;
  const isAsked = after.state.prompts.length > 0;
  if (isAsked) answerAll(game, after, { plays: ANSWERS_ON }, null);
  const hasEnded = after.state.outcome.status === "ended";
  const passesOn = !hasEnded && !after.actors.includes(seat);
  const score = game.evaluateState(after.state, seat);
  return {
    score,
    passesOn,
    isHarmless: (now) => !passesOn && score >= now,
    madeAgain() {
      if (!isAsked) return after;
      const again = Simulation.from(game, world.state);
      again.play(seat, command);
      answerWell(game, again);
      return again;
    },
  };
}

/** Whoever is asked takes the answer that looks best to it, of the first few. */
function answerWell<G extends GameTypes>(game: Game<G>, now: Simulation<G>): void {
  for (let asked = 0; asked < QUESTIONS && now.state.prompts.length > 0; asked++) {
    const [actor] = now.actors;
    const answer = actor === undefined ? undefined : bestAnswer(game, now, actor);
    if (actor === undefined || answer === undefined || !now.play(actor, answer).ok) return;
  }
}

function bestAnswer<G extends GameTypes>(
  game: Game<G>,
  now: Simulation<G>,
  actor: G["seat"],
): G["command"] | undefined {
  const answers = firstAnswers(game, now, actor, ANSWERS);
  if (answers.length <= 1) return answers[0];
  let best = answers[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const fork = Simulation.from(game, now.state);
    if (!fork.play(actor, answer).ok) continue;
    answerAll(game, fork, { plays: ANSWERS_ON }, null);
    const score = game.evaluateState(fork.state, actor);
    if (score > bestScore) [best, bestScore] = [answer, score];
  }
  return best;
}

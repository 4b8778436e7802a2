/**
 * Plays many matches at random, steered towards what has not been seen, with every check on every
 * one of them. The same seed plays the same matches; a failure is one line that shows it again.
 */
import type { Game } from "../define-game.ts";
import { createRandom, type Stream } from "../random.ts";
import type { StartOptions } from "../rules.ts";
import type { EventOf, GameTypes, KernelEvent } from "../types.ts";
import { type Check, type CheckContext, CheckFailed, checkContext } from "./check.ts";
import { allChecks } from "./checks/index.ts";
import { Coverage, declaredFeatures, type Feature } from "./coverage.ts";
import { deepFreeze } from "./freeze.ts";
import { started } from "./started.ts";
import { chooseMove, featuresOfCommand, type Steering } from "./steering.ts";
import { type Step, type Trace, version } from "./trace.ts";

export interface FuzzOptions<G extends GameTypes> {
  readonly seed: number;
  readonly games: number;
  /** The number of the first match: to play match 17 of a seed alone, say 17 and one game. */
  readonly firstGame?: number;
  readonly options: (random: Stream) => StartOptions<G>;
  /** Options that must be refused: too small decks, unknown cards. */
  readonly badOptions?: (random: Stream) => StartOptions<G>;
  /** A match that takes more commands than this has failed. */
  readonly maxCommands: number;
  readonly checks?: readonly Check[];
  /** Whether play prefers what it has seen least. Without a word: in three matches of four. */
  readonly steered?: boolean;
  /** Moves that end a match early: given in one match of fifty. */
  readonly rarely?: readonly string[];
  /** What else counts as seen, besides the tables of the game. */
  readonly features?: {
    readonly declared: readonly Feature[];
    readonly of: (step: Step<G>) => readonly Feature[];
  };
  /** Stops at the first failure: the rest would mostly say the same. */
  readonly untilFailure?: boolean;
  /** How a failure is shown again: `npm run fuzz -- skirmish`. */
  readonly command: string;
  readonly onGame?: (game: number) => void;
}

export interface FuzzFailure {
  readonly game: number;
  readonly check: string;
  readonly message: string;
  /** The line that plays this match again. */
  readonly reproduce: string;
}

export interface FuzzReport {
  readonly seed: number;
  readonly games: number;
  readonly commands: number;
  readonly longest: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly neverSeen: readonly Feature[];
  readonly coverage: Coverage;
  readonly failures: readonly FuzzFailure[];
}

const RARE_ONE_IN = 50;

export function fuzz<G extends GameTypes>(game: Game<G>, options: FuzzOptions<G>): FuzzReport {
  const { seed, games, firstGame = 0, command } = options;
  const coverage = new Coverage();
  const endings: Record<string, number> = {};
  const failures: FuzzFailure[] = [];
  let commands = 0;
  let longest = 0;
  let played = 0;
  for (let number = firstGame; number < firstGame + games; number++) {
    if (options.untilFailure && failures.length > 0) break;
    const steps: Step<G>[] = [];
    try {
      const ending = playOne(game, options, number, coverage, steps);
      endings[ending] = (endings[ending] ?? 0) + 1;
    } catch (error) {
      failures.push({
        game: number,
        check: error instanceof CheckFailed ? error.check : "no rule throws",
        message: `after ${steps.length} commands: ${error instanceof Error ? error.message : String(error)}`,
        reproduce: `${command} --seed ${seed} --game ${number}`,
      });
    }
    played++;
    commands += steps.length;
    longest = Math.max(longest, steps.length);
    options.onGame?.(number);
  }
  const declared = declaredFeatures(game, options.features?.declared);
  const neverSeen = coverage.neverSeen(declared);
  return { seed, games: played, commands, longest, endings, neverSeen, coverage, failures };
}

/** Plays and checks one match; gives its ending. */
function playOne<G extends GameTypes>(
  game: Game<G>,
  fuzzing: FuzzOptions<G>,
  number: number,
  coverage: Coverage,
  steps: Step<G>[],
): string {
  const { checks = allChecks, maxCommands } = fuzzing;
  // A match has streams of its own, so that it goes the same way when it is played alone; what it
  // prefers may not depend on the matches before it, so steering looks at this match and the
  // random stream only.
  const random = createRandom(fuzzing.seed, `match ${number}`);
  const isShort = random.int(RARE_ONE_IN) === 0;
  const avoid = isShort ? [] : (fuzzing.rarely ?? []);
  const mostly = random.int(4) > 0;
  const steering: Steering = { avoid, steered: fuzzing.steered ?? mostly };
  const own = new Coverage();
  const checking = createRandom(fuzzing.seed, `checks of match ${number}`);
  const context = checkContext(game, checking, coverage);
  try {
    if (fuzzing.badOptions) expectRefused(context, fuzzing.badOptions(random));
    const options = fuzzing.options(random);
    const opening = version(game, null, deepFreeze(started(game, options)));
    let state = opening.after;
    seeEvents(own, opening.events);
    for (const check of checks) check.state?.(context, state);
    for (const check of checks) check.version?.(context, opening);
    while (state.outcome.status === "running") {
      if (steps.length >= maxCommands) {
        throw new CheckFailed("matches end", `still running after ${maxCommands} commands`);
      }
      const actor = random.pick(mayAct(game, state, isShort, random));
      const legal = context.legal(state, actor);
      const { command } = chooseMove(state, legal, own, random, steering);
      for (const feature of featuresOfCommand(state, command)) own.see(feature);
      const decision = game.decide(state, actor, command);
      if (!decision.ok) {
        throw new CheckFailed("listed commands are accepted", decision.rejection.message);
      }
      const played = version(game, state, deepFreeze(decision));
      const step: Step<G> = Object.assign(played, { actor, command });
      steps.push(step);
      seeEvents(own, step.events);
      for (const feature of fuzzing.features?.of(step) ?? []) own.see(feature);
      for (const check of checks) check.version?.(context, step);
      for (const check of checks) check.step?.(context, step);
      state = step.after;
      for (const check of checks) check.state?.(context, state);
    }
    const trace: Trace<G> = { options, opening, steps };
    for (const check of checks) check.match?.(context, trace);
    return state.outcome.reason;
  } finally {
    coverage.add(own);
  }
}

function expectRefused<G extends GameTypes>(
  { game, coverage }: CheckContext<G>,
  options: StartOptions<G>,
): void {
  const decision = game.start(options);
  if (decision.ok) throw new CheckFailed("bad options are refused", JSON.stringify(options));
  coverage.see(`rejection:${decision.rejection.code}`);
}

/** Those who have to act; in a match to be cut short now and then anybody, for moves at any time. */
function mayAct<G extends GameTypes>(
  game: Game<G>,
  state: Step<G>["after"],
  isShort: boolean,
  random: Stream,
): readonly (G["seat"] | "referee")[] {
  const actors = game.actors(state);
  if (!isShort || random.int(20) > 0) return actors;
  const anybody = [...state.seating, "referee" as const];
  return anybody.filter((actor) => game.legalMoves(state, actor).length > 0);
}

function seeEvents<G extends GameTypes>(coverage: Coverage, events: readonly EventOf<G>[]): void {
  for (const fact of events) {
    const event = fact as KernelEvent<G>;
    coverage.see(`event:${event.type}`);
    if (event.type === "PHASE_CHANGED") coverage.see(`phase:${event.phase}`);
    if (event.type === "PROMPT_OPENED") coverage.see(`prompt:${event.prompt.kind}`);
    if (event.type === "GAME_ENDED") coverage.see(`ending:${event.reason}`);
  }
}

/**
 * Plays many matches at random, steered towards what has not been seen, with every check on every
 * one of them. The same seed plays the same matches; a failure is one line that shows it again.
 */

import { deepFreeze } from "../deep-freeze.ts";
import type { Game } from "../define-game.ts";
import { createRandom, type Stream } from "../random.ts";
import type { StartOptions } from "../rules.ts";
import { rulesOf } from "../rules-of.ts";
import type { Actor, EventOf, GameTypes, KernelEvent, LegalMove, State } from "../types.ts";
import { type Check, type CheckContext, CheckFailed, checkContext } from "./check.ts";
import { allChecks } from "./checks/index.ts";
import type { Course } from "./course.ts";
import { Coverage, declaredFeatures, type Feature } from "./coverage.ts";
import { type KeptMatch, keepMatch } from "./elsewhere.ts";
import { withFrozenInputs } from "./frozen-inputs.ts";
import { countMatch, failuresOf, mergeTallies, sampleFlag, type Tallies } from "./judge.ts";
import { isRevealing } from "./revealing.ts";
import { started } from "./started.ts";
import { chooseMove, featuresOfCommand, type Steering, type Weigh } from "./steering.ts";
import { type Step, type Trace, type Version, version } from "./trace.ts";

export interface FuzzOptions<G extends GameTypes> {
  readonly seed: number;
  readonly games: number;
  /** The number of the first match: to play match 17 of a seed alone, say 17 and one game. */
  readonly firstGame?: number;
  /** Of each match, by its own stream and its number. */
  readonly options: (random: Stream, game: number) => StartOptions<G>;
  /** Options that must be refused: too small decks, unknown cards. */
  readonly badOptions?: (random: Stream) => StartOptions<G>;
  /** A match that takes more commands than this has failed. */
  readonly maxCommands: number;
  /** How its matches go by the rules: bounds on turns and on endings that are to be rare. */
  readonly course?: Course<G>;
  readonly checks?: readonly Check[];
  /**
   * Of every match, one command in so many passes the heavy checks too, and besides every one that
   * reveals something (revealing.ts). Without a word: each.
   */
  readonly heavyOneIn?: number;
  /** Whether play prefers what it has seen least. Without a word: in three matches of four. */
  readonly steered?: boolean;
  /** What a match is played for, if not for what it has seen least: how much its moves are wanted. */
  readonly aim?: (game: number, options: StartOptions<G>) => Weigh<G>;
  /** Moves that end a match early: in one match of 25, one of them is given at some time. */
  readonly rarely?: readonly string[];
  /** What else counts as seen, besides the tables of the game. */
  readonly features?: {
    readonly declared: readonly Feature[];
    readonly of: (step: Step<G>) => readonly Feature[];
  };
  /** What the game declares and none of these matches can show: in a match of two nobody leaves. */
  readonly outOfReach?: readonly Feature[];
  /** Stops at the first failure: the rest would mostly say the same. */
  readonly untilFailure?: boolean;
  /** A part of a run: what only all its matches can show is judged when all parts are there. */
  readonly isPart?: boolean;
  /** Numbers about a match that has ended, to be added up: its turns. */
  readonly measure?: (final: State<G>, trace: Trace<G>) => Readonly<Record<string, number>>;
  /** Keeps one match in so many, to be played again elsewhere. */
  readonly keep?: { readonly oneIn: number; readonly match: (match: KeptMatch) => void };
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
  /** The number of the first match that was played. */
  readonly firstGame: number;
  readonly games: number;
  readonly commands: number;
  /** The commands that the heavy checks looked at. */
  readonly sampled: number;
  readonly heavyOneIn: number;
  readonly longest: number;
  /** The commands of the longest turn; 0 if nobody says what a turn is. */
  readonly longestTurn: number;
  readonly endings: Readonly<Record<string, number>>;
  /** Sums of what `measure` found, over the matches that ended well. */
  readonly measures: Readonly<Record<string, number>>;
  readonly neverSeen: readonly Feature[];
  readonly coverage: Coverage;
  /** What the checks have counted that judge a whole run. */
  readonly tallies: Tallies;
  readonly failures: readonly FuzzFailure[];
}

const RARE_ONE_IN = 25;
/** Commands such a match takes on average before it is cut short. */
const UNTIL_RARE = 20;

export function fuzz<G extends GameTypes>(given: Game<G>, options: FuzzOptions<G>): FuzzReport {
  const game = withFrozenInputs(given);
  const { seed, games, firstGame = 0, heavyOneIn = 1, command, checks } = options;
  const coverage = new Coverage();
  const endings: Record<string, number> = {};
  const measures: Record<string, number> = {};
  const failures: FuzzFailure[] = [];
  let tallies: Tallies = {};
  let commands = 0;
  let sampled = 0;
  let longest = 0;
  let longestTurn = 0;
  let played = 0;
  for (let number = firstGame; number < firstGame + games; number++) {
    if (options.untilFailure && failures.length > 0) break;
    const steps: Step<G>[] = [];
    try {
      const { ending, trace, counted } = playOne(game, options, number, coverage, steps);
      tallies = mergeTallies(tallies, counted);
      const { oneIn, match } = options.keep ?? { oneIn: Number.POSITIVE_INFINITY };
      if (match && number % oneIn === 0) match(keepMatch(game, number, trace));
      endings[ending] = (endings[ending] ?? 0) + 1;
      const last = steps.at(-1)?.after;
      const measured = last === undefined ? {} : (options.measure?.(last, trace) ?? {});
      for (const [what, amount] of Object.entries(measured)) {
        measures[what] = (measures[what] ?? 0) + amount;
      }
    } catch (error) {
      failures.push({
        game: number,
        check: error instanceof CheckFailed ? error.check : "no rule throws",
        message: `after ${steps.length} commands: ${error instanceof Error ? error.message : String(error)}`,
        reproduce: `${command} --seed ${seed} --game ${number}${sampleFlag(heavyOneIn)}`,
      });
    }
    played++;
    commands += steps.length;
    sampled += steps.filter(({ isSampled }) => isSampled).length;
    longest = Math.max(longest, steps.length);
    longestTurn = Math.max(longestTurn, mostInATurn(steps, options.course));
    options.onGame?.(number);
    if (options.untilFailure) {
      failures.push(
        ...failuresOf({ seed, firstGame, games: played, heavyOneIn, tallies }, command, checks),
      );
    }
  }
  if (options.isPart !== true && options.untilFailure !== true) {
    failures.push(
      ...failuresOf({ seed, firstGame, games: played, heavyOneIn, tallies }, command, checks),
    );
  }
  const declared = declaredFeatures(game, options.features?.declared);
  const { outOfReach = [] } = options;
  const neverSeen = coverage.neverSeen(declared).filter((feature) => !outOfReach.includes(feature));
  const counts = {
    seed,
    firstGame,
    games: played,
    commands,
    sampled,
    heavyOneIn,
    longest,
    longestTurn,
  };
  return { ...counts, endings, measures, neverSeen, coverage, tallies, failures };
}

/** Plays and checks one match; gives its ending and how it went. */
function playOne<G extends GameTypes>(
  game: Game<G>,
  fuzzing: FuzzOptions<G>,
  number: number,
  coverage: Coverage,
  steps: Step<G>[],
): { readonly ending: string; readonly trace: Trace<G>; readonly counted: Tallies } {
  const { checks = allChecks, maxCommands, heavyOneIn = 1 } = fuzzing;
  const quick = checks.filter(({ isHeavy }) => isHeavy !== true);
  // A match has streams of its own, so that it goes the same way when it is played alone; what it
  // prefers may not depend on the matches before it, so steering looks at this match and the
  // random stream only.
  const random = createRandom(fuzzing.seed, `match ${number}`);
  const avoid = fuzzing.rarely ?? [];
  // By its number, so that even a short run has some, each kind in its turn.
  const isOther = (number + 1) % RARE_ONE_IN > 0;
  const turn = Math.floor(number / RARE_ONE_IN);
  const rare = isOther ? null : (avoid[turn % avoid.length] ?? null);
  const mostly = random.int(4) > 0;
  const own = new Coverage();
  const checking = createRandom(fuzzing.seed, `checks of match ${number}`);
  const context = checkContext(game, checking, coverage, fuzzing.course);
  const sampling = createRandom(fuzzing.seed, `sample of match ${number}`);
  const lookAt = (version: Version<G>, step: Step<G> | null): void => {
    const looking = version.isSampled ? checks : quick;
    for (const check of looking) check.version?.(context, version);
    if (step !== null) for (const check of looking) check.step?.(context, step);
    for (const check of looking) check.state?.(context, version.after);
  };
  try {
    if (fuzzing.badOptions) expectRefused(context, fuzzing.badOptions(random));
    const options = fuzzing.options(random, number);
    const weigh = fuzzing.aim?.(number, options);
    const steered = fuzzing.steered ?? mostly;
    const steering: Steering<G> = { avoid, steered, ...(weigh && { weigh }) };
    const opening = version(game, null, deepFreeze(started(game, options)), true);
    let state = opening.after;
    seeEvents(own, opening.events);
    lookAt(opening, null);
    while (state.outcome.status === "running") {
      if (steps.length >= maxCommands) {
        throw new CheckFailed("matches end", `still running after ${maxCommands} commands`);
      }
      const cut = rare !== null && random.int(UNTIL_RARE) === 0;
      const [actor, { command }] =
        (cut ? rareMove(context, state, rare, random) : null) ??
        commonMove(context, state, own, random, steering);
      for (const feature of featuresOfCommand(state, command)) own.see(feature);
      const decision = game.decide(state, actor, command);
      if (!decision.ok) {
        throw new CheckFailed("listed commands are accepted", decision.rejection.message);
      }
      // What reveals something, always. The last command too, so that no match is too short to have one.
      const isSampled =
        sampling.int(heavyOneIn) === 0 ||
        isRevealing(rulesOf(game).zones, decision.events) ||
        decision.state.outcome.status === "ended";
      const played = version(game, state, deepFreeze(decision), isSampled);
      const step: Step<G> = Object.assign(played, { actor, command });
      steps.push(step);
      seeEvents(own, step.events);
      for (const feature of fuzzing.features?.of(step) ?? []) own.see(feature);
      lookAt(step, step);
      state = step.after;
    }
    const trace: Trace<G> = { options, opening, steps };
    for (const check of checks) check.match?.(context, trace);
    return { ending: state.outcome.reason, trace, counted: countMatch(checks, context, trace) };
  } finally {
    coverage.add(own);
  }
}

function mostInATurn<G extends GameTypes>(
  steps: readonly Step<G>[],
  course: Course<G> | undefined,
): number {
  if (course === undefined) return 0;
  const commands = new Map<number, number>();
  for (const { before } of steps) {
    const turn = course.turnOf(before);
    commands.set(turn, (commands.get(turn) ?? 0) + 1);
  }
  return Math.max(0, ...commands.values());
}

function expectRefused<G extends GameTypes>(
  { game, coverage }: CheckContext<G>,
  options: StartOptions<G>,
): void {
  const decision = game.start(options);
  if (decision.ok) throw new CheckFailed("bad options are refused", JSON.stringify(options));
  coverage.see(`rejection:${decision.rejection.code}`);
}

type Choice<G extends GameTypes> = readonly [Actor<G>, LegalMove<G>];

function commonMove<G extends GameTypes>(
  { game, legal }: CheckContext<G>,
  state: State<G>,
  seen: Coverage,
  random: Stream,
  steering: Steering<G>,
): Choice<G> {
  const actor = random.pick(game.actors(state));
  return [actor, chooseMove(state, actor, legal(state, actor), seen, random, steering)];
}

/** A move of this kind, by anybody who may make it. */
function rareMove<G extends GameTypes>(
  { legal }: CheckContext<G>,
  state: State<G>,
  type: string,
  random: Stream,
): Choice<G> | null {
  const anybody: readonly Actor<G>[] = [...state.seating, "referee"];
  const choices = anybody.flatMap((actor) =>
    legal(state, actor)
      .filter(({ command }) => command.type === type)
      .map((move) => [actor, move] as const),
  );
  return choices.length === 0 ? null : random.pick(choices);
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

/**
 * How a golden replay came to be: a match played at random that ended as wanted. A recipe is only
 * used to write its file anew: the first seed whose match does is taken.
 */
import {
  type Actor,
  type Game,
  type GameTypes,
  type MatchRecord,
  playWhileLegal,
  recordMatch,
  type StartOptions,
  type State,
} from "../src/index.ts";

export interface Recipe<G extends GameTypes> {
  readonly ending: string;
  readonly isDraw?: true;
  /** After so many commands somebody ends it. */
  readonly cut?: readonly [commands: number, actor: Actor<G>, command: G["command"]];
}

/** What a game brings to it. */
export interface ReplaySource<G extends GameTypes, R extends Recipe<G>> {
  readonly game: Game<G>;
  readonly recipes: Readonly<Record<string, R>>;
  readonly optionsOf: (recipe: R, seed: number) => StartOptions<G>;
  /** Plays at random until the match ends, or for so many commands. */
  readonly play: (options: StartOptions<G>, seed: number, most: number) => PlayedAtRandom<G>;
}

interface PlayedAtRandom<G extends GameTypes> {
  /** After the opening and after each command. */
  readonly states: readonly State<G>[];
  readonly commands: readonly (readonly [Actor<G>, G["command"]])[];
}

const MAX_SEEDS = 100;
/** A file is to stay small. */
const MAX_COMMANDS = 400;

export function recordByRecipe<G extends GameTypes, R extends Recipe<G>>(
  source: ReplaySource<G, R>,
  name: string,
  recipe: R,
): MatchRecord<G> {
  for (let seed = 1; seed <= MAX_SEEDS; seed++) {
    const found = attempt(source, recipe, seed);
    if (found !== null) return found;
  }
  throw new Error(`${name}: no match of ${MAX_SEEDS} ends as the recipe says`);
}

function attempt<G extends GameTypes, R extends Recipe<G>>(
  { game, optionsOf, play }: ReplaySource<G, R>,
  recipe: R,
  seed: number,
): MatchRecord<G> | null {
  const { ending, isDraw = false, cut } = recipe;
  const options = optionsOf(recipe, seed);
  const { states, commands } = play(options, seed, cut?.[0] ?? MAX_COMMANDS);
  const last = states.at(-1);
  if (last === undefined) return null;
  const added = cut === undefined ? [] : [[cut[1], cut[2]] as const];
  const { state, rejection } = playWhileLegal(game, last, added);
  const { outcome } = state;
  if (rejection !== null || outcome.status === "running" || outcome.reason !== ending) return null;
  if ((outcome.winners.length === 0) !== isDraw) return null;
  return recordMatch(game, options, [...commands, ...added], state);
}

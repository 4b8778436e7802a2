/**
 * Chooses moves for fuzzed matches. Steered play prefers what has been seen least: kinds of moves,
 * and the cards they name. So rare rules are met in hundreds of matches instead of millions.
 */
import { type CardId, isCardId } from "../ids.ts";
import type { Stream } from "../random.ts";
import type { Actor, GameTypes, LegalMove, State } from "../types.ts";
import type { Coverage, Feature } from "./coverage.ts";

/** How much each of the moves is wanted, as whole numbers: twice as much, twice as likely. */
export type Weigh<G extends GameTypes> = (
  state: State<G>,
  actor: Actor<G>,
  moves: readonly LegalMove<G>[],
) => readonly number[];

export interface Steering<G extends GameTypes> {
  /** Moves that are not to be given, as long as there are others. */
  readonly avoid: readonly string[];
  /** False: every legal move is as likely as any other. */
  readonly steered: boolean;
  /** Decides instead, where it wants any of the moves at all. */
  readonly weigh?: Weigh<G>;
}

/** A larger number steers more, but then hardly anything is left to chance. */
const DRAWN = 6;

export function chooseMove<G extends GameTypes>(
  state: State<G>,
  actor: Actor<G>,
  legal: readonly LegalMove<G>[],
  coverage: Coverage,
  random: Stream,
  { avoid, steered, weigh }: Steering<G>,
): LegalMove<G> {
  const wanted = legal.filter(({ command }) => !avoid.includes(command.type));
  const pool = wanted.length === 0 ? legal : wanted;
  const aimed = weigh && drawByWeight(pool, weigh(state, actor, pool), random);
  if (aimed) return aimed;
  if (!steered) return random.pick(pool);
  // Takes the freshest of some drawn at random: steered, and still able to do anything.
  const drawn = Array.from({ length: DRAWN }, () => random.pick(pool));
  const staleness = (move: LegalMove<G>): number =>
    Math.min(...featuresOfCommand(state, move.command).map((feature) => coverage.times(feature)));
  return drawn.reduce((best, move) => (staleness(move) < staleness(best) ? move : best));
}

/** None if nothing has any weight. */
function drawByWeight<T>(
  items: readonly T[],
  weights: readonly number[],
  random: Stream,
): T | undefined {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return undefined;
  let left = random.int(total);
  return items.find((_, place) => {
    left -= weights[place] ?? 0;
    return left < 0;
  });
}

/** The kind of move, and each card it names together with the kind. */
export function featuresOfCommand<G extends GameTypes>(
  state: State<G>,
  command: G["command"],
): Feature[] {
  const used = Object.values(command)
    .flat()
    .filter((value): value is CardId => isCardId(value))
    .map((id) => state.cards.get(id)?.def)
    .filter((def) => def !== undefined);
  return [
    `move:${command.type}`,
    ...used.map((def) => `card:${def}` as const),
    ...used.map((def) => `move+card:${command.type} ${def}` as const),
  ];
}

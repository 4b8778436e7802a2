/**
 * Chooses moves for fuzzed matches. Steered play prefers what has been seen least: kinds of moves,
 * and the cards they name. So rare rules are met in hundreds of matches instead of millions.
 */
import { type CardId, isCardId } from "../ids.ts";
import type { Stream } from "../random.ts";
import type { GameTypes, LegalMove, State } from "../types.ts";
import type { Coverage, Feature } from "./coverage.ts";

export interface Steering {
  /** Moves that end the fun: given at most once in a hundred choices. */
  readonly rarely: readonly string[];
  /** False: every legal move is as likely as any other. */
  readonly steered: boolean;
}

const RARE_ONE_IN = 100;

export function chooseMove<G extends GameTypes>(
  state: State<G>,
  legal: readonly LegalMove<G>[],
  coverage: Coverage,
  random: Stream,
  { rarely, steered }: Steering,
): LegalMove<G> {
  const common = legal.filter(({ command }) => !rarely.includes(command.type));
  const pool = common.length === 0 || random.int(RARE_ONE_IN) === 0 ? legal : common;
  if (!steered) return random.pick(pool);
  // Of three drawn at random take the freshest: steered, and still able to do anything.
  const drawn = [random.pick(pool), random.pick(pool), random.pick(pool)];
  const staleness = (move: LegalMove<G>): number =>
    Math.min(...featuresOfCommand(state, move.command).map((feature) => coverage.times(feature)));
  return drawn.reduce((best, move) => (staleness(move) < staleness(best) ? move : best));
}

/** The kind of move, and each card it names together with the kind. */
export function featuresOfCommand<G extends GameTypes>(
  state: State<G>,
  command: G["command"],
): Feature[] {
  const used = Object.values(command)
    .flat()
    .filter((value): value is CardId => isCardId(value))
    .map((id) => state.cards[id]?.def)
    .filter((def) => def !== undefined);
  return [
    `move:${command.type}`,
    ...used.map((def) => `card:${def}` as const),
    ...used.map((def) => `move+card:${command.type} ${def}` as const),
  ];
}

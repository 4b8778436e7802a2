/**
 * Chooses moves for fuzzed matches. Steered play prefers what has been seen least: kinds of moves,
 * and the cards they name. So rare rules are met in hundreds of matches instead of millions.
 */
import { type CardId, isCardId } from "../ids.ts";
import type { Stream } from "../random.ts";
import type { GameTypes, LegalMove, State } from "../types.ts";
import type { Coverage, Feature } from "./coverage.ts";

export interface Steering {
  /** Moves that are not to be given, as long as there are others. */
  readonly avoid: readonly string[];
  /** False: every legal move is as likely as any other. */
  readonly steered: boolean;
}

/** More is steered more, but then hardly anything is left to chance. */
const DRAWN = 6;

export function chooseMove<G extends GameTypes>(
  state: State<G>,
  legal: readonly LegalMove<G>[],
  coverage: Coverage,
  random: Stream,
  { avoid, steered }: Steering,
): LegalMove<G> {
  const wanted = legal.filter(({ command }) => !avoid.includes(command.type));
  const pool = wanted.length === 0 ? legal : wanted;
  if (!steered) return random.pick(pool);
  // Of some drawn at random take the freshest: steered, and still able to do anything.
  const drawn = Array.from({ length: DRAWN }, () => random.pick(pool));
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

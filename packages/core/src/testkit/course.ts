/** How matches of a game go by its rules: what bounds on turns and endings are made of. */
import type { StartOptions } from "../rules.ts";
import type { GameTypes, State } from "../types.ts";

export interface Course<G extends GameTypes> {
  /** The number of the turn, or of the round: another one whenever one begins. */
  readonly turnOf: (state: State<G>) => number;
  /** A turn that takes more commands than this never ends: more than the rules have room for. */
  readonly maxCommandsPerTurn: number;
  /**
   * Fields of `shared` that count what was done so that a rule can put an end to it. A position that
   * comes again but for these can be repeated until that rule sees to it.
   */
  readonly counters?: readonly (keyof G["shared"] & string)[];
  /** Endings that are to be rare: at most one match in so many ends so. */
  readonly rareEndings?: Readonly<Record<string, number>>;
  /** Whether a match counts for that: not if its limits are lower so that they are met. */
  readonly hasUsualLimits?: (options: StartOptions<G>) => boolean;
}

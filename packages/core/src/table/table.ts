/**
 * The table as rules read it: the state as it stands, the printed cards, and what has been derived
 * from the two. A rule that only looks takes a `Table`; one that acts takes a `Play`, which is a
 * table, too.
 */
import { Memory } from "../memory.ts";
import type { GameRules } from "../rules.ts";
import type { GameTypes, State } from "../types.ts";

export interface Table<G extends GameTypes> {
  readonly state: State<G>;
  /** The printed cards as this game reads them: made once, the same for every match. */
  readonly printed: G["printed"];
  /** What was derived from this version of the state (derived.ts). */
  readonly memory: Memory;
}

/** A table for a state that nothing has been derived from: also for one that is only imagined. */
export function freshTable<G extends GameTypes>(
  { printed }: Pick<GameRules<G>, "printed"> | Pick<Table<G>, "printed">,
  state: State<G>,
): Table<G> {
  return { state, printed, memory: new Memory() };
}

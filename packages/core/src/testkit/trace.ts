/** A match as it was played, step by step: what the checks look at. */
import type { Game } from "../define-game.ts";
import type { StartOptions } from "../rules.ts";
import type { Actor, EventOf, GameTypes, State } from "../types.ts";

/** What one command, or the start, has led to. */
export interface Version<G extends GameTypes> {
  /** Null before the opening. */
  readonly before: State<G> | null;
  readonly events: readonly EventOf<G>[];
  readonly after: State<G>;
  /** The state after each of the events, folded one by one. */
  readonly afterEach: readonly State<G>[];
}

export interface Step<G extends GameTypes> extends Version<G> {
  readonly before: State<G>;
  readonly actor: Actor<G>;
  readonly command: G["command"];
}

export interface Trace<G extends GameTypes> {
  readonly options: StartOptions<G>;
  readonly opening: Version<G>;
  readonly steps: readonly Step<G>[];
}

/** A version whose events are folded one by one only when somebody asks, and then once. */
export function version<G extends GameTypes, B extends State<G> | null>(
  game: Game<G>,
  before: B,
  { events, state }: { readonly events: readonly EventOf<G>[]; readonly state: State<G> },
): Version<G> & { readonly before: B } {
  let folded: State<G>[] | undefined;
  return {
    before,
    events,
    after: state,
    get afterEach() {
      if (folded === undefined) {
        folded = [];
        let last: State<G> | null = before;
        for (const event of events) {
          last = game.evolve(last, [event]);
          folded.push(last);
        }
      }
      return folded;
    },
  };
}

export function versionsOf<G extends GameTypes>(trace: Trace<G>): readonly Version<G>[] {
  return [trace.opening, ...trace.steps];
}

export function finalState<G extends GameTypes>(trace: Trace<G>): State<G> {
  return trace.steps.at(-1)?.after ?? trace.opening.after;
}

export function allEvents<G extends GameTypes>(trace: Trace<G>): EventOf<G>[] {
  return versionsOf(trace).flatMap(({ events }) => events);
}

/** A match as it was played, step by step: what the checks look at. */

import { applyEvent, blankState } from "../apply-event.ts";
import type { Game } from "../define-game.ts";
import { copyOnWrite } from "../draft.ts";
import type { StartOptions } from "../rules.ts";
import { rulesOf } from "../rules-of.ts";
import type { Actor, EventOf, GameTypes, State } from "../types.ts";

/** What one command, or the start, has led to. */
export interface Version<G extends GameTypes> {
  /** Null before the opening. */
  readonly before: State<G> | null;
  readonly events: readonly EventOf<G>[];
  readonly after: State<G>;
  /** The state after each of the events, folded one by one. */
  readonly afterEach: readonly State<G>[];
  /** It belongs to the sample that the heavy checks look at. */
  readonly isSampled: boolean;
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
  isSampled: boolean,
): Version<G> & { readonly before: B } {
  let folded: State<G>[] | undefined;
  return {
    before,
    events,
    after: state,
    isSampled,
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

/** The state after so many commands. */
export function stateAt<G extends GameTypes>(trace: Trace<G>, commands: number): State<G> {
  return (trace.steps[commands - 1] ?? trace.opening).after;
}

export function finalState<G extends GameTypes>(trace: Trace<G>): State<G> {
  return trace.steps.at(-1)?.after ?? trace.opening.after;
}

export function allEvents<G extends GameTypes>(trace: Trace<G>): EventOf<G>[] {
  return versionsOf(trace).flatMap(({ events }) => events);
}

/** Looks on while a match is folded. The state is a working copy: nothing of it is to be kept. */
export interface Onlooker<G extends GameTypes> {
  before?(event: EventOf<G>, state: State<G>): void;
  after?(event: EventOf<G>, state: State<G>, at: Moment<G>): void;
  /** All events of a version are folded. */
  version?(state: State<G>, version: Version<G>, number: number): void;
}

export interface Moment<G extends GameTypes> {
  readonly version: Version<G>;
  readonly number: number;
  /** Which of the version's events it is. */
  readonly index: number;
}

/** Folds a whole match event by event, on one working copy: far cheaper than `afterEach`. */
export function lookOn<G extends GameTypes>(
  game: Game<G>,
  trace: Trace<G>,
  onlooker: Onlooker<G>,
): void {
  const draft = copyOnWrite(blankState<G>());
  versionsOf(trace).forEach((version, number) => {
    version.events.forEach((event, index) => {
      onlooker.before?.(event, draft.state);
      applyEvent(rulesOf(game), draft, event);
      onlooker.after?.(event, draft.state, { version, number, index });
    });
    onlooker.version?.(draft.state, version, number);
  });
}

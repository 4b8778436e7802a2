/** A match as it was played, step by step: what the checks look at. */
import type { StartOptions } from "../rules.ts";
import type { Actor, EventOf, GameTypes, State } from "../types.ts";

export interface Step<G extends GameTypes> {
  readonly actor: Actor<G>;
  readonly command: G["command"];
  readonly before: State<G>;
  readonly events: readonly EventOf<G>[];
  readonly after: State<G>;
}

export interface Trace<G extends GameTypes> {
  readonly options: StartOptions<G>;
  readonly opening: { readonly events: readonly EventOf<G>[]; readonly state: State<G> };
  readonly steps: readonly Step<G>[];
}

export function finalState<G extends GameTypes>(trace: Trace<G>): State<G> {
  return trace.steps.at(-1)?.after ?? trace.opening.state;
}

export function allEvents<G extends GameTypes>(trace: Trace<G>): EventOf<G>[] {
  return [...trace.opening.events, ...trace.steps.flatMap((step) => step.events)];
}

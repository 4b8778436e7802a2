/** The shape of a check: something that must hold in every match of every game. */
import type { Game } from "../define-game.ts";
import type { Stream } from "../random.ts";
import type { GameTypes, State, Viewer } from "../types.ts";
import type { Coverage } from "./coverage.ts";
import type { Step, Trace } from "./trace.ts";

export interface CheckContext<G extends GameTypes> {
  readonly game: Game<G>;
  readonly random: Stream;
  readonly coverage: Coverage;
}

export interface Check {
  readonly name: string;
  /** Called with every state a match comes through, the opening one first. */
  state?<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void;
  /** Called with every command that was carried out. */
  step?<G extends GameTypes>(context: CheckContext<G>, step: Step<G>): void;
  /** Called with the whole match. */
  match?<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): void;
}

/** Thrown by a check that does not hold. */
export class CheckFailed extends Error {
  readonly check: string;

  constructor(check: string, message: string) {
    super(message);
    this.name = "CheckFailed";
    this.check = check;
  }
}

/** Everybody who looks without seeing everything. */
export function viewersOf<G extends GameTypes>(state: State<G>): Viewer<G>[] {
  return [...state.seating, "spectator"];
}

/** The first place where two JSON texts part, for a message a person can use. */
export function firstDifference(left: string, right: string): string {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${left.slice(from, at + 60)}… against …${right.slice(from, at + 60)}…`;
}

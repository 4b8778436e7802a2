/** The shape of a check: something that must hold in every match of every game. */
import { canonicalJson } from "../canonical-json.ts";
import type { Game } from "../define-game.ts";
import type { Insight } from "../insight.ts";
import type { Stream } from "../random.ts";
import type { Actor, GameTypes, LegalMove, State, Viewer } from "../types.ts";
import type { View } from "../view.ts";
import type { Course } from "./course.ts";
import type { Coverage } from "./coverage.ts";
import type { Step, Trace, Version } from "./trace.ts";

export interface CheckContext<G extends GameTypes> {
  readonly game: Game<G>;
  readonly random: Stream;
  readonly coverage: Coverage;
  /** How matches go, where the game says it. */
  readonly course: Course<G> | undefined;
  /** `game.legalMoves`, and kept for a while: several checks ask about the same state. */
  readonly legal: (state: State<G>, actor: Actor<G>) => readonly LegalMove<G>[];
  /** `game.insight`, and kept for a while. */
  readonly insight: (state: State<G>, viewer: Viewer<G>) => Insight<G>;
  /** Its view: `game.mask`. */
  readonly view: (state: State<G>, viewer: Viewer<G>) => View<G>;
}

export interface Check {
  readonly name: string;
  /**
   * It takes many times as long as playing the match: in long runs it looks at a sample of every
   * match. `state`, `version` and `step` are called for the sample only; `match` picks it itself.
   */
  readonly isHeavy?: true;
  /** Called with every state a match comes through, the opening one first. */
  state?<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void;
  /** Called with the opening and with what every command led to. */
  version?<G extends GameTypes>(context: CheckContext<G>, version: Version<G>): void;
  /** Called with every command that was carried out. */
  step?<G extends GameTypes>(context: CheckContext<G>, step: Step<G>): void;
  /** Called with the whole match. */
  match?<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): void;
  /** Counts something in a match that only many matches together can judge. */
  count?<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): Tally;
  /** Judges the counts of a whole run, added up: what is wrong, or null. */
  judge?(tally: Tally): string | null;
}

/** Plain numbers by name: those of two matches, or of two parts of a run, are added up. */
export type Tally = Readonly<Record<string, number>>;

export function addTallies(one: Tally, other: Tally): Tally {
  const sum: Record<string, number> = { ...one };
  for (const [what, times] of Object.entries(other)) sum[what] = (sum[what] ?? 0) + times;
  return sum;
}

/** One for each match: what it keeps goes with it. */
export function checkContext<G extends GameTypes>(
  game: Game<G>,
  random: Stream,
  coverage: Coverage,
  course?: Course<G>,
): CheckContext<G> {
  const insight = onceAState((state: State<G>, viewer: Viewer<G>) => game.insight(state, viewer));
  return {
    game,
    random,
    coverage,
    course,
    legal: onceAState((state: State<G>, actor: Actor<G>) => game.legalMoves(state, actor)),
    insight,
    view: (state, viewer) => insight(state, viewer).view,
  };
}

/** States that checks ask about again: those on both sides of a command, and worlds forked there. */
const KEPT = 24;

/** The states are frozen, so what was found once stays so. Of the last states it is kept. */
function onceAState<S extends object, W extends string, T>(
  find: (state: S, who: W) => T,
): (state: S, who: W) => T {
  const found = new Map<S, Map<W, T>>();
  return (state, who) => {
    let ofState = found.get(state);
    if (ofState === undefined) {
      ofState = new Map();
      found.set(state, ofState);
      if (found.size > KEPT) found.delete(found.keys().next().value as S);
    }
    let result = ofState.get(who);
    if (result === undefined) {
      result = find(state, who);
      ofState.set(who, result);
    }
    return result;
  };
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

/** The first place where two values part as JSON, for a message a person can use. */
export function firstDifference(one: unknown, other: unknown): string {
  const [left, right] = [canonicalJson(one), canonicalJson(other)];
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${left.slice(from, at + 60)}… against …${right.slice(from, at + 60)}…`;
}

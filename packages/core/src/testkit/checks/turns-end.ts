/**
 * Promise: every turn ends by the rules. It takes no more commands than they have room for, and
 * nobody can repeat themselves for ever at no cost: where a position comes again within a turn, the
 * commands that led back to it are repeated until a rule ends them or the turn is too long.
 */
import type { GameTypes, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, type Tally } from "../check.ts";
import { outlineOf, positionOf, translated } from "../position.ts";
import type { Step } from "../trace.ts";

const name = "turns end";
const CYCLES = "matches with a cycle";
/** Where a game says nothing about its turns. */
const USUAL_MOST = 1000;
/** Of a match, one a turn: to play a cycle on takes long. */
const MAX_CYCLES = 3;

export const turnsEnd: Check = {
  name,
  step<G extends GameTypes>(context: CheckContext<G>, step: Step<G>): void {
    const turn = turnOf(context, step.before);
    turn.steps.push(step);
    const most = context.course?.maxCommandsPerTurn;
    if (most !== undefined && turn.steps.length > most) {
      throw new CheckFailed(name, `turn ${turn.number} goes on after ${most} commands`);
    }
    if (turn.hasCycle || turn.cyclesBefore >= MAX_CYCLES) return;
    if (step.after.outcome.status === "ended") return;
    const earlier = cameBefore(context, turn, step.after);
    if (earlier === null) return;
    turn.hasCycle = true;
    playOn(context, turn.steps.slice(earlier));
  },
  count: (context) => ({ [CYCLES]: Math.min(1, cyclesOf(turns.get(context))) }),
};

/** In how many matches of a run somebody came back to where it was, until a rule ended that. */
export function cyclesIn(tallies: Readonly<Record<string, Tally>>): number {
  return tallies[name]?.[CYCLES] ?? 0;
}

interface Turn<G extends GameTypes> {
  readonly number: number;
  /** What was done in it. */
  readonly steps: Step<G>[];
  /** The states it came through, by their outline. */
  readonly seen: Map<string, Seen<G>[]>;
  hasCycle: boolean;
  /** How many turns before it had one. */
  readonly cyclesBefore: number;
}

interface Seen<G extends GameTypes> {
  readonly state: State<G>;
  /** After how many commands of the turn. */
  readonly after: number;
  /** Of its position: worked out when another state has the same outline. */
  key?: string;
}

/** The turn under way, for each match. */
const turns = new WeakMap<object, Turn<GameTypes>>();

function turnOf<G extends GameTypes>(context: CheckContext<G>, before: State<G>): Turn<G> {
  const number = context.course?.turnOf(before) ?? 0;
  const last = turns.get(context) as Turn<G> | undefined;
  if (last?.number === number) return last;
  const cyclesBefore = cyclesOf(last);
  const turn: Turn<G> = { number, steps: [], seen: new Map(), hasCycle: false, cyclesBefore };
  cameBefore(context, turn, before);
  turns.set(context, turn as unknown as Turn<GameTypes>);
  return turn;
}

/** In how many turns up to this one somebody came back to where it was. */
function cyclesOf<G extends GameTypes>(turn: Turn<G> | undefined): number {
  return turn === undefined ? 0 : turn.cyclesBefore + (turn.hasCycle ? 1 : 0);
}

/** After how many commands of the turn the same position was there, or null. */
function cameBefore<G extends GameTypes>(
  context: CheckContext<G>,
  { seen, steps }: Turn<G>,
  state: State<G>,
): number | null {
  const now: Seen<G> = { state, after: steps.length };
  const outline = outlineOf(state);
  const alike = seen.get(outline);
  if (alike === undefined) {
    seen.set(outline, [now]);
    return null;
  }
  const keyOf = (each: Seen<G>): string => {
    each.key ??= positionIn(context, each.state).key;
    return each.key;
  };
  const same = alike.find((each) => keyOf(each) === keyOf(now));
  if (same !== undefined) return same.after;
  alike.push(now);
  return null;
}

/** Gives the commands of a cycle again and again. Fails if nothing ever stops them. */
function playOn<G extends GameTypes>(context: CheckContext<G>, cycle: readonly Step<G>[]): void {
  const { game, course } = context;
  const [first] = cycle as [Step<G>];
  const from = positionIn(context, first.before);
  const number = course?.turnOf(first.before);
  const most = course?.maxCommandsPerTurn ?? USUAL_MOST;
  let state = (cycle.at(-1) as Step<G>).after;
  for (let given = 0; given <= most; given += cycle.length) {
    const now = positionIn(context, state);
    // Chance went another way, or the turn has passed.
    if (now.key !== from.key || course?.turnOf(state) !== number) return;
    for (const { actor, command } of cycle) {
      const decision = game.decide(state, actor, translated(command, from, now));
      if (!decision.ok || decision.state.outcome.status === "ended") return;
      state = decision.state;
    }
  }
  const said = cycle.map(({ actor, command }) => `${actor} ${game.notation(command)}`);
  throw new CheckFailed(name, `nothing ever stops this: ${said.join(", ")}`);
}

function positionIn<G extends GameTypes>({ game, course }: CheckContext<G>, state: State<G>) {
  return positionOf(game, state, course?.counters ?? []);
}

/** What an actor may do now: every move that fits this moment, with its legal candidates. */
import { type AnyMove, moveOf } from "./check-command.ts";
import { promptOf } from "./prompt-of.ts";
import type { GameRules } from "./rules.ts";
import type { Table } from "./table/table.ts";
import type { Actor, GameTypes, State } from "./types.ts";

export function legalCommands<G extends GameTypes>(
  rules: GameRules<G>,
  table: Table<G>,
  actor: Actor<G>,
): G["command"][] {
  const found: G["command"][] = [];
  for (const move of movesNow(rules, table.state, actor)) {
    if (isNotNow(move, table, actor)) continue;
    const candidates = move.candidates(table, actor as G["seat"]);
    // Lists and generators apart: V8 goes through either faster if it never meets the other there.
    if (isList(candidates)) addFromList(found, move, table, actor, candidates);
    else addOneByOne(found, move, table, actor, candidates);
  }
  return found;
}

function isList<T>(all: Iterable<T>): all is readonly T[] {
  return Array.isArray(all);
}

function addFromList<G extends GameTypes>(
  found: G["command"][],
  move: AnyMove<G>,
  table: Table<G>,
  actor: Actor<G>,
  candidates: readonly G["command"][],
): void {
  for (const command of candidates) {
    if (isLegal(move, table, actor, command)) found.push(command);
  }
}

function addOneByOne<G extends GameTypes>(
  found: G["command"][],
  move: AnyMove<G>,
  table: Table<G>,
  actor: Actor<G>,
  candidates: Iterable<G["command"]>,
): void {
  for (const command of candidates) {
    if (isLegal(move, table, actor, command)) found.push(command);
  }
}

/** One after the other, for callers that need only the first few. */
export function* eachLegalCommand<G extends GameTypes>(
  rules: GameRules<G>,
  table: Table<G>,
  actor: Actor<G>,
): Generator<G["command"], void> {
  for (const move of movesNow(rules, table.state, actor)) {
    if (isNotNow(move, table, actor)) continue;
    for (const command of move.candidates(table, actor as G["seat"])) {
      if (isLegal(move, table, actor, command)) yield command;
    }
  }
}

function isNotNow<G extends GameTypes>(
  { when }: AnyMove<G>,
  table: Table<G>,
  actor: Actor<G>,
): boolean {
  return when !== undefined && when(table, actor as G["seat"]) !== null;
}

function isLegal<G extends GameTypes>(
  { exact, validate }: AnyMove<G>,
  table: Table<G>,
  actor: Actor<G>,
  command: G["command"],
): boolean {
  return exact === true || validate(table, actor as G["seat"], command) === null;
}

type Moves<G extends GameTypes> = readonly AnyMove<G>[];

/** The moves by when they are made, each list in the order of the table of moves. */
interface Moments<G extends GameTypes> {
  readonly referee: Moves<G>;
  readonly anytime: Moves<G>;
  readonly turn: Moves<G>;
  /** By the kind of prompt. */
  readonly asked: ReadonlyMap<string, Moves<G>>;
}

/** The same as `mayTry` says of each move. */
function movesNow<G extends GameTypes>(
  rules: GameRules<G>,
  state: State<G>,
  actor: Actor<G>,
): Moves<G> {
  if (state.outcome.status === "ended") return [];
  const moments = momentsOf(rules);
  if (actor === "referee") return moments.referee;
  if (!state.seating.includes(actor)) return [];
  const own = promptOf(state, actor);
  if (own !== undefined) return moments.asked.get(own.kind) ?? moments.anytime;
  const isOnTurn = state.prompts.length === 0 && rules.turn(state).includes(actor);
  return isOnTurn ? moments.turn : moments.anytime;
}

const read = new WeakMap<object, unknown>();

function momentsOf<G extends GameTypes>(rules: GameRules<G>): Moments<G> {
  const known = read.get(rules.moves) as Moments<G> | undefined;
  if (known !== undefined) return known;
  const all = Object.keys(rules.moves).map((type) => moveOf(rules, type));
  const ofSeats = all.filter(({ by }) => by !== "referee");
  const moments: Moments<G> = {
    referee: all.filter(({ by }) => by === "referee"),
    anytime: ofSeats.filter(({ anytime }) => anytime),
    turn: ofSeats.filter(({ anytime, answers }) => anytime || answers === undefined),
    asked: new Map(
      rules.prompts.map((kind) => [
        kind,
        ofSeats.filter(({ anytime, answers }) => anytime || answers?.includes(kind)),
      ]),
    ),
  };
  read.set(rules.moves, moments);
  return moments;
}

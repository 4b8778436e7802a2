/** A game as the familiar API: plain functions that hold nothing. */
import { type Argument, checkCall } from "../check-call.ts";
import { deepFreeze } from "../deep-freeze.ts";
import type { Game } from "../define-game.ts";
import type { StartOptions } from "../rules.ts";
import type {
  Actor,
  Decision,
  EventOf,
  Explanation,
  GameTypes,
  LegalMove,
  State,
  Viewer,
} from "../types.ts";
import { checkViewer, type View } from "../view.ts";

/** A view with what a client needs to act on it. */
export type SeatView<G extends GameTypes> = View<G> & {
  /** Empty for whoever has no seat. */
  readonly legalMoves: readonly LegalMove<G>[];
};

/** What the functions take, in this order. */
const SEAT: readonly Argument[] = ["game", "state", "seat"];
const VIEWER: readonly Argument[] = ["game", "state", "viewer"];
const SEAT_AND_COMMAND: readonly Argument[] = ["game", "state", "seat", "command"];
const EVENTS: readonly Argument[] = ["game", "stateOrNull", "events"];

/** The opening: its events and the state after them, or a rejection with every fault. */
export function createInitialState<G extends GameTypes>(
  game: Game<G>,
  options: StartOptions<G>,
): Decision<G> {
  return game.start(options);
}

/** What a command would do: events and the state after them, or a rejection. Touches nothing. */
export function decide<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  actor: Actor<G>,
  command: unknown,
): Decision<G> {
  checkCall("decide", SEAT_AND_COMMAND, [game, state, actor, command]);
  return game.decide(state, actor, command);
}

/** Folds events into a state, which stays as it is. Without a state, from GAME_STARTED on. */
export function evolve<G extends GameTypes>(
  game: Game<G>,
  state: State<G> | null,
  events: readonly EventOf<G>[],
): State<G> {
  checkCall("evolve", EVENTS, [game, state, events]);
  return game.evolve(state, events);
}

/**
 * What a viewer may know of a state, with its legal moves. Throws a TypeError for an unknown viewer.
 */
export function mask<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  viewer: Viewer<G>,
): SeatView<G> {
  checkCall("mask", VIEWER, [game, state, viewer]);
  const isSeat = (state.seating as readonly Viewer<G>[]).includes(viewer);
  const moves = isSeat ? game.legalMoves(state, viewer as G["seat"]) : [];
  // A view shares parts with the state. Frozen, they would stop one that is played on in place: from
  // here on that one copies them.
  game.tables.share(state);
  return deepFreeze({ ...game.mask(state, viewer), legalMoves: moves });
}

/** Every command a seat could give now, complete, each with a stable id and a text. Throws like `mask`. */
export function legalMoves<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  actor: Actor<G>,
): readonly LegalMove<G>[] {
  checkCall("legalMoves", SEAT, [game, state, actor]);
  checkViewer(state, actor);
  return deepFreeze(game.legalMoves(state, actor));
}

/** Why a command is legal or not, without playing it. Throws like `mask`. */
export function explain<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  actor: Actor<G>,
  command: unknown,
): Explanation<G> {
  checkCall("explain", SEAT_AND_COMMAND, [game, state, actor, command]);
  checkViewer(state, actor);
  return game.explain(state, actor, command);
}

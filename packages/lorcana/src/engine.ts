/**
 * The engine in the words the field knows: an object that holds one match, and plain functions
 * that hold nothing. Both are a thin dress over the kernel's `Game` (game.ts), which servers, bots
 * and tests use directly.
 */
import {
  type Actor,
  checkViewer,
  type Decision,
  type EventOf,
  type Explanation,
  type LegalMove,
  type Seed,
  type StartOptions,
  type Viewer,
} from "@tcg/core";
import type { CardTable } from "./cards.ts";
import type { Config } from "./config.ts";
import { defineCards } from "./define-cards.ts";
import { engineFaults } from "./engine-faults.ts";
import { createGame, type LorcanaGame } from "./game.ts";
import type { Lorcana, State, View } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export interface EngineOptions {
  readonly cards: CardTable;
  /** Who plays, as the host of the match names them. */
  readonly hostId: string;
  readonly awayId: string;
  /** Lists of definition ids. */
  readonly hostDeck: readonly string[];
  readonly awayDeck: readonly string[];
  /** Engines have no randomness of their own; `randomSeed(crypto)` makes one. */
  readonly seed: Seed;
  readonly config?: Partial<Config>;
  /** CR 3.1.2: who chooses the starting player: the loser of the game before, in a series. */
  readonly chooser?: Seat;
}

/** A view with what a client needs to act on it. */
export type SeatView = View & {
  /** Empty for who has no seat. */
  readonly legalMoves: readonly LegalMove<Lorcana>[];
};

export type PlayerView = SeatView & {
  readonly players: { readonly [S in Seat]: string };
};

export interface Engine {
  readonly game: LorcanaGame;
  /** What has happened since the start. */
  readonly events: readonly EventOf<Lorcana>[];
  getState(): State;
  /** What a command would do. Changes nothing: `evolve` with its events advances the match. */
  decide(actor: Actor<Lorcana>, command: unknown): Decision<Lorcana>;
  evolve(events: readonly EventOf<Lorcana>[]): State;
  mask(viewer: Viewer<Lorcana>): PlayerView;
  legalMoves(seat: Seat): readonly LegalMove<Lorcana>[];
  explain(actor: Actor<Lorcana>, command: unknown): Explanation<Lorcana>;
}

/** Options that no match can have throw a TypeError whose message lists every fault, one a line. */
export function createEngine(options: EngineOptions): Engine {
  const faults = engineFaults(options);
  if (faults.length > 0) throw badOptions(faults);
  const { cards, hostId, awayId, ...start } = options;
  const defined = defineCards(cards);
  if (!defined.ok) throw badOptions(["its cards are not well defined"]);
  const game = createGame(defined.cards);
  const opening = game.start(start);
  if (!opening.ok) throw badOptions([opening.rejection.message]);
  const players = { host: hostId, away: awayId };

  let { state } = opening;
  const events = [...opening.events];
  return {
    game,
    events,
    getState: () => state,
    decide: (actor, command) => game.decide(state, actor, command),
    evolve(happened) {
      state = game.evolve(state, happened);
      events.push(...happened);
      return state;
    },
    mask: (viewer) => ({ ...mask(game, state, viewer), players }),
    legalMoves: (seat) => legalMoves(game, state, seat),
    explain: (actor, command) => explain(game, state, actor, command),
  };
}

function badOptions(faults: readonly string[]): TypeError {
  return new TypeError(["No match can be played like this:", ...faults].join("\n  "));
}

/** The opening: its events and the state after them, or a rejection with every fault. */
export function createInitialState(
  game: LorcanaGame,
  options: StartOptions<Lorcana>,
): Decision<Lorcana> {
  return game.start(options);
}

/** What a command would do: events and the state after them, or a rejection. Touches nothing. */
export function decide(
  game: LorcanaGame,
  state: State,
  actor: Actor<Lorcana>,
  command: unknown,
): Decision<Lorcana> {
  return game.decide(state, actor, command);
}

/** Folds events into a state, which stays as it is. Without a state, from GAME_STARTED on. */
export function evolve(
  game: LorcanaGame,
  state: State | null,
  events: readonly EventOf<Lorcana>[],
): State {
  return game.evolve(state, events);
}

/** What a viewer may know of a state, with its legal moves. A TypeError if there is no such viewer. */
export function mask(game: LorcanaGame, state: State, viewer: Viewer<Lorcana>): SeatView {
  const isSeat = viewer === "host" || viewer === "away";
  const legalMoves = isSeat ? game.legalMoves(state, viewer) : [];
  return { ...game.mask(state, viewer), legalMoves };
}

/** Every command a seat could give now, complete, each with a stable id and a text. Throws like `mask`. */
export function legalMoves(
  game: LorcanaGame,
  state: State,
  actor: Actor<Lorcana>,
): readonly LegalMove<Lorcana>[] {
  checkViewer(state, actor);
  return game.legalMoves(state, actor);
}

/** Why a command is legal or not, without playing it. Throws like `mask`. */
export function explain(
  game: LorcanaGame,
  state: State,
  actor: Actor<Lorcana>,
  command: unknown,
): Explanation<Lorcana> {
  checkViewer(state, actor);
  return game.explain(state, actor, command);
}

/** The part of Web Crypto that a seed needs: the `crypto` of browsers, Node and most others. */
export interface Randomness {
  /** Fills them. */
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown;
}

const SEED_BYTES = 32;

/** A 256-bit seed: `randomSeed(crypto)`. For the host of a match, never for a rule. */
export function randomSeed(platform: Randomness): string {
  const bytes = new Uint8Array(SEED_BYTES);
  platform.getRandomValues(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

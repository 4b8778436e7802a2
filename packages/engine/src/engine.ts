/** The engine as an object that holds a match, and the same as plain functions. */
import type { Actor, Decision, EventOf, LegalMove, Seed, Viewer } from "@tcg/core";
import type { CardTable } from "./cards.ts";
import type { Config } from "./config.ts";
import { createGame, type LunchTableGame } from "./game.ts";
import type { LunchTable, State, View } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export interface EngineOptions {
  readonly cards: CardTable;
  readonly hostId: string;
  readonly awayId: string;
  readonly hostDeck: readonly string[];
  readonly awayDeck: readonly string[];
  /** Engines have no randomness of their own; `randomSeed()` makes one. */
  readonly seed: Seed;
  readonly config?: Partial<Config>;
  readonly firstSeat?: Seat;
}

/** A view with what a client needs to act on it. */
export type PlayerView = View & {
  /** Empty for who has no seat. */
  readonly legalMoves: readonly LegalMove<LunchTable>[];
  readonly players: { readonly [S in Seat]: string };
};

export interface Engine {
  readonly game: LunchTableGame;
  /** What has happened since the start. */
  readonly events: readonly EventOf<LunchTable>[];
  getState(): State;
  /** What a command would do. Changes nothing: `evolve` with its events advances the match. */
  decide(actor: Actor<LunchTable>, command: unknown): Decision<LunchTable>;
  evolve(events: readonly EventOf<LunchTable>[]): State;
  mask(viewer: Viewer<LunchTable>): PlayerView;
  legalMoves(seat: Seat): readonly LegalMove<LunchTable>[];
}

/** Refused options throw: the message lists every fault. */
export function createEngine(options: EngineOptions): Engine {
  const { cards, hostId, awayId, ...rest } = options;
  const game = createGame(cards);
  const opening = game.start(rest);
  if (!opening.ok) {
    const { message, data } = opening.rejection;
    throw new TypeError(`${message} ${JSON.stringify(data ?? {})}`);
  }
  let { state } = opening;
  const events = [...opening.events];
  const players = { host: hostId, away: awayId };
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
    legalMoves: (seat) => game.legalMoves(state, seat),
  };
}

/** The view of a state with the viewer's legal moves. */
export function mask(
  game: LunchTableGame,
  state: State,
  viewer: Viewer<LunchTable>,
): Omit<PlayerView, "players"> {
  const isSeat = viewer === "host" || viewer === "away";
  const legalMoves = isSeat ? game.legalMoves(state, viewer) : [];
  return { ...game.mask(state, viewer), legalMoves };
}

/** A 256-bit seed from the platform's own randomness. */
export function randomSeed(platform: { getRandomValues(bytes: Uint8Array): Uint8Array }): string {
  const bytes = platform.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

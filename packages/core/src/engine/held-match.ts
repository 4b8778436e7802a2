/** An object that holds one match. Servers, bots and tests use the `Game` inside it directly. */
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
import { explain, legalMoves, mask, type SeatView } from "./plain-functions.ts";

/** Who plays, as the host of the match names them. */
export type Players<G extends GameTypes> = { readonly [S in G["seat"]]: string };

export type PlayerView<G extends GameTypes> = SeatView<G> & { readonly players: Players<G> };

export interface Engine<G extends GameTypes> {
  readonly game: Game<G>;
  /** What has happened since the start. */
  readonly events: readonly EventOf<G>[];
  getState(): State<G>;
  /** What a command would do. Changes nothing: `evolve` with its events advances the match. */
  decide(actor: Actor<G>, command: unknown): Decision<G>;
  evolve(events: readonly EventOf<G>[]): State<G>;
  mask(viewer: Viewer<G>): PlayerView<G>;
  legalMoves(seat: G["seat"]): readonly LegalMove<G>[];
  explain(actor: Actor<G>, command: unknown): Explanation<G>;
}

/** What its functions take, in this order: the state it holds itself. */
const SEAT: readonly Argument[] = ["seat"];
const VIEWER: readonly Argument[] = ["viewer"];
const SEAT_AND_COMMAND: readonly Argument[] = ["seat", "command"];
const EVENTS: readonly Argument[] = ["events"];

/** Throws `impossibleMatch` for options the game refuses. */
export function holdMatch<G extends GameTypes>(
  game: Game<G>,
  options: StartOptions<G>,
  players: Players<G>,
): Engine<G> {
  const opening = game.start(options);
  if (!opening.ok) throw impossibleMatch([opening.rejection.message]);

  // What is given out is the match's own: frozen, so that nobody changes it by writing to it.
  let { state, events } = deepFreeze({ state: opening.state, events: [...opening.events] });
  return {
    game,
    get events() {
      return events;
    },
    getState: () => state,
    decide(actor, command) {
      checkCall("decide", SEAT_AND_COMMAND, [actor, command]);
      return game.decide(state, actor, command);
    },
    evolve(happened) {
      checkCall("evolve", EVENTS, [happened]);
      state = deepFreeze(game.evolve(state, happened));
      events = deepFreeze([...events, ...happened]);
      return state;
    },
    mask(viewer) {
      checkCall("mask", VIEWER, [viewer]);
      return { ...mask(game, state, viewer), players };
    },
    legalMoves(seat) {
      checkCall("legalMoves", SEAT, [seat]);
      return legalMoves(game, state, seat);
    },
    explain(actor, command) {
      checkCall("explain", SEAT_AND_COMMAND, [actor, command]);
      return explain(game, state, actor, command);
    },
  };
}

/** For invalid options: the message lists every fault, one a line. */
export function impossibleMatch(faults: readonly string[]): TypeError {
  return new TypeError(["Invalid match options:", ...faults].join("\n  "));
}

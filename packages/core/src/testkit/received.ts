/** Everything a viewer receives, as one text: what the leak tests compare byte for byte. */
import { canonicalJson } from "../canonical-json.ts";
import type { Game } from "../define-game.ts";
import type { EventOf, GameTypes, State, Viewer } from "../types.ts";

export function received<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  events: readonly EventOf<G>[],
  viewer: Viewer<G>,
): string {
  const isSeat = viewer !== "spectator" && viewer !== "referee";
  return canonicalJson({
    view: game.mask(state, viewer),
    events: game.maskEvents(state, events, viewer),
    actors: game.actors(state),
    legal: isSeat ? game.legalMoves(state, viewer) : [],
  });
}

/** Everything a viewer receives: what the leak tests compare. */
import type { Game } from "../define-game.ts";
import type { CardId } from "../ids.ts";
import { seesFace, seesId } from "../table/zones.ts";
import type { EventOf, GameTypes, LegalMove, MaskedEvent, State, Viewer } from "../types.ts";
import type { View } from "../view.ts";
import { aboutCard, anyCommand, nearly } from "./any-command.ts";
import type { CheckContext } from "./check.ts";
import { sameJson } from "./same-json.ts";

export interface Received<G extends GameTypes> {
  readonly view: View<G>;
  readonly events: readonly MaskedEvent[];
  readonly actors: readonly G["seat"][];
  readonly legal: readonly LegalMove<G>[];
}

export function received<G extends GameTypes>(
  { game, view, legal }: Pick<CheckContext<G>, "game" | "view" | "legal">,
  state: State<G>,
  events: readonly EventOf<G>[],
  viewer: Viewer<G>,
): Received<G> {
  return {
    view: view(state, viewer),
    events: game.maskEvents(state, events, viewer),
    actors: game.actors(state),
    legal: viewer === "spectator" ? [] : legal(state, viewer),
  };
}

/** A command that the viewer is answered differently in the two worlds, of those that were tried. */
export function tellingCommand<G extends GameTypes>(
  { game, random, legal }: CheckContext<G>,
  left: State<G>,
  right: State<G>,
  viewer: Viewer<G>,
): unknown {
  if (viewer === "spectator" || !game.actors(left).includes(viewer)) return undefined;
  const { commands, zones } = game.rules;
  const moves = legal(left, viewer);
  const tries = [anyCommand(random, commands, left)];
  if (moves.length > 0) tries.push(nearly(random, commands, left, random.pick(moves).command));
  for (const id of Object.keys(left.cards) as CardId[]) {
    // A back that the viewer can point at: that is where rules meet a face it does not see.
    if (!seesId(zones, left, id, viewer) || seesFace(zones, left, id, viewer)) continue;
    tries.push(aboutCard(random, commands, left, id));
  }
  return tries.find((command) => !sameAnswer(game, left, right, viewer, command));
}

function sameAnswer<G extends GameTypes>(
  game: Game<G>,
  left: State<G>,
  right: State<G>,
  seat: G["seat"],
  command: unknown,
): boolean {
  return sameJson(game.explain(left, seat, command), game.explain(right, seat, command));
}

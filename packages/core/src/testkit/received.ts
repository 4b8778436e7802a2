/** Everything a viewer receives, what only its bot is given included: what the leak tests compare. */

import type { Game } from "../define-game.ts";
import type { Insight } from "../insight.ts";
import { moveOf } from "../moves-of.ts";
import type { Stream } from "../random.ts";
import { rulesOf } from "../rules-of.ts";
import { sameJson } from "../same-json.ts";
import { seesFace, seesId } from "../table/zones.ts";
import type { EventOf, GameTypes, LegalMove, MaskedEvent, State, Viewer } from "../types.ts";
import { aboutCard, anyCommand, nearly } from "./any-command.ts";
import type { CheckContext } from "./check.ts";

export interface Received<G extends GameTypes> extends Insight<G> {
  readonly events: readonly MaskedEvent[];
  readonly actors: readonly G["seat"][];
  readonly legal: readonly LegalMove<G>[];
}

export function received<G extends GameTypes>(
  { game, insight, legal }: Pick<CheckContext<G>, "game" | "insight" | "legal">,
  state: State<G>,
  events: readonly EventOf<G>[],
  viewer: Viewer<G>,
): Received<G> {
  return {
    ...insight(state, viewer),
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
  if (viewer === "spectator") return undefined;
  const { commands, zones } = rulesOf(game);
  const isToAct = game.actors(left).includes(viewer);
  const tries = isToAct ? [anyCommand(random, commands, left)] : outOfTurn(game, random, left);
  const moves = isToAct ? legal(left, viewer) : [];
  if (moves.length > 0) tries.push(nearly(random, commands, left, random.pick(moves).command));
  for (const id of isToAct ? left.cards.ids() : []) {
    // A back that the viewer can point at: that is where rules meet a face it does not see.
    if (!seesId(zones, left, id, viewer) || seesFace(zones, left, id, viewer)) continue;
    tries.push(aboutCard(random, commands, left, id));
  }
  return tries.find((command) => !sameAnswer(game, left, right, viewer, command));
}

/**
 * A viewer that does not have to act gets past the kernel only with moves that are allowed at any
 * time, so each of those is tried; everything else is refused before a rule of the game looks at it.
 */
function outOfTurn<G extends GameTypes>(
  game: Game<G>,
  random: Stream,
  state: State<G>,
): ReturnType<typeof anyCommand>[] {
  const rules = rulesOf(game);
  const kinds = Object.entries(rules.commands).filter(([type]) => moveOf(rules, type).anytime);
  return kinds.map(([type, fields]) =>
    Object.keys(fields).length === 0 ? { type } : anyCommand(random, { [type]: fields }, state),
  );
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

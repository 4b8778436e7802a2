/**
 * Promise: a viewer can imagine. A state thought up from its view shows it the very same view and
 * the very same moves.
 */
import { canonicalJson } from "../../canonical-json.ts";
import type { Game } from "../../define-game.ts";
import type { DefId } from "../../ids.ts";
import type { Prior } from "../../imagine.ts";
import type { Stream } from "../../random.ts";
import type { GameTypes, State } from "../../types.ts";
import {
  type Check,
  type CheckContext,
  CheckFailed,
  firstDifference,
  viewersOf,
} from "../check.ts";

/** Commands given in an imagined world, to see that it is a whole one. */
const PLAYED_ON = 4;

const name = "an imagined state fits the view";

export const imagined: Check = {
  name,
  state<G extends GameTypes>({ game, random }: CheckContext<G>, state: State<G>): void {
    const viewer = random.pick(viewersOf(state));
    const view = game.mask(state, viewer);
    const anyCard: Prior<G> = (places, _view, stream) =>
      places.map((place) => {
        const defs = Object.keys(game.rules.cards) as DefId[];
        return stream.pick(defs.filter((def) => game.rules.couldBe?.(place, def) ?? true));
      });
    const world = game.imagine(view, random, anyCard);
    const seen = (of: State<G>): string =>
      canonicalJson({
        view: game.mask(of, viewer),
        legal: viewer === "spectator" ? [] : game.legalMoves(of, viewer),
      });
    const [left, right] = [seen(state), seen(world)];
    if (left !== right) throw new CheckFailed(name, `${viewer}: ${firstDifference(left, right)}`);
    playOn(game, world, random);
  },
};

function playOn<G extends GameTypes>(game: Game<G>, world: State<G>, random: Stream): void {
  let state = world;
  for (let i = 0; i < PLAYED_ON && state.outcome.status === "running"; i++) {
    const actor = random.pick(game.actors(state));
    const legal = game.legalMoves(state, actor);
    if (legal.length === 0) throw new CheckFailed(name, `${actor} is stuck in an imagined world`);
    const decision = game.decide(state, actor, random.pick(legal).command);
    if (!decision.ok) throw new CheckFailed(name, "a listed command is refused in it");
    state = decision.state;
  }
}

/**
 * Promise: a viewer can imagine. A state thought up from its view shows it the very same view and
 * the very same moves.
 */
import { canonicalJson } from "../../canonical-json.ts";
import type { DefId } from "../../ids.ts";
import type { Prior } from "../../imagine.ts";
import type { GameTypes, State } from "../../types.ts";
import {
  type Check,
  type CheckContext,
  CheckFailed,
  firstDifference,
  viewersOf,
} from "../check.ts";

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
  },
};

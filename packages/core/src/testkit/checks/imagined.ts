/**
 * Promise: whoever is to act can imagine, and so can everybody else while the game can guess what
 * others are asked. A state thought up from what a viewer knows shows it the very same view, the very
 * same work and the very same moves.
 */

import type { Game } from "../../define-game.ts";
import type { DefId } from "../../ids.ts";
import { type Prior, promptsIn } from "../../imagine.ts";
import type { Stream } from "../../random.ts";
import { rulesOf } from "../../rules-of.ts";
import { sameJson } from "../../same-json.ts";
import type { GameTypes, LegalMove, State, Viewer } from "../../types.ts";
import {
  type Check,
  type CheckContext,
  CheckFailed,
  firstDifference,
  viewersOf,
} from "../check.ts";

/** Every other state is imagined; in every other of these worlds some commands are given. */
const PLAYED_ON = 4;

const name = "an imagined state fits the view";

export const imagined: Check = {
  name,
  isHeavy: true,
  state<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void {
    const { game, random, insight, legal } = context;
    if (random.int(2) === 0) return;
    const imagines = (viewer: Viewer<G>): boolean =>
      promptsIn(rulesOf(game), insight(state, viewer)) !== null;
    const unable = game.actors(state).find((actor) => !imagines(actor));
    if (unable !== undefined) {
      throw new CheckFailed(
        name,
        `${unable} is to act, and there is no guess what others are asked`,
      );
    }
    const viewer = random.shuffle(viewersOf(state)).find(imagines) ?? "referee";
    const known = insight(state, viewer);
    const world = game.imagine(known, random, anyCard(game));
    const moves = (of: State<G>): readonly LegalMove<G>[] =>
      viewer === "spectator" ? [] : legal(of, viewer);
    const left = { ...known, legal: moves(state) };
    const right = { ...insight(world, viewer), legal: moves(world) };
    if (!sameJson(left, right)) {
      throw new CheckFailed(name, `${viewer}: ${firstDifference(left, right)}`);
    }
    if (random.int(2) === 0) playOn(game, world, random);
  },
};

/** Which cards could lie where: asked of a game once. */
const possibleIn = new WeakMap<object, Map<string, DefId[]>>();

/** Every hidden card may be any that could lie there. */
function anyCard<G extends GameTypes>(game: Game<G>): Prior<G> {
  const { cards, couldBe } = rulesOf(game);
  const defs = Object.keys(cards) as DefId[];
  const possible = possibleIn.get(game) ?? new Map<string, DefId[]>();
  possibleIn.set(game, possible);
  return (places, _view, stream) =>
    places.map((place) => {
      const where = `${place.owner} ${place.seat} ${place.zone}`;
      let fitting = possible.get(where);
      if (fitting === undefined) {
        fitting = defs.filter((def) => couldBe?.(place, def) ?? true);
        possible.set(where, fitting);
      }
      return stream.pick(fitting);
    });
}

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

/**
 * Promise: nothing leaks, not even by what happens next. Fork a match into two worlds that look
 * alike to a viewer, let the others do what looks alike in both, and compare all that the viewer
 * receives. Where the two worlds show the viewer different faces they part rightly, and we stop.
 */

import { canonicalJson } from "../../canonical-json.ts";
import { isCardId } from "../../ids.ts";
import { seesFace, zoneShows } from "../../table/zones.ts";
import type { Actor, EventOf, GameTypes, State, Viewer } from "../../types.ts";
import {
  type Check,
  type CheckContext,
  CheckFailed,
  firstDifference,
  viewersOf,
} from "../check.ts";
import { idsAfter, Lineage } from "../lineage.ts";
import { received } from "../received.ts";
import { relabel, relabelUnseen } from "../relabel.ts";
import type { Trace } from "../trace.ts";

const name = "worlds that look alike go on looking alike";
const FORKS_PER_MATCH = 6;
const STEPS_PER_FORK = 4;

export const leakByForking: Check = {
  name,
  match<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): void {
    const { game, random } = context;
    if (trace.steps.length === 0) return;
    const forksAt = new Set(
      Array.from({ length: FORKS_PER_MATCH }, () => random.int(trace.steps.length)),
    );
    const lineage = new Lineage(game);
    let state: State<G> | null = null;
    const follow = (events: readonly EventOf<G>[]): void => {
      for (const event of events) {
        state = game.evolve(state, [event]);
        lineage.follow(event, state);
      }
    };
    follow(trace.opening.events);
    trace.steps.forEach((step, number) => {
      if (forksAt.has(number)) {
        const viewer = random.pick(viewersOf(step.before));
        const faces = relabelUnseen(game, lineage, viewer, random);
        walkBoth(context, step.before, relabel(step.before, lineage, faces), viewer, number);
      }
      follow(step.events);
    });
  },
};

function walkBoth<G extends GameTypes>(
  context: CheckContext<G>,
  left: State<G>,
  right: State<G>,
  viewer: Viewer<G>,
  from: number,
): void {
  const { game, random } = context;
  for (let i = 0; i < STEPS_PER_FORK; i++) {
    const actors = game.actors(left);
    if (actors.length === 0) return;
    const actor = random.pick(actors);
    const pair = alikeCommands(context, left, right, actor, viewer);
    if (pair === null) return;
    const here = game.decide(left, actor, pair[0]);
    const there = game.decide(right, actor, pair[1]);
    if (!here.ok || !there.ok) throw new CheckFailed(name, "a listed command is refused");
    const shownHere = facesShown(context, left, here.events, viewer);
    const shownThere = facesShown(context, right, there.events, viewer);
    if (canonicalJson(shownHere) !== canonicalJson(shownThere)) return;
    const a = received(game, here.state, here.events, viewer);
    const b = received(game, there.state, there.events, viewer);
    if (a !== b) {
      const what = `${actor} did ${game.notation(pair[0])} or ${game.notation(pair[1])}`;
      const where = `${viewer} can tell, ${i + 1} steps from step ${from}, whether ${what}`;
      throw new CheckFailed(name, `${where}: ${firstDifference(a, b)}`);
    }
    left = here.state;
    right = there.state;
  }
}

/** Two commands, one for each world, that the viewer cannot tell apart by themselves. */
function alikeCommands<G extends GameTypes>(
  { game, random }: CheckContext<G>,
  left: State<G>,
  right: State<G>,
  actor: Actor<G>,
  viewer: Viewer<G>,
): [G["command"], G["command"]] | null {
  const mine = game.legalMoves(left, actor);
  if (mine.length === 0) return null;
  const { command, id } = random.pick(mine);
  const theirs = game.legalMoves(right, actor);
  if (actor === viewer) {
    const same = theirs.find((move) => move.id === id);
    if (same === undefined) throw new CheckFailed(name, `${viewer} may ${id} in one world only`);
    return [command, same.command];
  }
  const look = appearance(game.rules.zones, left, command, viewer);
  const alike = theirs.filter(
    (move) => appearance(game.rules.zones, right, move.command, viewer) === look,
  );
  return alike.length === 0 ? null : [command, random.pick(alike).command];
}

/** A command as it looks from outside: cards in zones the viewer cannot look into are any card. */
function appearance<G extends GameTypes>(
  zones: Parameters<typeof zoneShows>[0] extends infer R ? Record<string, R> : never,
  state: State<G>,
  command: G["command"],
  viewer: Viewer<G>,
): string {
  const lookalike = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lookalike);
    if (!isCardId(value)) return value;
    const card = state.cards[value];
    const rule = card === undefined ? undefined : zones[card.zone];
    if (card === undefined || rule === undefined || rule.faces === "all") return value;
    const looks = viewer !== "spectator" && zoneShows(rule, card.seat, false, viewer);
    return looks ? value : `any of ${card.seat}'s ${card.zone}`;
  };
  return canonicalJson(Object.entries(command).map(([field, value]) => [field, lookalike(value)]));
}

/** The faces these events show to the viewer, in order: what it may rightly tell worlds apart by. */
function facesShown<G extends GameTypes>(
  { game }: CheckContext<G>,
  before: State<G>,
  events: readonly EventOf<G>[],
  viewer: Viewer<G>,
): string[] {
  const shown: string[] = [];
  let state = before;
  for (const event of events) {
    state = game.evolve(state, [event]);
    if (!("change" in event) || event.change === undefined) continue;
    for (const id of idsAfter(event.change)) {
      const card = state.cards[id];
      if (card && seesFace(game.rules.zones, state, id, viewer)) shown.push(card.def);
    }
  }
  return shown;
}

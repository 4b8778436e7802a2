/** Promise: no card is lost, doubled or turned into another, and each lies in exactly one place. */

import type { Game } from "../../define-game.ts";
import { type CardId, cardNumber } from "../../ids.ts";
import { rulesOf } from "../../rules-of.ts";
import type { GameTypes, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";
import { lineageOf } from "../lineage.ts";
import { allEvents, finalState, type Trace } from "../trace.ts";

const name = "cards are conserved";

export const cardsConserved: Check = {
  name,
  state<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void {
    // States share what did not change: where no card has moved there is nothing to look at.
    const parts = partsOf(context.game, state);
    const last = looked.get(context);
    if (last !== undefined && parts.every((part, i) => part === last[i])) return;
    inOnePlaceEach(context.game, state);
    looked.set(context, parts);
  },
  match<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
    const lineage = lineageOf(game, trace);
    const removed = new Set<unknown>();
    for (const event of allEvents(trace)) {
      const change = "change" in event ? event.change : undefined;
      if (change?.op === "remove") removed.add(lineage.of(change.card));
      if (change?.op === "clear") for (const id of change.cards) removed.add(lineage.of(id));
    }
    const last = finalState(trace);
    const present = Array.from(last.cards, ([id, card]) => {
      const physical = lineage.of(id);
      if (physical === undefined) throw new CheckFailed(name, `${id} came from nowhere`);
      if (physical.def !== card.def || physical.owner !== card.owner) {
        throw new CheckFailed(name, `${id} is no longer the card it was`);
      }
      return physical;
    });
    if (new Set(present).size !== present.length) throw new CheckFailed(name, "a card is doubled");
    if (present.length + removed.size !== lineage.all.size) {
      throw new CheckFailed(name, `${lineage.all.size - present.length - removed.size} cards lost`);
    }
  },
};

/** What was looked at last, for each match. */
const looked = new WeakMap<object, readonly unknown[]>();

function partsOf<G extends GameTypes>(game: Game<G>, state: State<G>): unknown[] {
  const parts: unknown[] = [state.cards, state.known, state.nextId];
  for (const seat of state.seating as readonly G["seat"][]) {
    for (const zone in rulesOf(game).zones) parts.push(state.seats[seat][zone as G["zone"]]);
  }
  return parts;
}

function inOnePlaceEach<G extends GameTypes>(game: Game<G>, state: State<G>): void {
  const found = new Set<CardId>();
  for (const seat of state.seating as readonly G["seat"][]) {
    for (const zone of Object.keys(rulesOf(game).zones) as G["zone"][]) {
      for (const id of state.seats[seat][zone]) {
        if (id === null) continue;
        const card = state.cards.get(id);
        if (found.has(id)) throw new CheckFailed(name, `${id} lies in two places`);
        found.add(id);
        if (card?.seat !== seat || card.zone !== zone) {
          throw new CheckFailed(name, `${id} lies in ${seat}'s ${zone} and does not know it`);
        }
        if (cardNumber(id) >= state.nextId) throw new CheckFailed(name, `${id} was never issued`);
      }
    }
  }
  const lost = state.cards.ids().filter((id) => !found.has(id));
  if (lost.length > 0) throw new CheckFailed(name, `${lost.join(", ")} lie nowhere`);
  const ghosts = state.known.ids().filter((id) => !found.has(id));
  if (ghosts.length > 0) throw new CheckFailed(name, `known but gone: ${ghosts.join(", ")}`);
}

/**
 * Follows physical cards through their ids. Ids are never used twice in a match, so every id
 * belongs to one physical card, and what a viewer ever saw of that card can be added up.
 */

import type { Game } from "../define-game.ts";
import type { CardId, DefId } from "../ids.ts";
import type { HiddenPlace } from "../rules.ts";
import { rulesOf } from "../rules-of.ts";
import type { Renamed, TableChange } from "../table/changes.ts";
import { isAmong, seesFace } from "../table/zones.ts";
import type { EventOf, GameTypes, State, Viewer } from "../types.ts";
import { lookOn, type Trace } from "./trace.ts";

export interface PhysicalCard<G extends GameTypes> {
  readonly def: DefId;
  readonly owner: G["seat"];
  /** Every id it has had, oldest first. */
  readonly ids: CardId[];
  /** Every place it has been. */
  readonly places: HiddenPlace<G>[];
  /** Everybody who has ever seen its face. */
  readonly seenBy: Set<Viewer<G>>;
  /** With which event of the match, counted from 1, they first did. */
  readonly seenSince: Map<Viewer<G>, number>;
}

const ofTraces = new WeakMap<object, unknown>();

/** The cards of a whole match; several checks ask for it. */
export function lineageOf<G extends GameTypes>(game: Game<G>, trace: Trace<G>): Lineage<G> {
  let lineage = ofTraces.get(trace) as Lineage<G> | undefined;
  if (lineage === undefined) {
    const followed = new Lineage(game);
    lookOn(game, trace, { after: (event, state) => followed.follow(event, state) });
    lineage = followed;
    ofTraces.set(trace, lineage);
  }
  return lineage;
}

export class Lineage<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #cards = new Map<CardId, PhysicalCard<G>>();
  #events = 0;

  constructor(game: Game<G>) {
    this.#game = game;
  }

  get all(): ReadonlySet<PhysicalCard<G>> {
    return new Set(this.#cards.values());
  }

  of(id: CardId): PhysicalCard<G> | undefined {
    return this.#cards.get(id);
  }

  /** Takes note of one event; `after` is the state right after it. */
  follow(event: EventOf<G>, after: State<G>): void {
    this.#events++;
    if (!("change" in event) || event.change === undefined) return;
    this.#handOn(event.change);
    const { change } = event;
    for (const id of idsAfter(change)) {
      // A face may be shown on the way to where nobody sees it.
      const isMoved = change.op === "move" && change.as === id;
      this.#look(id, after, isMoved ? change.faceSeenBy : []);
    }
  }

  #look(id: CardId, state: State<G>, shownTo: readonly string[]): void {
    const now = state.cards.get(id);
    const card = this.#cards.get(id);
    if (now === undefined || card === undefined) return;
    card.places.push({ owner: now.owner, seat: now.seat, zone: now.zone });
    for (const viewer of [...state.seating, "spectator"] as Viewer<G>[]) {
      if (card.seenBy.has(viewer)) continue;
      const sees =
        isAmong(viewer, shownTo, state.seating) ||
        seesFace(rulesOf(this.#game).zones, state, id, viewer);
      if (!sees) continue;
      card.seenBy.add(viewer);
      card.seenSince.set(viewer, this.#events);
    }
  }

  /** Whoever had the old id has the new one. */
  #handOn(change: TableChange): void {
    if (change.op === "place") {
      for (const { card, def } of change.cards) {
        const owner = change.owner as G["seat"];
        const unseen = { seenBy: new Set<Viewer<G>>(), seenSince: new Map<Viewer<G>, number>() };
        this.#cards.set(card, { def, owner, ids: [card], places: [], ...unseen });
      }
    }
    for (const { card, as } of renamedBy(change)) {
      const physical = this.#cards.get(card);
      if (physical === undefined) continue;
      physical.ids.push(as);
      this.#cards.set(as, physical);
    }
  }
}

/** The id that a card has in a state of its match; undefined: it is not in it. */
export function idIn<G extends GameTypes>(
  { ids }: PhysicalCard<G>,
  { cards }: State<G>,
): CardId | undefined {
  return ids.findLast((id) => cards.has(id));
}

/** Every id that a change replaces by another. */
export function renamedBy(change: TableChange): readonly Renamed[] {
  switch (change.op) {
    case "move":
      return [change, ...change.rest];
    case "shuffle":
      return change.order;
    case "learn":
      return change.renamed;
    case "place":
    case "turn":
    case "hand-over":
    case "remove":
    case "clear":
      return [];
  }
}

/** The ids a change is about, as they are after it. */
export function idsAfter(change: TableChange): CardId[] {
  if (change.op === "place" || change.op === "learn") return change.cards.map(({ card }) => card);
  if (change.op === "move" || change.op === "shuffle") return renamedBy(change).map(({ as }) => as);
  return change.op === "clear" ? [] : [change.card];
}

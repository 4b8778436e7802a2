/**
 * Which ids a viewer may name, event by event. An id names one stay of a card in a zone. Once that is
 * over, whoever sees which card left and where it went may go on naming it. A viewer that saw it
 * leave for a place it cannot look into may only repeat what it has been told all along; and an id
 * whose card left unseen, or was lost in a shuffle, is for nobody who could not follow it.
 */

import type { Game } from "../define-game.ts";
import type { CardId } from "../ids.ts";
import { rulesOf } from "../rules-of.ts";
import type { Renamed, TableChange } from "../table/changes.ts";
import type { SeenBy } from "../table/mask.ts";
import { isAmong, seesId } from "../table/zones.ts";
import type { EventOf, GameTypes, State, Viewer } from "../types.ts";

/**
 * `open`: the viewer can point at the card, or was shown where it went, or that it is no more.
 * `repeated`: it saw the card leave and cannot tell where it is now. `closed`: not for this viewer.
 */
export type Naming = "open" | "repeated" | "closed";

export class Trails<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #viewer: Viewer<G>;
  /** What an id that the viewer saw leave was replaced by; null: by nothing, the card is no more. */
  readonly #left = new Map<CardId, CardId | null>();

  constructor(game: Game<G>, viewer: Viewer<G>) {
    this.#game = game;
    this.#viewer = viewer;
  }

  /** Takes note of one event; `before` is the state that it finds. */
  follow(event: EventOf<G>, before: State<G>): void {
    const change = "change" in event ? event.change : undefined;
    if (change === undefined) return;
    const { zones } = rulesOf(this.#game);
    const sees: SeenBy = (seats) => isAmong(this.#viewer, seats, before.seating);
    for (const { card, as } of toldToLeave(change, sees)) {
      // Whatever the change says: a viewer that could not point at the card before does not know it left.
      if (seesId(zones, before, card, this.#viewer)) this.#left.set(card, as);
    }
  }

  of(id: CardId, now: State<G>): Naming {
    const { zones } = rulesOf(this.#game);
    let at = id;
    for (;;) {
      if (now.cards.has(at)) {
        if (seesId(zones, now, at, this.#viewer)) return "open";
        return at === id ? "closed" : "repeated";
      }
      const next = this.#left.get(at);
      if (next === null) return "open";
      if (next === undefined) return at === id ? "closed" : "repeated";
      at = next;
    }
  }
}

/** The ids a change takes away, as far as a viewer is told that it is these. */
function toldToLeave(
  change: TableChange,
  sees: SeenBy,
): readonly { readonly card: CardId; readonly as: CardId | null }[] {
  switch (change.op) {
    case "move": {
      const told: Renamed[] = sees(change.oldIdSeenBy) ? [change] : [];
      return sees(change.restSeenBy) ? [...told, ...change.rest] : told;
    }
    case "shuffle":
      return sees(change.seenBy) ? change.order : [];
    case "learn":
      return change.renamed.filter(({ seenBy }) => sees(seenBy));
    case "remove":
      return [{ card: change.card, as: null }];
    case "clear":
      return change.cards.map((card) => ({ card, as: null }));
    case "place":
    case "turn":
    case "hand-over":
      return [];
  }
}

/**
 * Promise: faces are shown to whom the rules show them. What a game declares of an event (`faces`) is
 * held against what the event's change does. By the event a face is seen only by viewers that knew
 * it, that see it where the card is afterwards, or that the declaration names; and those who are
 * named do see it.
 */

import type { Game } from "../../define-game.ts";
import type { CardId } from "../../ids.ts";
import type { FaceAudience } from "../../rules.ts";
import { rulesOf } from "../../rules-of.ts";
import { ByCard } from "../../table/by-card.ts";
import type { TableChange } from "../../table/changes.ts";
import { isAmong, seesFace, zoneShows } from "../../table/zones.ts";
import type { EventOf, GameTypes, State, Viewer } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, viewersOf } from "../check.ts";
import { idsAfter, renamedBy } from "../lineage.ts";
import { lookOn, type Moment, type Onlooker, type Trace } from "../trace.ts";

const name = "faces are shown to whom the rules show them";

export const facesShown: Check = {
  name,
  match<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
    lookOn(game, trace, new Watch(game));
  },
};

class Watch<G extends GameTypes> implements Onlooker<G> {
  readonly #game: Game<G>;
  /** Before the event: who knew what its zone does not show, and who saw the cards it changes. */
  #known: State<G>["known"] = ByCard.none();
  #seenBy: ReadonlyMap<CardId, readonly string[]> = new Map();

  constructor(game: Game<G>) {
    this.#game = game;
  }

  before(event: EventOf<G>, state: State<G>): void {
    const { zones } = rulesOf(this.#game);
    const seers = (id: CardId): readonly string[] =>
      state.seating.filter((seat) => seesFace(zones, state, id, seat));
    this.#known = ByCard.from(state.known);
    this.#seenBy = new Map(changed(event).map(({ was, is }) => [is, seers(was)]));
  }

  after(event: EventOf<G>, state: State<G>, { number }: Moment<G>): void {
    const cards = changed(event);
    const where = `${event.type} of version ${number}`;
    if (cards.length > 0) this.#compare(event, cards, state, where);
    this.#nothingElseLearned(cards, state, where);
  }

  #compare(event: EventOf<G>, cards: readonly Changed[], state: State<G>, where: string): void {
    const { zones } = rulesOf(this.#game);
    const viewers = viewersOf(state);
    const named = this.#named(event, state);
    const told = viewers.filter((viewer) => this.#isTold(event, state, viewer));
    for (const { is, isShown } of cards) {
      const must = isShown ? named : [];
      const may = [...this.#mayAnyway(state, is), ...must];
      for (const viewer of viewers) {
        const sees = (isShown && told.includes(viewer)) || seesFace(zones, state, is, viewer);
        if (sees && !isAmong(viewer, may, state.seating)) {
          throw new CheckFailed(name, `${viewer} sees the face of ${is} by ${where} and may not`);
        }
        if (!sees && isAmong(viewer, must, state.seating)) {
          throw new CheckFailed(name, `${viewer} does not see the face of ${is} by ${where}`);
        }
      }
    }
  }

  /** The seats that the rules name for this event. */
  #named(event: EventOf<G>, { seating }: State<G>): readonly string[] {
    const table = rulesOf(this.#game).faces as Readonly<
      Record<string, FaceAudience<G, EventOf<G>>>
    >;
    const faces = table[event.type] ?? "zones";
    if (faces === "zones") return [];
    return faces === "all" ? seating : faces(event, seating);
  }

  /** Whether the event, as the viewer receives it, has the faces of its cards. */
  #isTold(event: EventOf<G>, state: State<G>, viewer: Viewer<G>): boolean {
    const [masked] = this.#game.maskEvents(state, [event], viewer);
    const change = masked?.change as { def?: string; cards?: { def?: string }[] } | undefined;
    return change?.def !== undefined || (change?.cards ?? []).some(({ def }) => def !== undefined);
  }

  /** The seats that knew a face, or see it where the card lies now. */
  #mayAnyway({ cards, seating }: State<G>, id: CardId): readonly string[] {
    const knew = this.#seenBy.get(id) ?? [];
    const card = cards.get(id);
    if (card === undefined) return knew;
    const rule = rulesOf(this.#game).zones[card.zone as G["zone"]];
    const open = seating.filter((seat) => zoneShows(rule, card.seat, card.faceDown, seat));
    return [...knew, ...open];
  }

  /** A rule may have written where only changes are to. */
  #nothingElseLearned(cards: readonly Changed[], { known }: State<G>, where: string): void {
    for (const id of known.ids()) {
      if (known.get(id) === this.#known.get(id) || cards.some(({ is }) => is === id)) continue;
      const seat = known.get(id)?.find((knower) => !this.#known.get(id)?.includes(knower));
      if (seat === undefined) continue;
      throw new CheckFailed(name, `${seat} knows ${id} after ${where}, which is not about it`);
    }
  }
}

/** A card that an event changes, by the ids it has before and after. */
interface Changed {
  readonly was: CardId;
  readonly is: CardId;
  /** It is the event's own card: others of its zone may only get fresh ids. */
  readonly isShown: boolean;
}

function changed<G extends GameTypes>(event: EventOf<G>): Changed[] {
  const change: TableChange | undefined = "change" in event ? event.change : undefined;
  if (change === undefined) return [];
  const was = new Map(renamedBy(change).map(({ card, as }) => [as, card]));
  return idsAfter(change).map((is) => ({
    was: was.get(is) ?? is,
    is,
    isShown: change.op === "move" ? is === change.as : change.op !== "shuffle",
  }));
}

/** Makes table changes: issues the ids and works out who may know what. */
import { type CardId, cardId, type DefId } from "../ids.ts";
import { InvariantError } from "../invariant-error.ts";
import type { Card, GameTypes, State } from "../types.ts";
import { cardOf, contentOf, idsIn } from "./cards-in.ts";
import type {
  Cleared,
  Face,
  HandedOver,
  Learned,
  Moved,
  Placed,
  Removed,
  Shuffled,
  Turned,
} from "./changes.ts";
import { type Destination, freeIndex } from "./destination.ts";
import { freshIds, givesFreshIds } from "./look.ts";
import { type MoveOptions, moveOfCard } from "./move.ts";
import { seatsWhere } from "./seat-lists.ts";
import { seesFace, seesId, shownTo, type ZoneRules, zoneShows } from "./zones.ts";

export class TableChanges<G extends GameTypes> {
  readonly #zones: ZoneRules<G>;

  constructor(zones: ZoneRules<G>) {
    this.#zones = zones;
  }

  /** Brings cards into the match. A shuffled deck is placed in its order: ids tell nothing. */
  place(state: State<G>, owner: G["seat"], defs: readonly DefId[], to: Destination<G>): Placed {
    const faceDown = to.faceDown ?? false;
    const facesSeenBy = shownTo(this.#zones[to.zone], to.seat, faceDown, state.seating);
    const index = freeIndex(this.#zones, state, to, null);
    // In a pile there is always a place.
    if (this.#zones[to.zone].slots !== "pile") {
      for (const i of defs.keys()) {
        freeIndex(this.#zones, state, { seat: to.seat, zone: to.zone, index: index + i }, null);
      }
    }
    return {
      op: "place",
      seat: to.seat,
      zone: to.zone,
      index,
      owner,
      faceDown,
      data: to.data ?? null,
      cards: defs.map((def, i) => ({ card: cardId(state.nextId + i), def })),
      idsSeenBy: this.#isTable(to.zone) ? state.seating : facesSeenBy,
      facesSeenBy,
    };
  }

  move(state: State<G>, id: CardId, to: Destination<G>, options?: MoveOptions): Moved {
    return moveOfCard(this.#zones, state, id, to, options);
  }

  /** `order` holds the zone's cards in their new order. */
  shuffle(state: State<G>, seat: G["seat"], zone: G["zone"], order: readonly CardId[]): Shuffled {
    const rule = this.#zones[zone];
    if (rule.slots !== "pile") throw new InvariantError("only a pile is shuffled", { zone });
    // Whoever cannot tell the backs apart is not told where each of them went.
    const seesAll = (other: G["seat"]): boolean =>
      zoneShows(
        rule,
        seat,
        order.some((id) => cardOf(state, id).faceDown),
        other,
      );
    return {
      op: "shuffle",
      seat,
      zone,
      order: order.map((card, i) => ({ card, as: cardId(state.nextId + i) })),
      seenBy: seatsWhere(state.seating, seesAll),
    };
  }

  /** Shows cards of one zone to seats. */
  learn(state: State<G>, ids: readonly CardId[], by: readonly G["seat"][]): Learned {
    const first = ids[0];
    if (first === undefined) throw new InvariantError("learn needs at least one card");
    const { seat, zone } = cardOf(state, first);
    const rule = this.#zones[zone as G["zone"]];
    const cards: Face[] = ids.map((id) => {
      const card = cardOf(state, id);
      if (card.seat !== seat || card.zone !== zone) {
        throw new InvariantError("learn takes cards of one zone", { ids });
      }
      if (rule.forgets && !by.every((other) => seesFace(this.#zones, state, id, other))) {
        throw new InvariantError("nobody learns a face in a zone that forgets", { id, zone });
      }
      return { card: id, def: card.def };
    });
    const seenBy = seatsWhere(
      state.seating,
      (other) => by.includes(other) || ids.every((id) => seesFace(this.#zones, state, id, other)),
    );
    const look = { rule, seating: state.seating, seat, by };
    const renamed = givesFreshIds(rule) ? freshIds(look, cards, state.known, state.nextId) : null;
    // The viewer is not told which is which: of two alike, that would tell when the other one came.
    const follows = (card: CardId, other: G["seat"]): boolean =>
      zoneShows(rule, seat, false, other) ||
      (!by.includes(other) && seesFace(this.#zones, state, card, other));
    return {
      op: "learn",
      seat,
      zone,
      cards: renamed?.map(({ as, def }) => ({ card: as, def })) ?? cards,
      by: [...by],
      seenBy,
      renamed: (renamed ?? []).map(({ card, as }) => ({
        card,
        as,
        seenBy: seatsWhere(state.seating, (other) => follows(card, other)),
      })),
    };
  }

  /** Turns a card over in place. Those who saw the face go on knowing it. */
  turn(state: State<G>, id: CardId, faceDown: boolean): Turned {
    const card = this.#cardOnTable(state, id);
    const seenBy = seatsWhere(
      state.seating,
      (seat) => !faceDown || seesFace(this.#zones, state, id, seat),
    );
    return { op: "turn", card: id, def: card.def, faceDown, seenBy };
  }

  /** Gives a card on the table to another seat's side: no zone change, its id stays. */
  handOver(state: State<G>, id: CardId, seat: G["seat"], index?: number): HandedOver {
    const card = this.#cardOnTable(state, id);
    const to = { seat, zone: card.zone as G["zone"], ...(index !== undefined && { index }) };
    return {
      op: "hand-over",
      card: id,
      def: card.def,
      from: { seat: card.seat, zone: card.zone, index: contentOf(state, card).indexOf(id) },
      to: { seat, zone: card.zone, index: freeIndex(this.#zones, state, to, null) },
      seenBy: seatsWhere(
        state.seating,
        (other) =>
          zoneShows(this.#zones[to.zone], seat, card.faceDown, other) ||
          seesFace(this.#zones, state, id, other),
      ),
    };
  }

  /** Everybody is told which card goes, so it must be one that everybody can point at. */
  remove(state: State<G>, id: CardId): Removed {
    const card = cardOf(state, id);
    if (!state.seating.every((seat) => seesId<G>(this.#zones, state, id, seat))) {
      throw new InvariantError("a card that somebody cannot see is not removed", { id });
    }
    const from = { seat: card.seat, zone: card.zone, index: contentOf(state, card).indexOf(id) };
    const seenBy = seatsWhere(state.seating, (seat) => seesFace(this.#zones, state, id, seat));
    return { op: "remove", card: id, def: card.def, from, seenBy };
  }

  /** A zone from which all cards leave tells nothing about any of them. */
  clear(state: State<G>, seat: G["seat"], zone: G["zone"]): Cleared {
    return { op: "clear", seat, zone, cards: idsIn(state, seat, zone) };
  }

  #cardOnTable(state: State<G>, id: CardId): Card<G> {
    const card = cardOf(state, id);
    if (this.#isTable(card.zone as G["zone"])) return card;
    throw new InvariantError("the card is not on the table", { id, zone: card.zone });
  }

  #isTable(zone: G["zone"]): boolean {
    return this.#zones[zone].faces === "all";
  }
}

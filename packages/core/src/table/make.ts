/** Makes table changes: issues the ids and works out who may know what. */
import { type CardId, cardId, type DefId } from "../ids.ts";
import { InvariantError } from "../invariant-error.ts";
import type { Card, GameTypes, State, ZoneContent } from "../types.ts";
import type {
  Face,
  Forgotten,
  HandedOver,
  Learned,
  Moved,
  Placed,
  Removed,
  Shuffled,
  Turned,
} from "./changes.ts";
import { freshIds, givesFreshIds } from "./look.ts";
import { seatsWhere } from "./seat-lists.ts";
import { seesFace, seesId, showsFace, type ZoneRules, zoneShows } from "./zones.ts";

/** Where a card is to go. Without an index: the end of a pile, the first free slot. */
export interface Destination<G extends GameTypes> {
  readonly seat: G["seat"];
  readonly zone: G["zone"];
  readonly index?: number;
  readonly faceDown?: boolean;
  readonly data?: G["cardData"];
}

export interface MoveOptions {
  /** Not even the place it leaves is public: a card searched from a deck. */
  readonly unseen?: boolean;
  /** All are shown its face on the way, whatever they see of it before and after. */
  readonly shown?: boolean;
}

export class TableChanges<G extends GameTypes> {
  readonly #zones: ZoneRules<G>;

  constructor(zones: ZoneRules<G>) {
    this.#zones = zones;
  }

  /** Brings cards into the match. A shuffled deck is placed in its order: ids tell nothing. */
  place(state: State<G>, owner: G["seat"], defs: readonly DefId[], to: Destination<G>): Placed {
    const faceDown = to.faceDown ?? false;
    const index = this.#freeIndex(state, to, null);
    for (const i of defs.keys()) this.#freeIndex(state, { ...to, index: index + i }, null);
    return {
      op: "place",
      seat: to.seat,
      zone: to.zone,
      index,
      owner,
      faceDown,
      data: to.data ?? null,
      cards: defs.map((def, i) => ({ card: cardId(state.nextId + i), def })),
      idsSeenBy: this.#seenAt(state, to, faceDown, this.#isTable(to.zone)),
      facesSeenBy: this.#seenAt(state, to, faceDown, false),
    };
  }

  /** Moves a card. (What leaves an unordered zone is always `unseen`.) */
  move(state: State<G>, id: CardId, to: Destination<G>, options: MoveOptions = {}): Moved {
    const card = cardOf(state, id);
    const rule = this.#zones[card.zone as G["zone"]];
    const toRule = this.#zones[to.zone];
    const faceDown = to.faceDown ?? false;
    const learnedBy = state.known.get(id);
    const sees = (seat: G["seat"]): boolean =>
      showsFace(rule, card, learnedBy, seat, state.seating);
    const shownThere = this.#seenAt(state, to, faceDown, false);
    const shown = options.shown === true ? state.seating : shownThere;
    const placeIsPublic = rule.faces === "all" || (rule.ordered && options.unseen !== true);

    // A seat can tell which card goes when it looks into the zone, or when it knew that card and
    // either the place it leaves is public or nothing else there can be what it sees arrive.
    const isTracked = !placeIsPublic && isLearnedIn(state, card.seat, card.zone);
    const lost = isTracked
      ? seatsWhere(state.seating, (seat) => this.#losesTrack(state, id, seat, shown))
      : [];
    const follows = (seat: G["seat"]): boolean =>
      rule.faces === "all" || (sees(seat) && !lost.includes(seat));
    const followedBy = seatsWhere(state.seating, follows);
    const faceSeenBy = seatsWhere(
      state.seating,
      (seat) => shown.includes(seat) || (follows(seat) && sees(seat)),
    );
    const inZone = seatsWhere(state.seating, (seat) =>
      zoneShows(rule, card.seat, card.faceDown, seat),
    );
    const others = (): CardId[] =>
      idsIn<G>(state, card.seat, card.zone).filter((other) => other !== id);
    const rest = isTracked && rule.ordered && this.#isKnownInPart(state, id, shown) ? others() : [];
    const forgotten =
      rule.ordered || lost.length === 0
        ? []
        : others().flatMap((other) => this.#forgotten(state, id, other, lost, shown));
    const idSeenBy = toRule.forgets ? shownThere : faceSeenBy;
    return {
      op: "move",
      card: id,
      as: cardId(state.nextId),
      def: card.def,
      owner: card.owner,
      from: { seat: card.seat, zone: card.zone, index: contentOf(state, card).indexOf(id) },
      to: { seat: to.seat, zone: to.zone, index: this.#freeIndex(state, to, id) },
      faceDown,
      data: to.data ?? null,
      oldIdSeenBy: followedBy,
      oldPlaceSeenBy: placeIsPublic ? state.seating : inZone,
      newIdSeenBy: toRule.faces === "all" ? state.seating : idSeenBy,
      newPlaceSeenBy: toRule.ordered ? state.seating : shownThere,
      faceSeenBy,
      rest: rest.map((other, i) => ({ card: other, as: cardId(state.nextId + 1 + i) })),
      restSeenBy: inZone,
      forgotten,
    };
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
      to: { seat, zone: card.zone, index: this.#freeIndex(state, to, null) },
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

  #cardOnTable(state: State<G>, id: CardId): Card<G> {
    const card = cardOf(state, id);
    if (this.#isTable(card.zone as G["zone"])) return card;
    throw new InvariantError("the card is not on the table", { id, zone: card.zone });
  }

  #isTable(zone: G["zone"]): boolean {
    return this.#zones[zone].faces === "all";
  }

  #seenAt(
    state: State<G>,
    to: Destination<G>,
    faceDown: boolean,
    everybody: boolean,
  ): readonly G["seat"][] {
    const rule = this.#zones[to.zone];
    return seatsWhere(
      state.seating,
      (seat) => everybody || zoneShows(rule, to.seat, faceDown, seat),
    );
  }

  /**
   * Whether a seat knew cards of the zone and cannot tell if it was one of those that left: it does
   * not see the card arrive, or sees a face that a card it does not know may have as well. The only
   * card there is followed wherever it goes.
   */
  #losesTrack(
    state: State<G>,
    leaving: CardId,
    seat: G["seat"],
    shown: readonly G["seat"][],
  ): boolean {
    const { seat: holder, zone, def } = cardOf(state, leaving);
    const cards = idsIn<G>(state, holder, zone);
    const knows = cards.filter((id) => state.known.get(id)?.includes(seat));
    if (knows.length === 0) return false;
    if (!shown.includes(seat)) return cards.length > 1;
    // Seen by its face: it may be any that it knows with this face, or one that it does not know.
    const alike = knows.filter((id) => cardOf(state, id).def === def);
    return alike.length > 1 || knows.length < cards.length;
  }

  /** Who no longer knows this card, since it may be the one that left: if seen, by its face. */
  #forgotten(
    state: State<G>,
    leaving: CardId,
    other: CardId,
    lost: readonly G["seat"][],
    shown: readonly G["seat"][],
  ): Forgotten[] {
    const alike = cardOf(state, leaving).def === cardOf(state, other).def;
    const by = lost.filter(
      (seat) => state.known.get(other)?.includes(seat) && (alike || !shown.includes(seat)),
    );
    return by.length === 0 ? [] : [{ card: other, by }];
  }

  /**
   * Whether the rest of an ordered zone needs fresh ids: a seat that looks there again must not
   * recognise by its id what it knew before. All see how many ids are used up, so this depends on
   * public facts only and not on which card left.
   */
  #isKnownInPart(state: State<G>, leaving: CardId, shown: readonly G["seat"][]): boolean {
    const { seat: holder, zone } = cardOf(state, leaving);
    const cards = idsIn<G>(state, holder, zone);
    return state.seating.some((seat) => {
      const knows = cards.filter((id) => state.known.get(id)?.includes(seat)).length;
      return knows > 0 && !(knows === cards.length && shown.includes(seat));
    });
  }

  #freeIndex(state: State<G>, to: Destination<G>, leaving: CardId | null): number {
    const content = state.seats[to.seat as G["seat"]][to.zone];
    const { slots } = this.#zones[to.zone];
    if (slots === "pile") {
      return to.index ?? content.length - (content.includes(leaving) ? 1 : 0);
    }
    const index = to.index ?? content.findIndex((held) => held === null || held === leaving);
    const held = content[index];
    if (held !== null && held !== leaving) {
      throw new InvariantError("no free slot", { seat: to.seat, zone: to.zone, index });
    }
    return index;
  }
}

export function cardOf<G extends GameTypes>(state: State<G>, id: CardId): Card<G> {
  const card = state.cards.get(id);
  if (card === undefined) throw new InvariantError("no such card", { id });
  return card;
}

/** The cards in a zone, empty slots left out. */
export function idsIn<G extends GameTypes>(
  state: State<G>,
  seat: G["seat"],
  zone: G["zone"],
): CardId[] {
  const ids: CardId[] = [];
  for (const id of state.seats[seat][zone]) if (id !== null) ids.push(id);
  return ids;
}

/** Of the zone a card lies in. */
function contentOf<G extends GameTypes>(
  state: State<G>,
  { seat, zone }: Pick<Card<G>, "seat" | "zone">,
): ZoneContent {
  return state.seats[seat as G["seat"]][zone as G["zone"]];
}

/** Whether anybody has learned a card of this zone. Mostly nobody has learned any. */
function isLearnedIn<G extends GameTypes>(
  state: State<G>,
  seat: G["seat"],
  zone: G["zone"],
): boolean {
  if (state.known.size === 0) return false;
  return contentOf(state, { seat, zone }).some((id) => id !== null && state.known.has(id));
}

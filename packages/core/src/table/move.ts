/** Makes the change of a card that moves: a fresh id, and who can follow the card on its way. */
import { type CardId, cardId } from "../ids.ts";
import type { GameTypes, State } from "../types.ts";
import { cardOf, contentOf, idsIn } from "./cards-in.ts";
import type { Forgotten, Moved, Renamed } from "./changes.ts";
import { type Destination, freeIndex } from "./destination.ts";
import { butNot, eitherOf, NOBODY, seatsWhere } from "./seat-lists.ts";
import { shownTo, type ZoneRules } from "./zones.ts";

export interface MoveOptions {
  /** Not even the place it leaves is public: a card searched from a deck. */
  readonly unseen?: boolean;
  /** All are shown its face on the way, whatever they see of it before and after. */
  readonly shown?: boolean;
}

const NONE: readonly never[] = Object.freeze([]);

/** Moves a card. (What leaves an unordered zone is always `unseen`.) */
export function moveOfCard<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  id: CardId,
  to: Destination<G>,
  options: MoveOptions | undefined,
): Moved {
  const card = cardOf(state, id);
  const { seating } = state;
  const rule = zones[card.zone as G["zone"]];
  const toRule = zones[to.zone];
  const faceDown = to.faceDown ?? false;
  const inZone = shownTo(rule, card.seat, card.faceDown, seating);
  const seenBy = eitherOf(seating, inZone, state.known.get(id) ?? NOBODY);
  const shownThere = shownTo(toRule, to.seat, faceDown, seating);
  const shown = options?.shown === true ? seating : shownThere;
  const placeIsPublic = rule.faces === "all" || (rule.ordered && options?.unseen !== true);

  // A seat can tell which card goes when it looks into the zone, or when it knew that card and
  // either the place it leaves is public or nothing else there can be what it sees arrive.
  const isTracked = !placeIsPublic && isLearnedIn(state, card.seat, card.zone);
  const lost = isTracked ? seatsLosing(state, id, shown) : NOBODY;
  const tracking = butNot(seating, seenBy, lost);
  const isOpen = rule.faces === "all";
  const faceSeenBy = eitherOf(seating, shown, isOpen ? seenBy : tracking);
  const idSeenBy = toRule.forgets ? shownThere : faceSeenBy;
  const isRenamed = isTracked && rule.ordered && isKnownInPart(state, id, shown);
  const isForgotten = !rule.ordered && lost.length > 0;
  return {
    op: "move",
    card: id,
    as: cardId(state.nextId),
    def: card.def,
    owner: card.owner,
    from: { seat: card.seat, zone: card.zone, index: contentOf(state, card).indexOf(id) },
    to: { seat: to.seat, zone: to.zone, index: freeIndex(zones, state, to, id) },
    faceDown,
    data: to.data ?? null,
    oldIdSeenBy: isOpen ? seating : tracking,
    oldPlaceSeenBy: placeIsPublic ? seating : inZone,
    newIdSeenBy: toRule.faces === "all" ? seating : idSeenBy,
    newPlaceSeenBy: toRule.ordered ? seating : shownThere,
    faceSeenBy,
    rest: isRenamed ? renamedRest(state, id) : NONE,
    restSeenBy: inZone,
    forgotten: isForgotten ? forgottenWith(state, id, lost, shown) : NONE,
  };
}

// What is seldom so is asked in functions of its own: a function that is given to another costs the one
// that makes it a context, each time it is called.

function seatsLosing<G extends GameTypes>(
  state: State<G>,
  leaving: CardId,
  shown: readonly G["seat"][],
): readonly G["seat"][] {
  return seatsWhere(state.seating, (seat) => losesTrack(state, leaving, seat, shown));
}

/** The others of its zone, under fresh ids. */
function renamedRest<G extends GameTypes>(state: State<G>, leaving: CardId): readonly Renamed[] {
  return othersWith(state, leaving).map((card, i) => ({ card, as: cardId(state.nextId + 1 + i) }));
}

/** Those of the others of its zone that somebody no longer knows. */
function forgottenWith<G extends GameTypes>(
  state: State<G>,
  leaving: CardId,
  lost: readonly G["seat"][],
  shown: readonly G["seat"][],
): readonly Forgotten[] {
  return othersWith(state, leaving).flatMap((other) =>
    forgottenOf(state, leaving, other, lost, shown),
  );
}

function othersWith<G extends GameTypes>(state: State<G>, id: CardId): CardId[] {
  const { seat, zone } = cardOf(state, id);
  return idsIn<G>(state, seat, zone).filter((other) => other !== id);
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

/**
 * Whether a seat knew cards of the zone and cannot tell if it was one of those that left: it does
 * not see the card arrive, or sees a face that a card it does not know may have as well. The only
 * card there is followed wherever it goes.
 */
function losesTrack<G extends GameTypes>(
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
function forgottenOf<G extends GameTypes>(
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
function isKnownInPart<G extends GameTypes>(
  state: State<G>,
  leaving: CardId,
  shown: readonly G["seat"][],
): boolean {
  const { seat: holder, zone } = cardOf(state, leaving);
  const cards = idsIn<G>(state, holder, zone);
  return state.seating.some((seat) => {
    const knows = cards.filter((id) => state.known.get(id)?.includes(seat)).length;
    return knows > 0 && !(knows === cards.length && shown.includes(seat));
  });
}

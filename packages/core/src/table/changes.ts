/**
 * What can happen to cards, as data. An event that touches cards carries one of these as its
 * `change`; the kernel applies it (apply.ts) and shows each viewer its share of it (mask.ts), so
 * no game can forget to do either.
 *
 * Each change says itself who may know what. That is decided when it is made (make.ts, move.ts), from the
 * state of that moment; masking an old event needs no state.
 */
import type { CardId, DefId } from "../ids.ts";

export interface Place {
  readonly seat: string;
  readonly zone: string;
  /** Slot, or position from the top or the oldest card on. */
  readonly index: number;
}

export interface Face {
  readonly card: CardId;
  readonly def: DefId;
}

/** An id and the fresh one that takes its place. */
export interface Renamed {
  readonly card: CardId;
  readonly as: CardId;
}

/** A card that seats do not know any more. No viewer is told: it may be the one that left. */
export interface Forgotten {
  readonly card: CardId;
  readonly by: readonly string[];
}

/** Cards come into the match: decks at its start, tokens later. */
export interface Placed {
  readonly op: "place";
  readonly seat: string;
  readonly zone: string;
  readonly index: number;
  readonly owner: string;
  readonly faceDown: boolean;
  readonly data: object | null;
  readonly cards: readonly Face[];
  readonly idsSeenBy: readonly string[];
  readonly facesSeenBy: readonly string[];
}

/** A card changes zone: it is a new object, under a fresh id. */
export interface Moved extends Renamed, Face {
  readonly op: "move";
  readonly from: Place;
  readonly to: Place;
  readonly owner: string;
  readonly faceDown: boolean;
  readonly data: object | null;
  /** Who can tell which card it was before. */
  readonly oldIdSeenBy: readonly string[];
  readonly oldPlaceSeenBy: readonly string[];
  readonly newIdSeenBy: readonly string[];
  readonly newPlaceSeenBy: readonly string[];
  /** Who knew it, is shown it on the way, or sees it where it arrives. */
  readonly faceSeenBy: readonly string[];
  /**
   * The rest of the ordered zone it left unseen, under fresh ids: not empty when a seat knew cards
   * there and cannot tell whether it was one of those that left. Nobody knows them any more.
   */
  readonly rest: readonly Renamed[];
  readonly restSeenBy: readonly string[];
  /** The same for a zone without order: ids stay, and those who cannot tell know no longer. */
  readonly forgotten: readonly Forgotten[];
}

/** A zone is shuffled: new order, fresh ids, and nobody knows any more what they knew. */
export interface Shuffled {
  readonly op: "shuffle";
  readonly seat: string;
  readonly zone: string;
  readonly order: readonly Renamed[];
  readonly seenBy: readonly string[];
}

/** Seats get to see faces that stay where they are. */
export interface Learned {
  readonly op: "learn";
  readonly seat: string;
  readonly zone: string;
  readonly cards: readonly Face[];
  readonly by: readonly string[];
  /** All who know these faces now: the learners and those who saw them before. */
  readonly seenBy: readonly string[];
  /**
   * In a hidden zone without order they all get fresh ids (look.ts). A seat that knew one before, and
   * does not look, is told its new id.
   */
  readonly renamed: readonly (Renamed & { readonly seenBy: readonly string[] })[];
}

/** A card on the table is turned over where it lies: its id stays. */
export interface Turned extends Face {
  readonly op: "turn";
  readonly faceDown: boolean;
  readonly seenBy: readonly string[];
}

/** A card on the table goes over to another seat's side. It is the same object: its id stays. */
export interface HandedOver extends Face {
  readonly op: "hand-over";
  readonly from: Place;
  readonly to: Place;
  readonly seenBy: readonly string[];
}

/** A card leaves the match: a token ceases to exist. */
export interface Removed extends Face {
  readonly op: "remove";
  readonly from: Place;
  readonly seenBy: readonly string[];
}

/** All cards of a zone leave the match at once, whoever knew them: their player has left. */
export interface Cleared {
  readonly op: "clear";
  readonly seat: string;
  readonly zone: string;
  readonly cards: readonly CardId[];
}

export type TableChange =
  | Placed
  | Moved
  | Shuffled
  | Learned
  | Turned
  | HandedOver
  | Removed
  | Cleared;

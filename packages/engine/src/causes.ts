/** Why something happened, and which card caused it. Public facts only: no source lies face-down. */
import type { CardId } from "@tcg/core";
import type { Source } from "./occurrences.ts";

/** Why a card went to the graveyard. */
export type GraveyardReason =
  | "destroyed"
  | "resolved"
  | "negated"
  | "replaced"
  | "milled"
  | "breakdown"
  | "no_slot"
  | "effect";

/** Why a token ceased to exist: as a card would have left, and by which event. */
export type TokenReason = GraveyardReason | "tribute" | "banished" | "to_hand" | "to_deck";

/**
 * Why a card moves or a number changes. `source` is the card that caused it, or that it was paid
 * for; without one no card did.
 */
export type Cause<Why extends string> = {
  readonly why: Why;
  readonly source?: Source;
};

/** LT 7.6: the stereotype that an equip has lost, and how. */
export interface LostStereotype {
  readonly card: CardId;
  readonly how: "left" | "face_down";
}

/** Why life points changed: by attrition (LT 5.10) nobody does it. */
export type LifeReason = "damage" | "heal" | "cost" | "attrition";
export type LifeCause = Cause<LifeReason>;
/** A tribute is paid for the summon or set that follows, or as the cost of an activation. */
export type TributeCause = Cause<"summon" | "set" | "cost">;
export type CloutCause = Cause<"opening" | "turn" | "cost" | "effect">;
export type DiscardCause = Cause<"cost" | "effect" | "hand_limit">;
export type DrawCause = Cause<"opening" | "turn" | "effect">;
/** What only cards do: by an effect, or as the cost of one. */
export type CardCause = Required<Cause<"cost" | "effect">>;

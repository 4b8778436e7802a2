/** LT 8.9: what an effect changed about a card or a seat, and until when. Public. */
import type { CardId } from "@tcg/core";
import type { Source } from "./occurrences.ts";
import type { Duration, Keyword, Protection, Restriction, Seat } from "./vocabulary.ts";

export type ModifierFact =
  | {
      readonly kind: "attack" | "defense";
      readonly operation: "set" | "add" | "double" | "halve";
      readonly amount: number;
    }
  | { readonly kind: "protection"; readonly protection: Protection }
  | { readonly kind: "keyword"; readonly keyword: Keyword }
  | { readonly kind: "restriction"; readonly restriction: Restriction }
  | {
      readonly kind: "cost";
      readonly cardType: "spell" | "trap" | null;
      readonly operation: "set" | "add" | "multiply";
      readonly amount: number;
    }
  /** Control was taken from this seat, and goes back to it. */
  | { readonly kind: "control"; readonly from: Seat };

/** LT 8.9 */
export interface Modifier {
  readonly id: number;
  readonly fact: ModifierFact;
  /** A card or a seat. */
  readonly on: { readonly card: CardId } | { readonly seat: Seat };
  readonly source: Source;
  readonly controller: Seat;
  readonly duration: Duration;
  /** In turns, for a duration that is a number. */
  readonly turnsLeft: number | null;
  /** When it began, on the scale of card ids, so that it can be compared with cards. */
  readonly age: number;
}

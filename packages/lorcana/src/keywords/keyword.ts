/** What a keyword is to the rules (CR 10). */
import type { Ability } from "../cards.ts";
import type { CardType } from "../vocabulary.ts";

/** What a keyword lets a card do, or makes true of it. The rule that it is about asks for it. */
export type Power =
  | "may-enter-exerted"
  | "guards"
  | "evades"
  | "challenges-evasive"
  | "challenges-drying"
  | "strength-while-challenging"
  | "does-not-quest"
  | "must-challenge"
  | "takes-less-damage"
  | "sings-as-if-dearer"
  | "played-onto"
  | "sung-together"
  | "not-chosen-by-opponents";

interface KeywordOnCards {
  /** The types of cards that can have it. */
  readonly on: readonly CardType[];
  /**
   * CR 10.1.1: its number: several add up, or the best of them counts. `cost`: what it costs in ink,
   * unless it is paid otherwise.
   */
  readonly number: "none" | "sum" | "best" | "cost";
  /** It says how the card is played, so nothing gives it to a card in play. */
  readonly isPrintedOnly?: true;
}

/** CR 10.1: it gives the card a power, or it is short for an ability; `value`: its number. */
export type KeywordRule = KeywordOnCards &
  (
    | { readonly powers: readonly [Power, ...Power[]] }
    | { readonly standsFor: (value: number) => Ability }
  );

/** Abilities that cards have, and effects that last (CR 7.8). Public facts only. */
import type { CardId } from "@tcg/core";
import type { StandingEffect } from "./cards.ts";
import type { CompleteAbility } from "./complete-cards.ts";
import type { Source } from "./triggers/snapshots.ts";
import type { Duration, Seat } from "./vocabulary.ts";

/** An ability of a card in play, printed or granted. */
export interface OwnAbility {
  readonly ability: CompleteAbility;
  /** Tells it from the card's others, for once-per-turn marks. */
  readonly key: string;
}

/** The facts that an effect can leave standing; others are for static abilities. */
export type LastingFact = Extract<
  StandingEffect,
  {
    readonly fact:
      | "stat"
      | "keyword"
      | "ability"
      | "restriction"
      | "permission"
      | "cost"
      | "singing-cost"
      | "enters"
      | "inkings";
  }
>;

/** What an effect has left standing (CR 7.8). */
export interface ActiveEffect {
  readonly id: number;
  readonly on: { readonly card: CardId } | { readonly seat: Seat };
  /** Amounts in it are numbers: they were counted when it came about. */
  readonly fact: LastingFact;
  readonly duration: Duration;
  readonly seat: Seat;
  readonly source: Source;
  /** The turn it came about. */
  readonly turn: number;
  /** Used up by the next card it applies to. */
  readonly next: boolean;
}

/** What stands about a card or a player, and whose word it is. */
import type { StandingEffect } from "../cards.ts";
import type { Source } from "../types.ts";
import type { Seat, Stat } from "../vocabulary.ts";

/** Numbers by themselves: what is said of strength is not asked for to know a lore value. */
export type FactKind = Exclude<StandingEffect["fact"], "stat"> | Stat;
export type FactOf<K extends FactKind> = Extract<
  StandingEffect,
  { readonly fact: K extends Stat ? "stat" : K }
>;

export function kindOf(fact: StandingEffect): FactKind {
  return fact.fact === "stat" ? fact.stat : fact.fact;
}

export interface Standing<K extends FactKind> {
  readonly fact: FactOf<K>;
  readonly source: Source;
  /** Whose it is: "you" in it. */
  readonly seat: Seat;
  /** An effect that has resolved; null: a static ability. */
  readonly effect: number | null;
  /** Used up by the first card it applies to. */
  readonly next: boolean;
}

/** What a text is said about: its parts refer to it. */
import type { Ability, Filter, Trigger } from "../cards.ts";
import type { CardType, Seat } from "../vocabulary.ts";

/** Cards that a sentence speaks of. */
export interface Noun {
  readonly text: string;
  /** One by one: "each opposing character". */
  readonly each: string;
  readonly isMany: boolean;
  /** Whose hand or deck it goes to: "your", "its player's". */
  readonly owner: string;
  /** Of one chosen by name: "character", "characters". */
  readonly kind?: string;
}

export interface Speaking {
  /** "This character": null for an action, which never speaks of itself in play. */
  readonly type: CardType | null;
  /** What has happened, if something has. */
  readonly trigger: Trigger | null;
  /** What was chosen under a name, in the order of the text. */
  readonly named: Map<string, Noun>;
  /** Of a text that is being carried out: whose it is, who is "you" in it. */
  readonly speaker?: Seat;
  /** An ability that the text gives, as it is said there: abilities are made of texts themselves. */
  readonly quote: (ability: Ability) => string;
}

export function thisCard({ type }: Speaking): string {
  return type === null ? "this card" : `this ${type}`;
}

/** A filter without what is said elsewhere. */
export function without(filter: Filter, ...names: readonly (keyof Filter)[]): Filter {
  const entries = Object.entries(filter).filter(([name]) => !names.includes(name as keyof Filter));
  return Object.fromEntries(entries) as Filter;
}

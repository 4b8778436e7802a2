/** A list of cards that somebody can sit down with. */
export interface Deck {
  /** A clique's starter deck has the id of its clique. */
  readonly id: string;
  readonly name: string;
  /** The ids of the cliques it is made of: one, or several that get along. */
  readonly cliques: readonly string[];
  /** How it means to win, in a sentence for whoever chooses a deck. */
  readonly plan: string;
  /** Ids of cards, one for each copy: what a match is started with. */
  readonly cards: readonly string[];
}

/** `{ "fizz-bomber": 2 }` is two of them. */
export function copies(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([id, count]) => Array<string>(count).fill(id));
}

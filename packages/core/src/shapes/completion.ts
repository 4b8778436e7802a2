/**
 * Card tables that a game has checked, and their cards with everything filled in that may be left out:
 * rules read those. They are kept beside the tables, which stay as they are printed, because the hash of
 * a table tells card sets apart.
 */
declare const isDefined: unique symbol;

/** A table that was checked and completed: nothing else makes a game. */
export type Defined<T> = T & { readonly [isDefined]: true };

type CardTable<Card> = Readonly<Record<string, Card>>;

export interface Completion<Card, Complete> {
  /** Without a check: `defineCards` of the game has made it. */
  readonly complete: (cards: CardTable<Card>) => Defined<CardTable<Card>>;
  readonly completeCards: (cards: Defined<CardTable<Card>>) => ReadonlyMap<string, Complete>;
  readonly areDefined: (cards: unknown) => cards is Defined<CardTable<Card>>;
}

/** `completeCard` fills in what one card leaves out. */
export function completion<Card, Complete>(
  completeCard: (card: Card) => Complete,
): Completion<Card, Complete> {
  const tables = new WeakMap<object, ReadonlyMap<string, Complete>>();
  const areDefined = (cards: unknown): cards is Defined<CardTable<Card>> =>
    tables.has(cards as object);
  return {
    complete(cards) {
      const all = Object.entries(cards).map(([id, card]) => [id, completeCard(card)] as const);
      tables.set(cards, new Map(all));
      return cards as Defined<CardTable<Card>>;
    },
    completeCards(cards) {
      const found = tables.get(cards);
      if (found === undefined)
        throw new TypeError("the cards of a game are what defineCards gives");
      return found;
    },
    areDefined,
  };
}

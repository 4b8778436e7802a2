/** The shapes of phrases, which only the table of words looks into. */
import type { CardType } from "../../vocabulary.ts";

export type CardKind = CardType | "card";

/** A trait stands before or after the noun, or is all that a sentence says: "this card is …". */
export interface TraitPhrase {
  readonly before?: string;
  readonly after?: string;
  /** The only kind of card it can stand before. */
  readonly kind?: CardKind;
  readonly is: string;
  readonly isNot: string;
}

/** A noun without a number. */
export interface CardsPhrase {
  readonly one: string;
  readonly many: string;
}

/** Certain cards in a sentence. */
export interface NounPhrase {
  /** As what something is done to: "all stereotypes". */
  readonly text: string;
  /** As what does something: "stereotypes". */
  readonly subject: string;
  /** One by one: "each stereotype". */
  readonly each: string;
  /** There is more than one of them, or may be. */
  readonly isMany: boolean;
}

export interface CountedPhrase {
  /** After "for each". */
  readonly each: string;
  /** All of it, where one says "equal to" and not "for each". */
  readonly total?: string;
}

/** In two parts: "100 damage … for each card in your hand", with what is done in between. */
export interface AmountPhrase {
  readonly head: string;
  /** Empty for a number. */
  readonly tail: string;
}

/** "draw 1 card", or "the opponent" and "draws 1 card". */
export interface Clause {
  /** Who does it; null: whoever uses the effect. */
  readonly subject: string | null;
  readonly predicate: string;
  /** It is so for a time, rather than done. */
  readonly lasting?: true;
}

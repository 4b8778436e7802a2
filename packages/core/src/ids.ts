import { invariant } from "./invariant-error.ts";

/**
 * One physical card of this match. It comes from a counter and says nothing about the face; a card
 * gets a fresh id whenever it changes zone or is shuffled, so an id also names one stay in a zone.
 */
export type CardId = string & { readonly __brand: "CardId" };

/** A printed card: the key of its definition in the card table. */
export type DefId = string & { readonly __brand: "DefId" };

/** At most nine digits: the bound keeps an id short and its number exact, and no match gets near. */
const MAX_CARD_NUMBER = 999_999_999;
const CARD_ID = /^c[1-9]\d{0,8}$/;

/** The id with this number: 12 becomes "c12". Numbers start at 1. */
export function cardId(number: number): CardId {
  invariant(
    Number.isInteger(number) && number >= 1 && number <= MAX_CARD_NUMBER,
    `a card number is an integer from 1 to ${MAX_CARD_NUMBER}, not ${number}`,
  );
  return `c${number}` as CardId;
}

/** The number of an id: "c12" becomes 12. */
export function cardNumber(id: CardId): number {
  invariant(isCardId(id), `not a card id: ${JSON.stringify(id)}`);
  return Number(id.slice(1));
}

/** Whether this could be a card id; whether such a card exists is for the state to say. */
export function isCardId(value: unknown): value is CardId {
  return typeof value === "string" && CARD_ID.test(value);
}

/** Takes any text that is not empty: how definition ids look is up to the card set. */
export function defId(text: string): DefId {
  if (typeof text !== "string" || text === "") {
    throw new TypeError("a definition id is a text that is not empty");
  }
  return text as DefId;
}

import { InvariantError } from "./invariant-error.ts";

/**
 * One physical card of this match. It comes from a counter and says nothing about the face; a card
 * gets a fresh id whenever it changes zone or is shuffled, so an id also names one stay in a zone.
 */
export type CardId = string & { readonly __brand: "CardId" };

/** A printed card: the key of its definition in the card table. */
export type DefId = string & { readonly __brand: "DefId" };

/** At most nine digits: the bound keeps an id short and its number exact, and no match gets near. */
const MAX_CARD_NUMBER = 999_999_999;
/** The letter and nine digits. */
const MAX_LENGTH = 10;
const LETTER = "c".charCodeAt(0);
const ZERO = "0".charCodeAt(0);

/** The id with this number: 12 becomes "c12". Numbers start at 1. */
export function cardId(number: number): CardId {
  return written[number] ?? write(number);
}

/**
 * Ids that have been written before, by number. All matches count from 1, so the same few hundred are
 * written over and over.
 */
const written: (CardId | undefined)[] = [undefined];
/** How many of them are kept: beyond that an id is written each time. */
const MOST_WRITTEN = 4096;

function write(number: number): CardId {
  if (!(Number.isInteger(number) && number >= 1 && number <= MAX_CARD_NUMBER)) {
    throw new InvariantError(
      `a card number is an integer from 1 to ${MAX_CARD_NUMBER}, not ${number}`,
    );
  }
  const id = unique(`c${number}`);
  if (number < MOST_WRITTEN) {
    // Without holes, so that the list stays dense.
    while (written.length <= number) written.push(undefined);
    written[number] = id;
  }
  return id;
}

/**
 * The same text as names of fields are kept, each once for the whole program: two of them differ if they
 * are not the same object, and looking for an id in a zone need not compare letters.
 */
function unique(text: string): CardId {
  return Object.keys({ [text]: 0 })[0] as CardId;
}

/** The number of an id: "c12" becomes 12. */
export function cardNumber(id: CardId): number {
  const number = numberIn(id);
  if (number === 0) throw new InvariantError(`not a card id: ${JSON.stringify(id)}`);
  return number;
}

/** Whether this could be a card id; whether such a card exists is for the state to say. */
export function isCardId(value: unknown): value is CardId {
  return numberIn(value) > 0;
}

/** The last id that was read, and its number: mostly the same one is asked about again. */
let lastRead: unknown = "";
let lastNumber = 0;

/** The number of an id, or 0 if it is not an id. It is called many times a command. */
export function numberIn(value: unknown): number {
  if (value === lastRead) return lastNumber;
  const number = readNumber(value);
  lastRead = value;
  lastNumber = number;
  return number;
}

/** Digit by digit. */
function readNumber(value: unknown): number {
  if (typeof value !== "string" || value.charCodeAt(0) !== LETTER) return 0;
  const { length } = value;
  if (length < 2 || length > MAX_LENGTH) return 0;
  let number = value.charCodeAt(1) - ZERO;
  if (number < 1 || number > 9) return 0;
  for (let i = 2; i < length; i++) {
    const digit = value.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return 0;
    number = number * 10 + digit;
  }
  return number;
}

/** Takes any text that is not empty: how definition ids look is up to the card set. */
export function defId(text: string): DefId {
  if (typeof text !== "string" || text === "") {
    throw new TypeError("a definition id is a text that is not empty");
  }
  return text as DefId;
}

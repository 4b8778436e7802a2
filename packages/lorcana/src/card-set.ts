/** A card set as one JSON value: a name, its cards, and decks of them. Anybody may have written it. */
import { isObject, own, show } from "@tcg/core/shapes";
import type { DefinedCards } from "./complete-cards.ts";
import { type CardFault, defineCards } from "./define-cards.ts";
import { validateDeck } from "./validate-deck.ts";

export interface CardSet {
  readonly name: string;
  readonly cards: DefinedCards;
  /** Lists of definition ids, by the name of the deck. */
  readonly decks: Readonly<Record<string, readonly string[]>>;
}

export type ReadCardSet =
  | { readonly ok: true; readonly set: CardSet }
  | { readonly ok: false; readonly faults: readonly CardFault[] };

/** Never throws; what it returns is a copy. Faults of the cards are told before anybody asks about decks of them. */
export function readCardSet(input: unknown): ReadCardSet {
  if (!isObject(input)) {
    const message = `must be an object with name and cards, not ${show(input)}`;
    return { ok: false, faults: [{ path: "card set", message }] };
  }
  const name = own(input, "name");
  const faults: CardFault[] = [];
  if (typeof name !== "string" || name === "") {
    faults.push({ path: "name", message: "must be a text" });
  }
  const defined = defineCards(own(input, "cards"));
  if (!defined.ok) return { ok: false, faults: [...faults, ...defined.faults] };
  const { cards } = defined;
  const decks = readDecks(own(input, "decks") ?? {}, cards, faults);
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, set: { name: String(name), cards, decks } };
}

function readDecks(given: unknown, cards: DefinedCards, faults: CardFault[]): CardSet["decks"] {
  if (!isObject(given)) {
    faults.push({ path: "decks", message: "must be an object: lists of card ids by name" });
    return {};
  }
  const lists = Object.entries(given).flatMap(([deck, list]) => {
    const path = `decks.${deck}`;
    if (!Array.isArray(list)) {
      faults.push({ path, message: "must be a list of card ids" });
      return [];
    }
    const ids = (list as readonly unknown[]).map(String);
    const check = validateDeck(ids, cards);
    if (!check.ok) faults.push(...check.faults.map(({ message }) => ({ path, message })));
    return [[deck, ids] as const];
  });
  return Object.fromEntries(lists);
}

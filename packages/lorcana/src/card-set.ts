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

/** Never throws; what it returns is a copy. */
export function readCardSet(input: unknown): ReadCardSet {
  if (!isObject(input)) {
    return failed("card set", `must be an object with name and cards, not ${show(input)}`);
  }
  const name = own(input, "name");
  if (typeof name !== "string" || name === "") return failed("name", "must be a text");
  const defined = defineCards(own(input, "cards"));
  if (!defined.ok) return defined;
  const { cards } = defined;
  const given = own(input, "decks") ?? {};
  if (!isObject(given)) return failed("decks", "must be an object: lists of card ids by name");
  const decks: Record<string, readonly string[]> = {};
  const faults: CardFault[] = [];
  for (const [deck, list] of Object.entries(given)) {
    const ids = Array.isArray(list) ? (list as readonly unknown[]).map(String) : null;
    const check = ids === null ? null : validateDeck(ids, cards);
    if (ids === null) faults.push({ path: `decks.${deck}`, message: "must be a list of card ids" });
    else if (check?.ok === false) {
      faults.push(
        ...check.faults.map((fault) => ({ path: `decks.${deck}`, message: fault.message })),
      );
    } else decks[deck] = ids;
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, set: { name, cards, decks } };
}

function failed(path: string, message: string): ReadCardSet {
  return { ok: false, faults: [{ path, message }] };
}

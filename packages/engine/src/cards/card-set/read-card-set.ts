/**
 * A card set as one JSON value: its cards, decks of them, and what its matches are played with.
 * Anybody may have written it, so everything wrong is told at once, with its place.
 */
import { withDefaults } from "@tcg/core/engine";
import {
  checkFields,
  closestWord,
  isIntegerIn,
  isObject,
  own,
  show,
  stepInto,
} from "@tcg/core/shapes";
import { type Config, defaultConfig } from "../../start/config.ts";
import { type DeckLimits, validateDeck } from "../../start/validate-deck.ts";
import type { CardTable } from "../card.ts";
import type { At, CardFault } from "../checks/scope.ts";
import type { DefinedCards } from "../complete-cards.ts";
import { defineCards } from "../define-cards.ts";
import { looseTable } from "../loose-table.ts";
import { cardSetFields, MAX_COPIES } from "./fields.ts";

export interface CardSet {
  readonly name: string;
  readonly cards: DefinedCards;
  /** Lists of definition ids, by the name of the deck. */
  readonly decks: Readonly<Record<string, readonly string[]>>;
  /** What differs from the usual rules in matches with these cards. */
  readonly config: Partial<Config>;
}

export type ReadCardSet =
  | { readonly ok: true; readonly set: CardSet }
  | { readonly ok: false; readonly faults: readonly CardFault[] };

/** `input`: what was parsed from the file. Never throws; what it returns is a copy. */
export function readCardSet(input: unknown): ReadCardSet {
  if (!isObject(input)) {
    const message = `must be an object with name, cards and decks, not ${show(input)}`;
    return { ok: false, faults: [{ path: "card set", message }] };
  }
  const faults = shapeFaults(input);
  const given = own(input, "cards");
  const defined = Array.isArray(given) ? defineCards(given) : null;
  if (defined?.ok === false) faults.push(...defined.faults);

  const isConfigSound = !faults.some(({ path }) => path.startsWith("config"));
  const config = (own(input, "config") ?? {}) as Partial<Config>;
  const full = withDefaults(defaultConfig, isConfigSound ? config : {});
  const decks = decksIn(own(input, "decks"));
  if (defined !== null) {
    const cards = defined.ok ? defined.cards : looseTable(given);
    for (const [name, deck] of Object.entries(decks)) {
      if (faults.some(({ path }) => isInside(path, deckPath(name)))) continue;
      faults.push(...deckFaults(deckPath(name), deck, cards, full));
    }
  }
  if (faults.length > 0 || !defined?.ok) return { ok: false, faults };
  const name = own(input, "name") as string;
  return { ok: true, set: { name, cards: defined.cards, decks, config: { ...config } } };
}

function shapeFaults(input: Readonly<Record<string, unknown>>): CardFault[] {
  const faults: CardFault[] = [];
  const card = { type: undefined, spellType: undefined, trapType: undefined };
  const at: At = { path: "", scope: { faults, typeOfId: new Map(), card, effect: undefined } };
  checkFields("a card set", cardSetFields, input, at);
  // The set itself has no name in a path.
  return faults.map((fault) => ({ ...fault, path: fault.path.replace(/^\./, "") }));
}

const deckPath = (name: string): string => `decks${stepInto(name)}`;

const isInside = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

/** A deck is written as a list, or as how many there are of each. */
function decksIn(value: unknown): Record<string, string[]> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, deck]) => [
      name,
      Array.isArray(deck) ? (deck.slice() as string[]) : dealt(deck),
    ]),
  );
}

function dealt(copies: unknown): string[] {
  if (!isObject(copies)) return [];
  return Object.entries(copies).flatMap(([id, count]) =>
    isIntegerIn(count, 1, MAX_COPIES) ? Array<string>(count as number).fill(id) : [],
  );
}

function deckFaults(
  path: string,
  deck: readonly string[],
  cards: CardTable,
  limits: DeckLimits,
): CardFault[] {
  const checked = validateDeck(deck, cards, limits);
  if (checked.ok) return [];
  return checked.faults.map((fault) => {
    const meant =
      fault.code === "deck/unknown-card"
        ? closestWord(fault.data.card, Object.keys(cards))
        : undefined;
    return { path, message: fault.message, ...(meant !== undefined && { suggestion: meant }) };
  });
}

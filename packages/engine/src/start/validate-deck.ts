/** LT 4.1: a bad deck is refused with every fault listed, not just the first. */
import { counted } from "@tcg/core/hosting";
import { show } from "@tcg/core/shapes";
import type { CardTable } from "../cards/card.ts";
import { type Config, defaultConfig } from "./config.ts";

export type DeckFault = { readonly message: string; readonly rule: "LT 4.1" } & (
  | { readonly code: "deck/malformed"; readonly data?: { readonly indexes: readonly number[] } }
  | {
      readonly code: "deck/too-small";
      readonly data: { readonly count: number; readonly min: number };
    }
  | {
      readonly code: "deck/too-large";
      readonly data: { readonly count: number; readonly max: number };
    }
  | {
      readonly code: "deck/too-many-copies";
      readonly data: { readonly card: string; readonly count: number; readonly max: number };
    }
  | {
      readonly code: "deck/unknown-card" | "deck/token";
      readonly data: { readonly card: string; readonly count: number };
    }
);

export type DeckCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly faults: readonly DeckFault[] };

export type DeckLimits = Pick<Config, "minDeck" | "maxDeck" | "maxCopies">;

/** A deck is a list of definition ids; their order means nothing. */
export function validateDeck(
  deck: unknown,
  cards: CardTable,
  config: DeckLimits = defaultConfig,
): DeckCheck {
  const faults = findFaults(deck, cards, config);
  return faults.length === 0 ? { ok: true } : { ok: false, faults };
}

const rule = "LT 4.1";

function findFaults(deck: unknown, cards: CardTable, limits: DeckLimits): DeckFault[] {
  if (!Array.isArray(deck)) {
    return [{ code: "deck/malformed", rule, message: "A deck is a list of card ids." }];
  }
  const entries: readonly unknown[] = deck;
  return [
    ...malformed(entries),
    ...size(entries.length, limits),
    ...copies(entries, cards, limits),
  ];
}

function malformed(entries: readonly unknown[]): DeckFault[] {
  const indexes: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (typeof entry !== "string") indexes.push(index);
  }
  if (indexes.length === 0) return [];
  const message = `Every entry of a deck is the id of a card; ${indexes.length} are not.`;
  return [{ code: "deck/malformed", rule, message, data: { indexes } }];
}

function size(count: number, { minDeck, maxDeck }: DeckLimits): DeckFault[] {
  if (count < minDeck) {
    const message = `The deck has ${counted(count, "card")}; it needs at least ${minDeck}.`;
    return [{ code: "deck/too-small", rule, message, data: { count, min: minDeck } }];
  }
  if (count > maxDeck) {
    const message = `The deck has ${counted(count, "card")}; it can have at most ${maxDeck}.`;
    return [{ code: "deck/too-large", rule, message, data: { count, max: maxDeck } }];
  }
  return [];
}

function copies(entries: readonly unknown[], cards: CardTable, limits: DeckLimits): DeckFault[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    if (typeof entry === "string") counts.set(entry, (counts.get(entry) ?? 0) + 1);
  }
  return [...counts].flatMap(([card, count]) => faultsOfCard(card, count, cards, limits));
}

function faultsOfCard(
  card: string,
  count: number,
  cards: CardTable,
  { maxCopies: max }: DeckLimits,
): DeckFault[] {
  // Only what the table itself has: "constructor" is a fine text and no card.
  const definition = Object.hasOwn(cards, card) ? cards[card] : undefined;
  if (definition === undefined) {
    const message = `There is no card ${show(card)}.`;
    return [{ code: "deck/unknown-card", rule, message, data: { card, count } }];
  }
  const faults: DeckFault[] = [];
  if (definition.type === "stereotype" && definition.token) {
    const message = `${definition.name} is a token: effects make it, decks do not hold it.`;
    faults.push({ code: "deck/token", rule, message, data: { card, count } });
  }
  if (count > max) {
    const message = `The deck has ${count} copies of ${definition.name}; ${max} are allowed.`;
    faults.push({ code: "deck/too-many-copies", rule, message, data: { card, count, max } });
  }
  return faults;
}

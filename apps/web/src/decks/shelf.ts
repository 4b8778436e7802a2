/**
 * The decks kept in this browser. What is there and cannot be read is put aside under another key before anything is
 * written, so that it is not lost, and whoever looks is told.
 */
import type { OwnDeck } from "./own-deck.ts";

type Kept = Pick<Storage, "getItem" | "setItem">;

export const KEPT_AS = "lunchtable/decks";
export const PUT_ASIDE_AS = "lunchtable/decks-damaged";

export interface Shelf {
  readonly decks: readonly OwnDeck[];
  /** What could not be read, as it was found; null where all could. */
  readonly damaged: string | null;
}

export function readShelf(kept: Kept): Shelf {
  const aside = kept.getItem(PUT_ASIDE_AS);
  const text = kept.getItem(KEPT_AS);
  if (text === null) return { decks: [], damaged: aside };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { decks: [], damaged: text };
  }
  if (!Array.isArray(found)) return { decks: [], damaged: text };
  const decks = found.filter(isDeck);
  return { decks, damaged: decks.length === found.length ? aside : text };
}

/** Whether it could be written: storage may be off or full. */
export function writeShelf(kept: Kept, decks: readonly OwnDeck[]): boolean {
  const { damaged } = readShelf(kept);
  try {
    if (damaged !== null) kept.setItem(PUT_ASIDE_AS, damaged);
    kept.setItem(KEPT_AS, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}

/** Of two lists, every deck as it was changed last. Those of the first come first. */
export function merged(here: readonly OwnDeck[], there: readonly OwnDeck[]): readonly OwnDeck[] {
  const byId = new Map(here.map((deck) => [deck.deckId, deck]));
  for (const deck of there) {
    const known = byId.get(deck.deckId);
    if (known === undefined || known.updatedAtMs < deck.updatedAtMs) byId.set(deck.deckId, deck);
  }
  return [...byId.values()];
}

function isDeck(found: unknown): found is OwnDeck {
  if (typeof found !== "object" || found === null) return false;
  const { deckId, game, name, cards, updatedAtMs } = found as Partial<
    Record<keyof OwnDeck, unknown>
  >;
  return (
    [deckId, game, name].every((text) => typeof text === "string") &&
    typeof updatedAtMs === "number" &&
    Array.isArray(cards) &&
    cards.every((card) => typeof card === "string")
  );
}

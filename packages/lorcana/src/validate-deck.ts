/** CR 2.1: deck construction. Every fault is listed. */
import { type CompleteCard, completeCards, type DefinedCards } from "./complete-cards.ts";
import { type Config, defaultConfig } from "./config.ts";
import type { Ink } from "./vocabulary.ts";

export interface DeckFault {
  readonly code:
    | "not-a-list"
    | "too-few"
    | "unknown-card"
    | "too-many-inks"
    | "too-many-copies"
    | "banned";
  readonly message: string;
  /** None for what is no rule of the game: a card that is not there. */
  readonly rule?: string;
  /** The ids of the cards it is about; empty where it is about the whole deck. */
  readonly cards: readonly string[];
}

export type DeckCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly faults: readonly DeckFault[] };

export function validateDeck(
  deck: unknown,
  cards: DefinedCards,
  config: Pick<Config, "minDeck" | "maxCopies" | "maxInks" | "banned"> = defaultConfig,
): DeckCheck {
  if (!Array.isArray(deck) || !deck.every((id) => typeof id === "string")) {
    const message = "A deck is a list of card ids.";
    return { ok: false, faults: [{ code: "not-a-list", message, cards: [] }] };
  }
  const list = deck as readonly string[];
  const faults = [
    ...tooFew(list, config),
    ...unknown(list, cards),
    ...tooManyInks(list, cards, config),
    ...tooManyCopies(list, cards, config),
    ...banned(list, cards, config),
  ];
  return faults.length === 0 ? { ok: true } : { ok: false, faults };
}

/** CR 2.1.1.1 */
function tooFew(deck: readonly string[], { minDeck }: Pick<Config, "minDeck">): DeckFault[] {
  if (deck.length >= minDeck) return [];
  const message = `A deck has at least ${minDeck} cards; this one has ${deck.length}.`;
  return [{ code: "too-few", message, rule: "CR 2.1.1.1", cards: [] }];
}

function unknown(deck: readonly string[], cards: DefinedCards): DeckFault[] {
  const ids = [...new Set(deck)].filter((id) => known(cards, id) === undefined);
  return ids.map((card) => ({
    code: "unknown-card",
    cards: [card],
    message: `There is no card "${card}".`,
  }));
}

/** CR 2.1.1.2: a card of two inks needs both of them among the deck's. */
function tooManyInks(
  deck: readonly string[],
  cards: DefinedCards,
  { maxInks }: Pick<Config, "maxInks">,
): DeckFault[] {
  const counts = new Map<Ink, number>();
  for (const ink of deck.flatMap((id) => known(cards, id)?.inks ?? [])) {
    counts.set(ink, (counts.get(ink) ?? 0) + 1);
  }
  if (counts.size <= maxInks) return [];
  const listed = [...counts.keys()].toSorted().join(", ");
  const message = `A deck has at most ${maxInks} inks; this one has ${counts.size}: ${listed}.`;
  // The cards that would have to go if the inks with most cards stay.
  const kept = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, maxInks);
  const isKept = (ink: Ink): boolean => kept.some(([each]) => each === ink);
  const surplus = [...new Set(deck)].filter((id) => known(cards, id)?.inks.every(isKept) === false);
  return [{ code: "too-many-inks", message, rule: "CR 2.1.1.2", cards: surplus }];
}

/** CR 2.1.1.3: by full name, so that printings of one card count together. */
function tooManyCopies(
  deck: readonly string[],
  cards: DefinedCards,
  { maxCopies }: Pick<Config, "maxCopies">,
): DeckFault[] {
  return [...byFullName(deck, cards)].flatMap(([name, ids]) => {
    const own = known(cards, ids[0] as string)?.maxCopies ?? "as-usual";
    const most = own === "as-usual" ? maxCopies : own;
    if (most === "any" || ids.length <= most) return [];
    const message = `At most ${most} copies of ${name}; this deck has ${ids.length}.`;
    return [{ code: "too-many-copies", cards: [...new Set(ids)], message, rule: "CR 2.1.1.3" }];
  });
}

/** CR 2.1.1.4: by full name too, whichever printing the list has. */
function banned(
  deck: readonly string[],
  cards: DefinedCards,
  { banned: list }: Pick<Config, "banned">,
): DeckFault[] {
  const names = new Set(list.map((entry) => nameOf(cards, entry) ?? entry));
  return [...byFullName(deck, cards)]
    .filter(([name]) => names.has(name))
    .map(([name, ids]) => ({
      code: "banned",
      cards: [...new Set(ids)],
      message: `${name} is banned, in every printing; this deck has ${ids.length} of it.`,
      rule: "CR 2.1.1.4",
    }));
}

/** The deck's cards under their full names; ids that no card has are a fault of their own. */
function byFullName(deck: readonly string[], cards: DefinedCards): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const id of deck) {
    const name = nameOf(cards, id);
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), id]);
  }
  return found;
}

function nameOf(cards: DefinedCards, id: string): string | undefined {
  return known(cards, id)?.fullName;
}

function known(cards: DefinedCards, id: string): CompleteCard | undefined {
  return completeCards(cards).get(id);
}

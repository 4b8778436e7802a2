/** CR 2.1: deck construction. Every fault is listed. */
import type { CardTable } from "./cards.ts";
import { type Config, defaultConfig } from "./config.ts";
import { fullName } from "./reading/book.ts";

export interface DeckFault {
  readonly code:
    | "not-a-list"
    | "too-few"
    | "unknown-card"
    | "too-many-inks"
    | "too-many-copies"
    | "banned";
  readonly message: string;
  readonly rule?: string;
  readonly card?: string;
}

export type DeckCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly faults: readonly DeckFault[] };

export function validateDeck(
  deck: unknown,
  cards: CardTable,
  config: Pick<Config, "minDeck" | "maxCopies" | "maxInks" | "banned"> = defaultConfig,
): DeckCheck {
  if (!Array.isArray(deck) || !deck.every((id) => typeof id === "string")) {
    const message = "A deck is a list of card ids.";
    return { ok: false, faults: [{ code: "not-a-list", message }] };
  }
  const list = deck as readonly string[];
  const faults = [
    ...tooFew(list, config),
    ...unknown(list, cards),
    ...tooManyInks(list, cards, config),
    ...tooManyCopies(list, cards, config),
    ...banned(list, config),
  ];
  return faults.length === 0 ? { ok: true } : { ok: false, faults };
}

/** CR 2.1.1.1 */
function tooFew(deck: readonly string[], { minDeck }: Pick<Config, "minDeck">): DeckFault[] {
  if (deck.length >= minDeck) return [];
  const message = `A deck has at least ${minDeck} cards; this one has ${deck.length}.`;
  return [{ code: "too-few", message, rule: "CR 2.1.1.1" }];
}

function unknown(deck: readonly string[], cards: CardTable): DeckFault[] {
  const ids = [...new Set(deck)].filter((id) => !Object.hasOwn(cards, id));
  return ids.map((card) => ({
    code: "unknown-card",
    card,
    message: `There is no card "${card}".`,
  }));
}

/** CR 2.1.1.2: a card of two inks needs both of them among the deck's. */
function tooManyInks(
  deck: readonly string[],
  cards: CardTable,
  { maxInks }: Pick<Config, "maxInks">,
): DeckFault[] {
  const inks = new Set(deck.flatMap((id) => known(cards, id)?.inks ?? []));
  if (inks.size <= maxInks) return [];
  const listed = [...inks].toSorted().join(", ");
  const message = `A deck has at most ${maxInks} inks; this one has ${inks.size}: ${listed}.`;
  return [{ code: "too-many-inks", message, rule: "CR 2.1.1.2" }];
}

/** CR 2.1.1.3: by full name, so that printings of one card count together. */
function tooManyCopies(
  deck: readonly string[],
  cards: CardTable,
  { maxCopies }: Pick<Config, "maxCopies">,
): DeckFault[] {
  const copies = new Map<string, { count: number; most: number | null; card: string }>();
  for (const id of deck) {
    const card = known(cards, id);
    if (card === undefined) continue;
    const name = fullName(card);
    const most = card.maxCopies === undefined ? maxCopies : card.maxCopies;
    const before = copies.get(name);
    copies.set(name, { count: (before?.count ?? 0) + 1, most, card: id });
  }
  return [...copies].flatMap(([name, { count, most, card }]) => {
    if (most === null || count <= most) return [];
    const message = `At most ${most} copies of ${name}; this deck has ${count}.`;
    return [{ code: "too-many-copies", card, message, rule: "CR 2.1.1.3" } as const];
  });
}

/** CR 2.1.1.4 */
function banned(deck: readonly string[], { banned: list }: Pick<Config, "banned">): DeckFault[] {
  return [...new Set(deck)]
    .filter((id) => list.includes(id))
    .map((card) => ({ code: "banned", card, message: `"${card}" is banned.`, rule: "CR 2.1.1.4" }));
}

function known(cards: CardTable, id: string): CardTable[string] | undefined {
  return Object.hasOwn(cards, id) ? cards[id] : undefined;
}

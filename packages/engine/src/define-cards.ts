/**
 * From definitions that anybody may have written to a card table the engine can rely on (LT 8.3).
 * Everything wrong is told at once, each fault with its place and what would be right.
 */
import { checkCard, copyCard } from "./card-checks/card.ts";
import { type CardFault, show } from "./card-checks/scope.ts";
import { isId, isObject, own } from "./card-checks/shapes.ts";
import type { CardDefinition, CardTable } from "./cards.ts";

export type { CardFault } from "./card-checks/scope.ts";

export type DefinedCards =
  | { readonly ok: true; readonly cards: CardTable }
  | { readonly ok: false; readonly faults: readonly CardFault[] };

/** A definition and the place it was given at. */
interface Entry {
  readonly definition: unknown;
  /** `cards[3]` in a list, `cards["lunch-lady"]` in a table. */
  readonly place: string;
  /** The key it has in a table. */
  readonly key?: string;
}

/**
 * Takes a list of definitions, or a table of them by id. Never throws, whatever JSON it is given;
 * the cards it returns are copies.
 */
export function defineCards(
  input: readonly unknown[] | Readonly<Record<string, unknown>>,
): DefinedCards {
  const entries = entriesOf(input);
  if (entries === undefined) {
    const message = `must be a list of card definitions or a table of them by id, not ${show(input)}`;
    return { ok: false, faults: [{ path: "cards", message }] };
  }
  const faults: CardFault[] = [];
  const typeOfId = new Map<string, unknown>();
  for (const { definition } of entries) {
    const id = own(definition, "id");
    if (isId(id) && !typeOfId.has(id)) typeOfId.set(id, own(definition, "type"));
  }

  const named = new Map<string, string>();
  for (const { definition, place, key } of entries) {
    const id = own(definition, "id");
    const first = isId(id) ? named.get(id) : undefined;
    const path = isId(id) && first === undefined ? id : place;
    checkCard(definition, path, typeOfId, faults);
    if (isId(id) && first === undefined) named.set(id, place);
    if (first !== undefined) {
      faults.push({ path: `${path}.id`, message: `${show(id)} is already the id of ${first}` });
    }
    if (key !== undefined && typeof id === "string" && id !== key) {
      faults.push({ path: `${path}.id`, message: `must be ${show(key)}, its key in the table` });
    }
  }
  if (faults.length > 0) return { ok: false, faults };

  const cards: Record<string, CardDefinition> = {};
  for (const { definition } of entries) {
    const card = copyCard(definition);
    cards[card.id] = card;
  }
  return { ok: true, cards };
}

function entriesOf(input: unknown): readonly Entry[] | undefined {
  if (Array.isArray(input)) {
    // Not map, which would pass over the holes of a list.
    return Array.from(input as readonly unknown[], (definition, i) => ({
      definition,
      place: `cards[${i}]`,
    }));
  }
  if (!isObject(input)) return undefined;
  return Object.entries(input).map(([key, definition]) => ({
    definition,
    place: `cards[${show(key)}]`,
    key,
  }));
}

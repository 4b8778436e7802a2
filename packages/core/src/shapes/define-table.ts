/**
 * A table of definitions by id, from a list or a table that anybody may have written. Everything
 * wrong is told at once.
 */
import { type Fault, show } from "./at.ts";
import { copyChecked } from "./copy.ts";
import { isId, isObject, own } from "./shapes.ts";

export type DefinedTable<T> =
  | { readonly ok: true; readonly table: Readonly<Record<string, T>> }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A definition and the place it was given at. */
interface Entry {
  readonly definition: unknown;
  /** `cards[3]` in a list, `cards["paper-boat"]` in a table. */
  readonly place: string;
  /** The key it has in a table. */
  readonly key?: string;
}

/**
 * `check` looks at one definition, whose faults have this path in front. What is returned are
 * copies. Never throws if `check` does not.
 */
export function defineTable<T>(
  input: unknown,
  check: (definition: unknown, path: string, faults: Fault[]) => void,
): DefinedTable<T> {
  const entries = entriesOf(input);
  if (entries === null) {
    const message = `must be a list of card definitions or a table of them by id, not ${show(input)}`;
    return { ok: false, faults: [{ path: "cards", message }] };
  }
  const faults: Fault[] = [];
  const named = new Map<string, string>();
  for (const { definition, place, key } of entries) {
    const id = own(definition, "id");
    const first = named.get(id as string);
    const path = isId(id) && first === undefined ? id : place;
    check(definition, path, faults);
    if (isId(id) && first === undefined) named.set(id, place);
    if (first !== undefined) {
      faults.push({ path: `${path}.id`, message: `${show(id)} is already the id of ${first}` });
    }
    if (key !== undefined && typeof id === "string" && id !== key) {
      faults.push({ path: `${path}.id`, message: `must be ${show(key)}, its key in the table` });
    }
  }
  if (faults.length > 0) return { ok: false, faults };
  const table: Record<string, T> = {};
  for (const { definition } of entries) {
    const copy = copyChecked(definition) as T & { readonly id: string };
    table[copy.id] = copy;
  }
  return { ok: true, table };
}

/** The definitions by themselves, whatever they are. */
export function definitionsIn(input: unknown): readonly unknown[] {
  return (entriesOf(input) ?? []).map(({ definition }) => definition);
}

function entriesOf(input: unknown): readonly Entry[] | null {
  if (Array.isArray(input)) {
    // Not map, which would pass over the holes of a list.
    return Array.from(input as readonly unknown[], (definition, i) => ({
      definition,
      place: `cards[${i}]`,
    }));
  }
  if (!isObject(input)) return null;
  return Object.entries(input).map(([key, definition]) => ({
    definition,
    place: `cards[${show(key)}]`,
    key,
  }));
}

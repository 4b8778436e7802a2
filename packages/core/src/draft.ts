/**
 * The working copy that rules write on.
 *
 * Immutable: the first write to a part of the state copies that part (and the path down to it)
 * and nothing else; later writes of the same command go to the same copy. In place: the parts are
 * the state's own, and nothing is copied at all. Rule code cannot tell which of the two it holds,
 * so there is one rule set for two speeds. Why not a proxy library: bench/results.md.
 *
 * The one thing to keep in mind: read through `draft.state` again after a write. A part that was
 * fetched before the write may be the old one.
 */
import type { CardId } from "./ids.ts";
import { InvariantError } from "./invariant-error.ts";
import { ByCard, type ReadonlyByCard } from "./table/by-card.ts";
import type { Writable } from "./types.ts";

type CardIn<S> = S extends { readonly cards: ReadonlyByCard<infer C> } ? C : never;

export interface Draft<S> {
  /** The state as it stands now. */
  readonly state: S;
  /** The part at this path, ready to be written to. */
  at(): Writable<S>;
  at<A extends keyof S>(a: A): Writable<S[A]>;
  at<A extends keyof S, B extends keyof S[A]>(a: A, b: B): Writable<S[A][B]>;
  at<A extends keyof S, B extends keyof S[A], C extends keyof S[A][B]>(
    a: A,
    b: B,
    c: C,
  ): Writable<S[A][B][C]>;
  /**
   * The card with this id, or a part of it, ready to be written to. It is another object each time, in
   * place as well: a card that is the same object has not changed.
   */
  card(id: CardId): Writable<CardIn<S>>;
  card<A extends keyof CardIn<S>>(id: CardId, a: A): Writable<CardIn<S>[A]>;
  readonly sharing: Sharing;
}

/**
 * Set once somebody else holds the parts of a draft's state, too: each is copied before it is written to
 * again.
 */
export interface Sharing {
  isShared: boolean;
}

type Part = Record<PropertyKey, unknown>;

/** A draft that leaves `base` as it is. */
export function copyOnWrite<S extends object>(base: S): Draft<S> {
  return new WorkingCopy({ ...base } as Part, new Set()) as unknown as Draft<S>;
}

/** A draft that writes to `base` itself. Only for a state that nobody else holds. */
export function inPlace<S extends object>(base: S): Draft<S> {
  return new WorkingCopy(base as Part, null) as unknown as Draft<S>;
}

class WorkingCopy {
  readonly state: Part;
  /** The parts that may be written to. Null: all of them are this draft's own. */
  #own: Set<object> | null;
  readonly sharing: Sharing = { isShared: false };

  constructor(root: Part, own: Set<object> | null) {
    this.state = root;
    this.#own = own;
  }

  at(a?: PropertyKey, b?: PropertyKey, c?: PropertyKey): Part {
    if (a === undefined) return this.state;
    if (this.#own === null && !this.sharing.isShared) return partAt(this.state, a, b, c);
    const first = this.#part(this.state, a);
    if (b === undefined) return first;
    const second = this.#part(first, b);
    return c === undefined ? second : this.#part(second, c);
  }

  card(id: CardId, a?: PropertyKey): Part {
    const cards = this.#part(this.state, "cards") as unknown as ByCard<unknown>;
    const card = { ...isPart(cards.get(id), id) };
    const inside = a === undefined ? card : copyPart(isPart(card[a], a));
    if (a !== undefined) card[a] = inside;
    cards.set(id, card);
    return inside;
  }

  #part(parent: Part, key: PropertyKey): Part {
    const found = isPart(parent[key], key);
    if (this.sharing.isShared) {
      this.sharing.isShared = false;
      this.#own = new Set();
    }
    if (this.#own === null || this.#own.has(found)) return found;
    const copy = copyPart(found);
    this.#own.add(copy);
    parent[key] = copy;
    return copy;
  }
}

function partAt(root: Part, a: PropertyKey, b?: PropertyKey, c?: PropertyKey): Part {
  const first = isPart(root[a], a);
  if (b === undefined) return first;
  const second = isPart(first[b], b);
  return c === undefined ? second : isPart(second[c], c);
}

function isPart(part: unknown, key: PropertyKey): Part {
  if (typeof part === "object" && part !== null) return part as Part;
  throw new InvariantError("there is no such part to write to", { part: String(key) });
}

function copyPart(part: Part): Part {
  if (Array.isArray(part)) return part.slice() as unknown as Part;
  if (part instanceof ByCard) return part.copy() as unknown as Part;
  return { ...part };
}

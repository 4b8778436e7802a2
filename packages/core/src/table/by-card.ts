/**
 * Something for each of some cards, by their ids: the cards of a match, who knows which. To the world
 * outside this is the object `{ "c12": … }`, which is also its JSON; inside, each value has the slot that
 * the number in the id names. Copying it is copying one dense list, which costs next to nothing.
 * docs/decisions/0010.
 *
 * It is read in order of numbers: nothing may depend on when a card came.
 */
import { type CardId, cardId, cardNumber, numberIn } from "../ids.ts";

/** What rules see of it. */
export interface ReadonlyByCard<T> extends Iterable<readonly [CardId, T]> {
  readonly size: number;
  get(id: CardId): T | undefined;
  has(id: CardId): boolean;
  ids(): CardId[];
  values(): T[];
  /** The same with this under the id, whatever was there. */
  with(id: CardId, value: T): ReadonlyByCard<T>;
  without(id: CardId): ReadonlyByCard<T>;
  toJSON(): Record<CardId, T>;
}

/**
 * The same mark in every copy of the kernel: a released game brings along the one it was written for, and a
 * host writes that game's states as JSON by its own.
 */
const BY_CARD = Symbol.for("@tcg/core ByCard");

/** Whether it is one, of this copy of the kernel or of another. */
export function isByCard(value: object): value is ByCard<unknown> {
  return BY_CARD in value;
}

export class ByCard<T> implements ReadonlyByCard<T> {
  /** By number. Numbers start at 1, so the first slot is empty. */
  readonly #slots: (T | undefined)[];
  /** How many slots are not. */
  #size: number;

  private constructor(slots: (T | undefined)[], size: number) {
    this.#slots = slots;
    this.#size = size;
  }

  static none<T>(): ByCard<T> {
    return new ByCard<T>([undefined], 0);
  }

  /** From its JSON, or from any other pairs of ids and values. */
  static from<T>(source: Readonly<Record<CardId, T>> | Iterable<readonly [CardId, T]>): ByCard<T> {
    const made = ByCard.none<T>();
    const isTold = Symbol.iterator in source;
    const told = isTold ? (source as Iterable<readonly [CardId, T]>) : Object.entries(source);
    for (const [id, value] of told) made.set(id as CardId, value as T);
    return made;
  }

  get [BY_CARD](): true {
    return true;
  }

  get size(): number {
    return this.#size;
  }

  get(id: CardId): T | undefined {
    // Mostly nobody has learned any face: then no id is read.
    return this.#size === 0 ? undefined : this.#slots[numberIn(id)];
  }

  has(id: CardId): boolean {
    return this.get(id) !== undefined;
  }

  ids(): CardId[] {
    const ids: CardId[] = [];
    for (let number = 1; number < this.#slots.length; number++) {
      if (this.#slots[number] !== undefined) ids.push(cardId(number));
    }
    return ids;
  }

  values(): T[] {
    return this.#slots.filter((value) => value !== undefined);
  }

  *[Symbol.iterator](): Generator<readonly [CardId, T]> {
    for (const id of this.ids()) yield [id, this.get(id) as T];
  }

  with(id: CardId, value: T): ByCard<T> {
    const other = this.copy();
    other.set(id, value);
    return other;
  }

  without(id: CardId): ByCard<T> {
    const other = this.copy();
    other.delete(id);
    return other;
  }

  /** For a draft, which may write to what it gets. */
  copy(): ByCard<T> {
    return new ByCard(this.#slots.slice(), this.#size);
  }

  set(id: CardId, value: T): void {
    const number = cardNumber(id);
    // Without holes, so that the list stays dense.
    while (this.#slots.length <= number) this.#slots.push(undefined);
    if (this.#slots[number] === undefined) this.#size++;
    this.#slots[number] = value;
  }

  delete(id: CardId): void {
    const number = cardNumber(id);
    if (this.#slots[number] === undefined) return;
    this.#slots[number] = undefined;
    this.#size--;
  }

  /** From now on nobody can write to it; a copy can be written to. */
  freeze(): void {
    Object.freeze(this.#slots);
  }

  /** Whether both hold the same under the same ids. */
  isLike(other: ByCard<T>, alike: (left: T | undefined, right: T | undefined) => boolean): boolean {
    const [left, right] = [this.#slots, other.#slots];
    const count = Math.max(left.length, right.length);
    for (let number = 0; number < count; number++) {
      if (!alike(left[number], right[number])) return false;
    }
    return true;
  }

  toJSON(): Record<CardId, T> {
    const json: Record<CardId, T> = {};
    for (const [id, value] of this) json[id] = value;
    return json;
  }
}

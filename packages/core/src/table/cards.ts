/**
 * The cards of a match by their ids. To the world outside this is the object `{ "c12": … }`, which is
 * also its JSON; inside, a card lies in the slot that the number in its id names. Copying all of them is
 * copying one dense list, which costs next to nothing. docs/decisions/0010.
 *
 * It is read in order of numbers: nothing may depend on when a card came.
 */
import { type CardId, cardId, cardNumber, numberIn } from "../ids.ts";

/** What rules see of it. */
export interface ReadonlyCards<C> extends Iterable<readonly [CardId, C]> {
  get(id: CardId): C | undefined;
  has(id: CardId): boolean;
  ids(): CardId[];
  values(): C[];
  /** The same with this card, or with this one instead of what has the id. */
  with(id: CardId, card: C): ReadonlyCards<C>;
  without(id: CardId): ReadonlyCards<C>;
  toJSON(): Record<CardId, C>;
}

export class Cards<C> implements ReadonlyCards<C> {
  /** By number. Numbers start at 1, so the first slot is empty. */
  readonly #slots: (C | undefined)[];

  private constructor(slots: (C | undefined)[]) {
    this.#slots = slots;
  }

  static none<C>(): Cards<C> {
    return new Cards<C>([undefined]);
  }

  /** From its JSON, or from whatever else tells ids and cards. */
  static from<C>(source: Readonly<Record<CardId, C>> | Iterable<readonly [CardId, C]>): Cards<C> {
    const cards = Cards.none<C>();
    const isTold = Symbol.iterator in source;
    const told = isTold ? (source as Iterable<readonly [CardId, C]>) : Object.entries(source);
    for (const [id, card] of told) cards.set(id as CardId, card as C);
    return cards;
  }

  get(id: CardId): C | undefined {
    return this.#slots[numberIn(id)];
  }

  has(id: CardId): boolean {
    return this.#slots[numberIn(id)] !== undefined;
  }

  ids(): CardId[] {
    return Array.from(this, ([id]) => id);
  }

  values(): C[] {
    return this.#slots.filter((card) => card !== undefined);
  }

  *[Symbol.iterator](): Generator<readonly [CardId, C]> {
    for (const [number, card] of this.#slots.entries()) {
      if (card !== undefined) yield [cardId(number), card];
    }
  }

  with(id: CardId, card: C): Cards<C> {
    const other = this.copy();
    other.set(id, card);
    return other;
  }

  without(id: CardId): Cards<C> {
    const other = this.copy();
    other.delete(id);
    return other;
  }

  /** For a draft, which may write to what it gets. */
  copy(): Cards<C> {
    return new Cards(this.#slots.slice());
  }

  set(id: CardId, card: C): void {
    const number = cardNumber(id);
    // Without holes, so that the list stays dense.
    while (this.#slots.length < number) this.#slots.push(undefined);
    this.#slots[number] = card;
  }

  delete(id: CardId): void {
    const number = cardNumber(id);
    if (number < this.#slots.length) this.#slots[number] = undefined;
  }

  /** Whether both hold the same cards. */
  isLike(other: Cards<C>, alike: (left: C | undefined, right: C | undefined) => boolean): boolean {
    const [left, right] = [this.#slots, other.#slots];
    const count = Math.max(left.length, right.length);
    for (let number = 0; number < count; number++) {
      if (!alike(left[number], right[number])) return false;
    }
    return true;
  }

  toJSON(): Record<CardId, C> {
    const json: Record<CardId, C> = {};
    for (const [id, card] of this) json[id] = card;
    return json;
  }
}

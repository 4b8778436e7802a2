/** What both engines play with: the same cards, the same shuffled decks, the same picks of moves. */

export interface Unit {
  readonly attack: number;
  readonly defense: number;
}

export const units: Readonly<Record<string, Unit>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [
    `unit-${i}`,
    { attack: 1 + ((i * 5) % 9), defense: 1 + ((i * 7) % 8) },
  ]),
);

export const SLOTS = 5;
export const HAND = 4;
export const LIFE = 30;
const DECK = 30;

/** A small generator (mulberry32): neither engine's own, so that both spend the same on it. */
export function picker(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

export type Decks = Readonly<Record<Seat, readonly string[]>>;
export const SEATS = ["0", "1"] as const;
export type Seat = (typeof SEATS)[number];

export function decksOf(match: number): Decks {
  const pick = picker(match + 1000);
  const deck = (): string[] => {
    const cards = Array.from({ length: DECK }, (_, i) => `unit-${i % 12}`);
    for (let i = cards.length - 1; i > 0; i--) {
      const j = pick(i + 1);
      [cards[i], cards[j]] = [cards[j] as string, cards[i] as string];
    }
    return cards;
  };
  return { "0": deck(), "1": deck() };
}

/** How a match stands, in the words of neither engine: what must be the same for both. */
export interface Standing {
  readonly turn: number;
  readonly winner: Seat | null;
  readonly seats: readonly {
    readonly life: number;
    readonly deck: readonly string[];
    readonly hand: readonly string[];
    /** `unit-3`, `unit-3 down`, or null for a free slot. */
    readonly board: readonly (string | null)[];
    readonly graveyard: readonly string[];
  }[];
}

/** An engine playing the duel, one way of using it. `M` is its kind of move. */
export interface Way<M> {
  readonly start: (decks: Decks) => Table<M>;
}

export interface Table<M> {
  /** In the same order for both: summons, sets, attacks, the end of the turn. */
  readonly legal: () => readonly M[];
  readonly play: (move: M) => void;
  readonly isOver: () => boolean;
  readonly standing: () => Standing;
}

/**
 * Numbers that a picture is varied by. They come from the card's id alone, one sequence for each purpose, so that
 * the same card looks the same everywhere and a new part never moves an old one.
 */

/** The next number, from 0 up to but not 1. */
export type Random = () => number;

/** FNV-1a into xorshift: quick, small, and good enough for freckles. */
export function randomFor(id: string, purpose: string): Random {
  let state = hash(`${id}/${purpose}`) || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}

export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

/** To a tenth of a unit: pictures are strings, and nobody sees more. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

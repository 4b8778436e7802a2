/** What a card does, in a word or two for each thing it does: chips for where its text has no room. */
import { widthOf } from "../type/fit.ts";

export interface Gist {
  readonly words: string;
  /** It hurts the other side: said first. */
  readonly isHarmful: boolean;
}

/** More do not fit under a picture. */
const MOST = 3;

/** Across a card in hand that is 120 wide, and what a chip needs beside its letters. */
const ROOM = 109;
const LETTERS = 10.5;
const EDGES = 9.5;
const GAP = 2;

/** As many as fit in a line; the first in any case. */
export function fitChips(chips: readonly string[]): readonly string[] {
  const fitting: string[] = [];
  let left = ROOM;
  for (const words of chips) {
    const width = widthOf(words) * LETTERS * 1.01 + EDGES + GAP;
    if (width > left && fitting.length > 0) continue;
    left -= width;
    fitting.push(words);
  }
  return fitting;
}

/** What harms comes first, else in the order in which the card does it. */
export function chipsOf(gists: readonly Gist[]): readonly string[] {
  const ordered = [
    ...gists.filter(({ isHarmful }) => isHarmful),
    ...gists.filter(({ isHarmful }) => !isHarmful),
  ];
  return [...new Set(ordered.map(({ words }) => words))].slice(0, MOST);
}

export const harms = (words: string): Gist => ({ words, isHarmful: true });
export const helps = (words: string): Gist => ({ words, isHarmful: false });

/** "+900" or "−300". The sign is a minus and no hyphen. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

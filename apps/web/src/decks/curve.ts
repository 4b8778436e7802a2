/** The curve of a deck: levels where cards have any, what they cost otherwise. */
import type { GalleryCard } from "../gallery/printers.ts";

/** The last place is for this and more. */
export const LAST = 8;

type Curved = Pick<GalleryCard, "level" | "cost">;

export function curveOf(cards: readonly Curved[]): {
  readonly of: "Level" | "Cost";
  readonly counts: readonly number[];
} {
  const levels = cards.flatMap(({ level }) => (level === null ? [] : [level]));
  const isByLevel = levels.length > 0;
  const counts = Array<number>(LAST + 1).fill(0);
  for (const value of isByLevel ? levels : cards.map(({ cost }) => cost ?? 0)) {
    const at = Math.min(LAST, value);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { of: isByLevel ? "Level" : "Cost", counts };
}

/** "3 of 2, 1 of 8 or more", for who listens. */
export const curveWords = (counts: readonly number[]): string =>
  counts
    .flatMap((count, at) =>
      count === 0 ? [] : [`${count} of ${at}${at === LAST ? " or more" : ""}`],
    )
    .join(", ") || "no cards yet";

/** What the curve of levels does not show: the cards that cost something. Empty where it is a curve of costs. */
export function costWords(cards: readonly Curved[]): string {
  if (cards.every(({ level }) => level === null)) return "";
  const costly = cards.filter(({ cost }) => (cost ?? 0) > 0).length;
  return `Free to play: ${cards.length - costly}, costs clout: ${costly}`;
}

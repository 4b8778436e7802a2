/** Fits names into boxes by arithmetic, without measuring in the browser: they fit the same on every machine. */
import { widths } from "./widths.ts";

/** Of a letter that Lunchroom lacks: another face draws it. */
const OTHER = 480;
/** Between two letters, in em. */
const SPACING = 0.015;

/** The width of a line in the display face, in em. */
export function widthOf(line: string): number {
  let width = 0;
  for (const letter of line.toUpperCase()) width += (widths[letter] ?? OTHER) / 1000 + SPACING;
  return width;
}

/** The largest size at which a line fits a width, in quarters of a pixel. */
export function fitLine(line: string, width: number, largest: number, smallest = 8): number {
  return Math.max(smallest, Math.min(largest, quarters(width / widthOf(line))));
}

/** The same in two lines at the most, broken between words or after a hyphen. */
export function fitTwoLines(
  name: string,
  width: number,
  largest: number,
  smallest: number,
): number {
  const sizes = breaksOf(name).map(([first, second]) =>
    quarters(width / Math.max(widthOf(first), widthOf(second))),
  );
  return Math.max(smallest, Math.min(largest, Math.max(...sizes)));
}

interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * In one line if that is large enough to read, else in two; a name that is too long for two is cut, and shows it.
 * Whoever draws it says the whole name elsewhere.
 */
export function setInLines(name: string, width: number, largest: number, smallest: number): Lines {
  const alone = fitLine(name, width, largest, 0);
  if (alone >= smallest) return { lines: [name], size: alone };
  const size = fitTwoLines(name, width, largest, 0);
  if (size >= smallest) {
    const lines = breaksOf(name).find((pair) =>
      pair.every((line) => widthOf(line) * size <= width),
    );
    if (lines !== undefined) return { lines, size };
  }
  const [first, second] = breaksOf(name).findLast(
    ([line]) => widthOf(line) * smallest <= width,
  ) ?? ["", name];
  const lines = [first, cutTo(second, width / smallest)].filter((line) => line !== "");
  return { lines, size: smallest };
}

/** As much of a line as fits, and a full stop for what is left out. */
function cutTo(line: string, widthInEm: number): string {
  if (widthOf(line) <= widthInEm) return line;
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  while (letters.length > 0 && widthOf(`${letters.join("")}.`) > widthInEm) letters.pop();
  return `${letters.join("").trimEnd()}.`;
}

/** Every way to set a name in two lines; the second may be empty. */
function breaksOf(name: string): (readonly [string, string])[] {
  const broken = [...name.matchAll(/[ -]/g)].map(
    ({ index }) => [name.slice(0, index + 1).trimEnd(), name.slice(index + 1)] as const,
  );
  return [[name, ""], ...broken];
}

const quarters = (size: number): number => Math.floor(size * 4) / 4;

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

/** Every way to set a name in two lines; the second may be empty. */
function breaksOf(name: string): (readonly [string, string])[] {
  const broken = [...name.matchAll(/[ -]/g)].map(
    ({ index }) => [name.slice(0, index + 1).trimEnd(), name.slice(index + 1)] as const,
  );
  return [[name, ""], ...broken];
}

const quarters = (size: number): number => Math.floor(size * 4) / 4;

/** Where the note of the question stands in its band, and where its tail is. */

/** Left and right edge. */
interface Span {
  readonly left: number;
  readonly right: number;
}

export interface Room {
  readonly band: Span;
  /** The right edge of what is happening, with a gap; the left of the band if nothing is. */
  readonly free: number;
  /** How wide the note is. */
  readonly note: number;
  /** The card it is about. */
  readonly card: Span | null;
}

export interface NotePlace {
  /** The middle that it wants, from the left of the band. It stops where there is no more room. */
  readonly wanted: number;
  /** Whether a tail at the middle of the card would hang from the note. */
  readonly isInReach: boolean;
}

/** So far from a corner a tail still hangs well. */
const CORNER = 26;

export function notePlace({ band, free, note, card }: Room): NotePlace {
  const wanted = card === null ? middle(band) : middle(card);
  const left = Math.max(free, Math.min(wanted - note / 2, band.right - note));
  const isInReach = card !== null && wanted >= left + CORNER && wanted <= left + note - CORNER;
  return { wanted: wanted - band.left, isInReach };
}

const middle = ({ left, right }: Span): number => (left + right) / 2;

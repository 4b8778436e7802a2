/** Which lines of a long receipt are shown, and which are folded into one with their count. */
import type { Line, Mark } from "./sheet.ts";

export type Shown = Line | Fold;

export interface Fold {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Of all of them. */
  readonly mark: Mark;
}

export const isFold = (shown: Shown): shown is Fold => "count" in shown;

const AT_START = 3;

/** All have the same mark. The first three and the last `atEnd`; one line alone is not worth folding. */
export function fold(lines: readonly Line[], atEnd: number): readonly Shown[] {
  const folded = lines.slice(AT_START, Math.max(AT_START, lines.length - atEnd));
  const [first] = folded;
  const last = folded.at(-1);
  if (first === undefined || last === undefined || folded.length < 2) return lines;
  return [
    ...lines.slice(0, AT_START),
    { from: first.number, to: last.number, count: folded.length, mark: first.mark },
    ...lines.slice(AT_START + folded.length),
  ];
}

/**
 * Promise: matches end as they are meant to. An ending that is there only so that a match ends at
 * all, such as a draw because something never stops, is rare over a whole run: no more than one match
 * in so many.
 */
import type { GameTypes } from "../../types.ts";
import { isTooOften } from "../chance.ts";
import type { Check, CheckContext, Tally } from "../check.ts";
import { finalState, type Trace } from "../trace.ts";

const name = "matches end as they are meant to";
const MATCHES = "matches with the usual limits";

export const endingsRare: Check = {
  name,
  count<G extends GameTypes>({ course }: CheckContext<G>, trace: Trace<G>): Tally {
    const { rareEndings, hasUsualLimits } = course ?? {};
    if (rareEndings === undefined || hasUsualLimits?.(trace.options) === false) return {};
    const { outcome } = finalState(trace);
    const ending = outcome.status === "ended" ? outcome.reason : null;
    const counted = Object.entries(rareEndings).map(([rare, oneIn]) => [
      `${rare} 1/${oneIn}`,
      rare === ending ? 1 : 0,
    ]);
    return { [MATCHES]: 1, ...(Object.fromEntries(counted) as Tally) };
  },
  judge(tally) {
    const { matches, endings } = rareEndingsIn({ [name]: tally });
    const common = endings.find(({ times, oneIn }) => isTooOften(times, matches, 1 / oneIn));
    if (common === undefined) return null;
    const { ending, times, oneIn } = common;
    return `${times} of ${matches} with the usual limits ended by ${ending}, more than 1 in ${oneIn}`;
  },
};

interface RareEnding {
  readonly ending: string;
  readonly times: number;
  /** At most one match in so many is to end so. */
  readonly oneIn: number;
}

/** What a run has counted, for a report. */
export function rareEndingsIn(tallies: Readonly<Record<string, Tally>>): {
  readonly matches: number;
  readonly endings: readonly RareEnding[];
} {
  const { [MATCHES]: matches = 0, ...counted } = tallies[name] ?? {};
  const endings = Object.entries(counted).map(([key, times]) => {
    const [ending, oneIn] = key.split(" 1/") as [string, string];
    return { ending, times, oneIn: Number(oneIn) };
  });
  return { matches, endings };
}

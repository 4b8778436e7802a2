/**
 * How sure one can be of a mean, at whatever moment one looks. Against a supposed mean a gambler bets, on each
 * score in turn, a share of what it has: if the supposition is true it wins nothing in the long run, however
 * it bets and whenever it stops, and has twenty times its stake in one of twenty runs at most. So a run may
 * stop as soon as somebody who bet has become rich, and what it says then still holds (Ville's inequality).
 * Nothing is supposed of how scores are spread, only that they lie between 0 and 1 and that each is drawn as the others
 * are (deals.ts draws its decks, too).
 */

/** Several gamblers share the stake, bold and timid ones: which is best depends on the mean. */
const BOLDNESS = [0.05, 0.1, 0.2, 0.4, 0.7];
/** How finely means are tried. */
const STEPS = 1000;

/** By how much the stake has grown of those who bet that the mean is above, or below, a supposed one. */
export interface Evidence {
  readonly above: number;
  readonly below: number;
}

export function evidenceAgainst(mean: number, scores: readonly number[]): Evidence {
  return {
    above: mean >= 1 ? 0 : grown(scores, (score) => (score - mean) / Math.max(mean, 1 / STEPS)),
    below: mean <= 0 ? 0 : grown(scores, (score) => (mean - score) / Math.max(1 - mean, 1 / STEPS)),
  };
}

/** `gain`: of a whole stake, at worst all of it lost. */
function grown(scores: readonly number[], gain: (score: number) => number): number {
  const logs = BOLDNESS.map((bold) =>
    scores.reduce((sum, score) => sum + Math.log1p(bold * gain(score)), 0),
  );
  return logs.reduce((sum, log) => sum + Math.exp(Math.min(log, 700)), 0) / logs.length;
}

/** Those who bet above and those who bet below make two tries, each of which may err in one of forty. */
const RICH = 40;

export type Finding = "above" | "below" | "open";

/** Whether the mean is above or below a level, wrong in one run of twenty at most. */
export function findingOn(level: number, scores: readonly number[]): Finding {
  const { above, below } = evidenceAgainst(level, scores);
  if (above >= RICH) return "above";
  return below >= RICH ? "below" : "open";
}

/** All means that nobody has become rich by betting against: the true one is among them in 19 of 20 runs. */
export function intervalOf(scores: readonly number[]): readonly [low: number, high: number] {
  const stands = (step: number): boolean => findingOn(step / STEPS, scores) === "open";
  let low = 0;
  while (low < STEPS && !stands(low)) low++;
  let high = STEPS;
  while (high > low && !stands(high)) high--;
  return [low / STEPS, high / STEPS];
}

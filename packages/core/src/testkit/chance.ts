/** Whether something happened more often, or less often, than chance allows. */

/**
 * How sure a check must be, as the exponent of e: a sound game is suspected in one of 10^13 runs.
 * (Chernoff's bound, so that is never more, whatever the numbers.)
 */
const SURE = 30;

/** Whether `times` in `tries` is more than chance makes of a likelihood of at most this. */
export function isTooOften(times: number, tries: number, likelihood: number): boolean {
  return times > likelihood * tries && surprise(times, tries, likelihood) > SURE;
}

/** Whether `times` in `tries` is less than chance makes of a likelihood of at least this. */
export function isTooSeldom(times: number, tries: number, likelihood: number): boolean {
  return times < likelihood * tries && surprise(times, tries, likelihood) > SURE;
}

/** Minus the logarithm of the bound: `tries` times the relative entropy of the two likelihoods. */
function surprise(times: number, tries: number, likelihood: number): number {
  const part = (count: number, expected: number): number =>
    count === 0 ? 0 : count * Math.log(count / (tries * expected));
  return part(times, likelihood) + part(tries - times, 1 - likelihood);
}

/** LT 5.6: choices stay short. What could be chosen in too many ways is asked for one card at a time. */

const MAX_WAYS = 200;

/**
 * How many of `count` cards are asked for at once, from so many; `upTo`: fewer are an answer, too.
 * Both numbers are public, so nobody learns from the way it is asked what there is to choose.
 */
export function askedAtOnce(
  from: number,
  count: number,
  { upTo = false }: { readonly upTo?: boolean } = {},
): number {
  // From the smaller end: leaving out 2 of 9 is choosing 2 of 9.
  const last = upTo ? count : Math.min(count, from - count);
  let ways = 1;
  let inAll = 1;
  for (let chosen = 1; chosen <= last; chosen++) {
    ways = (ways * (from - chosen + 1)) / chosen;
    inAll += ways;
    if ((upTo ? inAll : ways) > MAX_WAYS) return 1;
  }
  return count;
}

/**
 * When answers to a window count. Where people sit at the table no answer takes effect before a moment
 * that is drawn when the window opens, and automatic ones take effect exactly then. So the time of an
 * answer says nothing about cards or settings, beyond what a person's own hesitation tells.
 */
import { createRandom } from "@tcg/core";

const SHORTEST_MS = 250;
const MAX_MS = 750;

/** Half a second in the median. Drawn from the match's secret: nobody can foresee it. */
export function releaseDelayMs(secret: string, version: number): number {
  const random = createRandom(secret, `release ${version}`);
  return SHORTEST_MS + random.int(MAX_MS - SHORTEST_MS + 1);
}

/**
 * When answers to a window count. If people play, no answer takes effect before a moment that is drawn
 * at random when the window opens, and automatic answers take effect exactly then. So the time of an
 * answer reveals nothing about cards or settings, beyond a person's own hesitation.
 */
import { createRandom } from "@tcg/core";

const SHORTEST_MS = 250;
const MAX_MS = 750;

/** Half a second in the median. Drawn from the match's secret: nobody can predict it. */
export function releaseDelayMs(secret: string, version: number): number {
  const random = createRandom(secret, `release ${version}`);
  return SHORTEST_MS + random.int(MAX_MS - SHORTEST_MS + 1);
}

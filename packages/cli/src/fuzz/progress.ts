/** A long run takes an hour: whoever waits sees it go on, and a failure as soon as there is one. */
import { counted } from "@tcg/core/hosting";
import type { FuzzReport } from "@tcg/core/testkit";

const TELL_EVERY_MS = 30_000;

/** Called with each part of a run of so many matches, where that is known; tells on standard error. */
export function progressOf(all?: number): (part: FuzzReport) => void {
  const whole = all === undefined ? "" : ` of ${all}`;
  let [games, failures, told] = [0, 0, performance.now()];
  return (part) => {
    games += part.games;
    failures += part.failures.length;
    const hasFailed = part.failures.length > 0;
    if (!hasFailed && performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    console.error(`fuzz: ${games}${whole} matches, ${counted(failures, "failure")}`);
    for (const { reproduce } of part.failures) console.error(`fuzz: ${reproduce}`);
  };
}

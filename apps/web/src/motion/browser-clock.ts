/** The clock of this browser. */
import type { Clock } from "./pacer.ts";

export const browserClock: Clock = {
  nowMs: () => performance.now(),
  at(ms, then) {
    const timer = setTimeout(then, Math.max(0, ms - performance.now()));
    return () => clearTimeout(timer);
  },
};

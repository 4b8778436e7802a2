/** The clock that a service goes by. Handed in, so that tests and simulations have one of their own. */
export interface Time {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back at this time or soon after; gives the function that calls it off. */
  readonly at: (atMs: number, run: () => void) => () => void;
}

/** Node's and the browser's timers hold no more milliseconds than this. */
const MAX_MS = 2 ** 31 - 1;

/**
 * While the machine's clock is behind what was said before, because it was set back, time goes on at half its
 * speed until that has caught up. So it never runs backwards, nothing waits longer than twice its time, and
 * no player loses any.
 */
const SPEED_WHILE_AHEAD = 0.5;

/** The machine's clock. */
export function steadyTime(): Time {
  let saidMs = Number.NEGATIVE_INFINITY;
  let saidAt = 0;
  const now = (): number => {
    const at = performance.now();
    saidMs = Math.max(Date.now(), saidMs + (at - saidAt) * SPEED_WHILE_AHEAD);
    saidAt = at;
    return Math.floor(saidMs);
  };
  const at = (atMs: number, run: () => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const waitMs = Math.min(MAX_MS, Math.max(0, atMs - now()));
      timer = setTimeout(() => (now() < atMs ? wait() : run()), waitMs);
    };
    wait();
    return () => clearTimeout(timer);
  };
  return { now, at };
}

export function sleepUntil(time: Time, atMs: number): Promise<void> {
  if (time.now() >= atMs) return Promise.resolve();
  return new Promise((resolve) => void time.at(atMs, resolve));
}

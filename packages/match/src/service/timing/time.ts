/** The clock that a service goes by. Handed in, so that tests and simulations have one of their own. */
export interface Time {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back at this time or soon after; gives the function that calls it off. */
  readonly at: (atMs: number, run: () => void) => () => void;
}

/** Node's and the browser's timers hold no more milliseconds than this. */
const MAX_MS = 2 ** 31 - 1;

export const systemTime: Time = {
  now: Date.now,
  at(atMs, run) {
    const wait = Math.min(MAX_MS, Math.max(0, atMs - Date.now()));
    const timer = setTimeout(() => (Date.now() < atMs ? again() : run()), wait);
    let callOff = (): void => clearTimeout(timer);
    const again = (): void => {
      callOff = systemTime.at(atMs, run);
    };
    return () => callOff();
  },
};

export function sleepUntil(time: Time, atMs: number): Promise<void> {
  if (time.now() >= atMs) return Promise.resolve();
  return new Promise((resolve) => void time.at(atMs, resolve));
}

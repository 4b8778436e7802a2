/**
 * When each position of a match is shown: one after the other, each for as long as what happens in it takes
 * to see. It decides nothing else, and has no clock of its own.
 */

export type Speed = "normal" | "fast" | "off";

/** A position that is to be shown. */
export interface Step {
  /** How long what happens in it takes to see, at normal speed. */
  readonly ms: number;
  /** The viewer made it happen, or is asked something now: it is shown at once, with all that waits before it. */
  readonly isUrgent: boolean;
}

export interface Clock {
  readonly nowMs: () => number;
  /** Calls back once, not before that moment. Gives the function that calls it off. */
  readonly at: (ms: number, then: () => void) => () => void;
}

export interface PacerOptions<S extends Step> {
  readonly clock: Clock;
  readonly speed: () => Speed;
  /** Nobody looks: a hidden tab. */
  readonly isUnseen: () => boolean;
  /** Shows the last of these positions and plays what happened in all of them, `rate` times as fast; null: plays nothing. */
  readonly show: (steps: readonly S[], rate: number | null) => void;
}

export interface Pacer<S extends Step> {
  push(step: S): void;
  /** Shows the present, without what is still to be played. */
  skip(): void;
  /** How many positions wait. */
  waiting(): number;
  /** Forgets what waits. */
  stop(): void;
}

/** A longer queue plays at double speed. */
const LONG_MS = 1200;
/** What is asked now is answered while what led to it still plays; that takes no longer than this. */
const URGENT_MS = 1200;
/** Nobody is shown what is older than this: of two programs that play on and on, for one. */
const FAR_BEHIND_MS = 12_000;
/** After a broken connection so much may have happened at once that there is nothing to follow in it. */
const TOO_MUCH_AT_ONCE_MS = 6000;

const factors: Readonly<Record<Exclude<Speed, "off">, number>> = { normal: 1, fast: 2 };

export function createPacer<S extends Step>(options: PacerOptions<S>): Pacer<S> {
  const { clock, speed, isUnseen, show } = options;
  let queue: readonly S[] = [];
  /** Until then what is shown has not been seen. */
  let seenAtMs = 0;
  let callOff = (): void => {};

  function advance(): void {
    callOff();
    while (queue.length > 0) {
      const now = clock.nowMs();
      const next = nextOf(queue, speed(), isUnseen(), now >= seenAtMs);
      if (next === null) {
        callOff = clock.at(seenAtMs, advance);
        return;
      }
      const steps = queue.slice(0, next.count);
      queue = queue.slice(next.count);
      seenAtMs = next.rate === null ? now : now + total(steps) / next.rate;
      show(steps, next.rate);
    }
  }

  return {
    push(step) {
      queue = [...queue, step];
      advance();
    },
    skip() {
      callOff();
      const steps = queue;
      queue = [];
      seenAtMs = clock.nowMs();
      if (steps.length > 0) show(steps, null);
    },
    waiting: () => queue.length,
    stop() {
      callOff();
      queue = [];
    },
  };
}

interface Next {
  /** So many of those that wait are shown as one. */
  readonly count: number;
  readonly rate: number | null;
}

/** Null: what is shown now has not been seen yet. */
function nextOf(
  queue: readonly Step[],
  speed: Speed,
  isUnseen: boolean,
  isSeen: boolean,
): Next | null {
  if (speed === "off" || isUnseen) return { count: queue.length, rate: null };
  const factor = factors[speed];
  const urgent = queue.findLastIndex(({ isUrgent }) => isUrgent) + 1;
  if (urgent > 0) {
    const ms = total(queue.slice(0, urgent));
    if (ms > TOO_MUCH_AT_ONCE_MS) return { count: urgent, rate: null };
    return { count: urgent, rate: Math.max(factor, ms / URGENT_MS) };
  }
  const tooFar = firstWithin(queue, FAR_BEHIND_MS);
  if (tooFar > 0) return { count: tooFar, rate: null };
  if (!isSeen) return null;
  // What takes no time goes with what follows it.
  const timed = queue.findIndex(({ ms }) => ms > 0);
  const count = timed === -1 ? queue.length : timed + 1;
  const isLong = total(queue) / factor > LONG_MS;
  return { count, rate: isLong ? 2 * factor : factor };
}

/** How many at the front have to go so that the others take no longer than this. */
function firstWithin(queue: readonly Step[], limitMs: number): number {
  let left = total(queue);
  let count = 0;
  for (const { ms } of queue) {
    if (left <= limitMs) break;
    left -= ms;
    count++;
  }
  return count;
}

const total = (steps: readonly Step[]): number => steps.reduce((sum, { ms }) => sum + ms, 0);

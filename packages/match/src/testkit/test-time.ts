/**
 * A clock for tests: nothing takes any time. What waits for less than a second, such as the release of
 * a window, comes at once and moves the clock to its moment; what waits longer comes when the test says.
 */
import type { MatchService } from "../service/service.ts";
import type { Time } from "../service/timing/time.ts";

export interface TestTime extends Time {
  /** Lets so much time pass; what becomes due on the way is called in order, each at its time. */
  advance(ms: number): void;
  /** From now on nothing comes at once, until it is let go on. */
  hold(): void;
  goOn(): void;
  /** Whether something waits that will come at once. */
  readonly isBusy: boolean;
}

interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

const COMES_AT_ONCE_MS = 800;
const STARTS_AT_MS = 1_700_000_000_000;

export function testTime(): TestTime {
  let nowMs = STARTS_AT_MS;
  let timers: Timer[] = [];
  let isHeld = false;
  const next = (): Timer | undefined => timers.toSorted((a, b) => a.atMs - b.atMs)[0];
  const fire = (timer: Timer): void => {
    timers = timers.filter((each) => each !== timer);
    nowMs = Math.max(nowMs, timer.atMs);
    timer.run();
  };
  const isNear = (timer: Timer | undefined): timer is Timer =>
    timer !== undefined && timer.atMs - nowMs <= COMES_AT_ONCE_MS;
  const pump = (): void => {
    const first = next();
    if (isHeld || !isNear(first)) return;
    fire(first);
    setImmediate(pump);
  };
  return {
    now: () => nowMs,
    at(atMs, run) {
      const timer = { atMs, run };
      timers.push(timer);
      setImmediate(pump);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    hold() {
      isHeld = true;
    },
    goOn() {
      isHeld = false;
      setImmediate(pump);
    },
    advance(ms) {
      const untilMs = nowMs + ms;
      for (let first = next(); first !== undefined && first.atMs <= untilMs; first = next()) {
        fire(first);
      }
      nowMs = untilMs;
    },
    get isBusy() {
      const isBusy = isNear(next());
      // Timers that came near because time passed fire as well: whoever asks waits for them.
      if (isBusy) setImmediate(pump);
      return isBusy;
    },
  };
}

/** Until nothing more happens in a match by itself, but for what the test must wait for. */
export async function untilRest(
  service: MatchService,
  time: TestTime,
  matchId: string,
): Promise<void> {
  do {
    await new Promise((resolve) => setImmediate(resolve));
    await service.atRest(matchId);
  } while (time.isBusy);
}

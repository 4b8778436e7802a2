/**
 * Runs inside the tests of a scratch copy whose sources are marked: tells with each test which
 * regions it has reached, and which were reached before it, by loading or by preparing.
 */
import { afterEach, beforeEach } from "vitest";

declare global {
  /** One byte for each marked region, set where it is reached. */
  var reachedRegions: Uint8Array | undefined;
}

export function watchTests(): void {
  beforeEach(({ task }) => {
    const outside = takeReached();
    if (outside !== "") Object.assign(task.meta, { outside });
  });
  afterEach(({ task }) => {
    Object.assign(task.meta, { reached: takeReached() });
  });
}

/** As bits, in base 64; nothing for none. The next test begins with none. */
function takeReached(): string {
  const { reachedRegions = new Uint8Array() } = globalThis;
  const bits = new Uint8Array(Math.ceil(reachedRegions.length / 8));
  let isAny = false;
  reachedRegions.forEach((reached, index) => {
    if (reached === 0) return;
    isAny = true;
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
  });
  reachedRegions.fill(0);
  return isAny ? Buffer.from(bits).toString("base64") : "";
}

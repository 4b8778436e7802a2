/** Loaded before anything else: in this process it is more than a year later, and a few hours. */
const AHEAD_MS = (400 * 24 + 7) * 60 * 60 * 1000 + 11 * 60 * 1000;

const RealDate = Date;

class LaterDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + AHEAD_MS);
    else super(...(given as []));
  }

  static override now(): number {
    return RealDate.now() + AHEAD_MS;
  }
}

const now = performance.now.bind(performance);
globalThis.Date = LaterDate as DateConstructor;
performance.now = () => now() + AHEAD_MS;

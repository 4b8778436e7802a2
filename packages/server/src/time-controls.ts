/** Time controls that have a name, so that people at a table mean the same. */
import type { TimeControl } from "@lunchtable-tcg/match";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const timeControls: Readonly<Record<string, TimeControl>> = {
  quick: { bankMs: 5 * MINUTE_MS, incrementMs: 5000, capMs: MINUTE_MS },
  long: { bankMs: 20 * MINUTE_MS, incrementMs: 10_000, capMs: 5 * MINUTE_MS },
  days: { bankMs: 14 * DAY_MS, incrementMs: 0, capMs: 3 * DAY_MS },
};

/** One that a request names, or has in full. */
export const timeControlNamed = (
  wanted: string | TimeControl | undefined,
): TimeControl | undefined => (typeof wanted === "string" ? timeControls[wanted] : wanted);

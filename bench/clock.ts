/** What a thread has used: time of its own, so that others' work does not count, and memory. */
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export interface Used {
  /** What the figures are divided by: commands, lists, views. */
  readonly units: number;
  /** Time of this thread. */
  readonly us: number;
  /** Memory taken on the heap, whether or not it was given back since. */
  readonly bytes: number;
}

/**
 * The clock moves in steps of some milliseconds, so an interval should last some hundred. What `work`
 * gives is the number of units. Young garbage of before is collected first. (Not all garbage: that would
 * also take the hidden classes of objects of which none is left, and the code that was optimised for
 * them; a whole round ran a fifth slower after it.)
 */
export function timed(work: () => number): Used {
  collectGarbage({ type: "minor" });
  const bytes = allocated();
  const us = threadUs();
  const units = work();
  // Between two steps of the clock it stands still, and nothing can be divided by no time.
  return { units, us: Math.max(1, threadUs() - us), bytes: allocated() - bytes };
}

export function added(one: Used, other: Used): Used {
  return {
    units: one.units + other.units,
    us: one.us + other.us,
    bytes: one.bytes + other.bytes,
  };
}

export const nothingUsed: Used = { units: 0, us: 0, bytes: 0 };

function threadUs(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** V8 counts what this thread's heap has handed out since it began. */
function allocated(): number {
  return (getHeapStatistics() as { total_allocated_bytes?: number }).total_allocated_bytes ?? 0;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as (options: { readonly type: "minor" }) => void;

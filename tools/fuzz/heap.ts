import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Megabytes that are in use once everything that nobody needs is collected. */
export function heapMb(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
}

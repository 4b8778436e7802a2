import type { DueWork } from "../due/due-work.ts";
import type { Health } from "../requests.ts";

/** In plain sentences, without raw errors: `onProblem` is told where it failed, and with what kind of error. */
export function healthOf(storeFailsSinceMs: number | null, failing: DueWork["failing"]): Health {
  if (storeFailsSinceMs !== null) {
    return { ok: false, problem: `The store has failed since ${timeOf(storeFailsSinceMs)}.` };
  }
  if (failing === null) return { ok: true, problem: null };
  const { matches, sinceMs } = failing;
  const where = matches === 1 ? "one match" : `${matches} matches`;
  return {
    ok: false,
    problem: `Work that is due in ${where} has failed since ${timeOf(sinceMs)}.`,
  };
}

const timeOf = (ms: number): string => new Date(ms).toISOString();

/**
 * Plays a request in several threads, some matches at a time. A match depends on its seed and number
 * only, so the report is the same however many threads there are.
 */
import { availableParallelism } from "node:os";
import { type FuzzReport, judged } from "@tcg/core/testkit";
import { Crew } from "../threads/crew.ts";
import { merge, revive, type Share } from "./shares.ts";
import type { FuzzRequest } from "./targets.ts";

/** Numbers of matches: the first, and how many. */
export interface Matches {
  readonly firstGame: number;
  readonly games: number;
}

/** Fewer are not worth a thread; not many more, so that long runs end evenly and tell how they go. */
const AT_ONCE = 20;

export async function fuzzInParallel(
  name: string,
  request: FuzzRequest,
  onPart?: (part: FuzzReport) => void,
): Promise<FuzzReport> {
  const jobs = inParts(request);
  const file = new URL("./worker.ts", import.meta.url);
  const threads = Math.min(availableParallelism(), jobs.length);
  const crew = new Crew<Matches, Share>(
    file,
    { name, request: { ...request, isPart: true } },
    threads,
  );
  try {
    const shares = await crew.work(jobs, (share) => onPart?.(revive(share)));
    return judged(shares.map(revive).reduce(merge), request.command, request.checks);
  } finally {
    await crew.end();
  }
}

/** At least one, if only of no matches: a report there must be. */
function inParts({ games, firstGame = 0 }: FuzzRequest): Matches[] {
  const parts = Math.max(1, Math.floor(games / AT_ONCE));
  const bound = (part: number): number => Math.round((games * part) / parts);
  return Array.from({ length: parts }, (_, part) => ({
    firstGame: firstGame + bound(part),
    games: bound(part + 1) - bound(part),
  }));
}

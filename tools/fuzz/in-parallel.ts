/**
 * Plays a request in several threads, some matches at a time. A match depends on its seed and number
 * only, so the report is the same however many threads there are. Some matches are kept, to be played
 * again elsewhere.
 */
import { availableParallelism } from "node:os";
import { type FuzzReport, judged, type KeptMatch } from "@tcg/core/testkit";
import { Crew } from "../../packages/cli/src/threads/crew.ts";
import { keptOneIn } from "./elsewhere/play-elsewhere.ts";
import { merge, revive, type Share } from "./shares.ts";
import type { FuzzRequest } from "./targets.ts";

/** Numbers of matches: the first, and how many. */
export interface Matches {
  readonly firstGame: number;
  readonly games: number;
}

/** What a thread is to do. */
export interface Orders {
  readonly name: string;
  readonly request: FuzzRequest;
  readonly keepOneIn: number;
}

/** What a thread gives back. */
export interface Part {
  readonly share: Share;
  readonly kept: readonly KeptMatch[];
}

/** Fewer are not worth a thread; not many more, so that long runs end evenly and tell how they go. */
const AT_ONCE = 20;

export async function fuzzInParallel(
  name: string,
  request: FuzzRequest,
  onPart?: (part: FuzzReport) => void,
): Promise<{ readonly report: FuzzReport; readonly kept: readonly KeptMatch[] }> {
  const jobs = inParts(request);
  const file = new URL("./worker.ts", import.meta.url);
  const threads = Math.min(availableParallelism(), jobs.length);
  const orders: Orders = {
    name,
    request: { ...request, isPart: true },
    keepOneIn: keptOneIn(request.games),
  };
  const crew = new Crew<Matches, Part>(file, orders, threads);
  try {
    const parts = await crew.work(jobs, ({ share }) => onPart?.(revive(share)));
    const report = parts.map(({ share }) => revive(share)).reduce(merge);
    const kept = parts.flatMap((part) => part.kept);
    return { report: judged(report, request.command, request.checks), kept };
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

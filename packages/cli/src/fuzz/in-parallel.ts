/**
 * Plays a request in several threads, some matches at a time. A match depends on its seed and number
 * only, so the report is the same however many threads there are. Some matches can be kept, to be
 * played again elsewhere.
 */
import { availableParallelism } from "node:os";
import { type FuzzReport, judged, type KeptMatch } from "@tcg/core/testkit";
import { Crew } from "../threads/crew.ts";
import type { KeptParts } from "./kept-parts.ts";
import { merge, revive, type Share } from "./shares.ts";
import type { FuzzRequest } from "./target.ts";

/** Numbers of matches: the first, and how many. */
export interface Matches {
  readonly firstGame: number;
  readonly games: number;
}

/** What a thread is to do. */
export interface Orders {
  readonly name: string;
  /** The file of a card set. */
  readonly cards?: string;
  readonly request: FuzzRequest;
  /** Null: no match is kept. */
  readonly keepOneIn: number | null;
}

/** What tells the matches of one run from those of another. */
export function runOf({ name, cards, request, keepOneIn }: Orders): Record<string, unknown> {
  const { seed, games, firstGame, heavyOneIn } = request;
  return { name, cards: cards ?? null, seed, games, firstGame, heavyOneIn, keepOneIn };
}

/** What a thread gives back. */
export interface Part {
  readonly share: Share;
  readonly kept: readonly KeptMatch[];
}

/** Fewer are not worth a thread; not many more, so that long runs end evenly and tell how they go. */
const AT_ONCE = 20;

interface Watching {
  readonly onPart?: (part: FuzzReport) => void;
  /** Parts that were played before, and where those go that are played now. */
  readonly keep?: KeptParts<Part> | null;
}

/** `worker`: a module that calls `serveMatches`. */
export async function fuzzInParallel(
  worker: URL,
  orders: Orders,
  { onPart, keep = null }: Watching = {},
): Promise<{ readonly report: FuzzReport; readonly kept: readonly KeptMatch[] }> {
  const { request } = orders;
  const all = inParts(request);
  const before = all.flatMap((matches) => keep?.of(matches) ?? []);
  for (const { share } of before) onPart?.(revive(share));
  const jobs = all.filter((matches) => keep?.of(matches) === undefined);
  const threads = Math.min(availableParallelism(), jobs.length);
  const ofParts: Orders = { ...orders, request: { ...request, isPart: true } };
  const crew = new Crew<Matches, Part>(worker, ofParts, threads);
  try {
    const played = await crew.work(jobs, (part, matches) => {
      keep?.add(matches, part);
      onPart?.(revive(part.share));
    });
    const parts = [...before, ...played];
    const report = parts.map(({ share }) => revive(share)).reduce(merge);
    const kept = parts.flatMap((part) => part.kept);
    return { report: judged(report, request.command, request.checks), kept };
  } finally {
    await crew.end();
  }
}

/** At least one part, even with no matches: there must be a report. */
function inParts({ games, firstGame = 0 }: FuzzRequest): Matches[] {
  const parts = Math.max(1, Math.floor(games / AT_ONCE));
  const bound = (part: number): number => Math.round((games * part) / parts);
  return Array.from({ length: parts }, (_, part) => ({
    firstGame: firstGame + bound(part),
    games: bound(part + 1) - bound(part),
  }));
}

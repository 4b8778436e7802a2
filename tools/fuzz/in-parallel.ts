/**
 * Plays a request in several processes' worth of threads. A match depends on its seed and number
 * only, so the report is the same however many threads there are.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { Coverage, type FuzzReport } from "@tcg/core/testkit";
import type { FuzzRequest } from "./targets.ts";

/** Fewer matches than this are not worth starting a thread for. */
const LEAST_PER_THREAD = 20;

export type Share = Omit<FuzzReport, "coverage"> & { readonly coverage: Record<string, number> };

export async function fuzzInParallel(name: string, request: FuzzRequest): Promise<FuzzReport> {
  const { games, firstGame = 0 } = request;
  const threads = Math.max(
    1,
    Math.min(availableParallelism(), Math.floor(games / LEAST_PER_THREAD)),
  );
  const bounds = Array.from({ length: threads + 1 }, (_, i) => Math.round((games * i) / threads));
  const shares = await Promise.all(
    Array.from({ length: threads }, (_, i) => {
      const from = bounds[i] as number;
      const count = (bounds[i + 1] as number) - from;
      return playShare(name, { ...request, firstGame: firstGame + from, games: count });
    }),
  );
  return shares.map(revive).reduce(merge);
}

function playShare(name: string, request: FuzzRequest): Promise<Share> {
  const { promise, resolve, reject } = Promise.withResolvers<Share>();
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: { name, request },
  });
  worker.once("message", (share: Share) => resolve(share));
  worker.once("error", reject);
  worker.once("exit", (code) => {
    if (code !== 0) reject(new Error(`a fuzzing thread ended with ${code}`));
  });
  return promise;
}

/** As it was before it went from one thread to another. */
export function revive(share: Share): FuzzReport {
  return { ...share, coverage: Coverage.from(share.coverage) };
}

export function merge(a: FuzzReport, b: FuzzReport): FuzzReport {
  const coverage = new Coverage();
  coverage.add(a.coverage);
  coverage.add(b.coverage);
  return {
    seed: a.seed,
    games: a.games + b.games,
    commands: a.commands + b.commands,
    sampled: a.sampled + b.sampled,
    heavyOneIn: a.heavyOneIn,
    longest: Math.max(a.longest, b.longest),
    endings: added(a.endings, b.endings),
    measures: added(a.measures, b.measures),
    neverSeen: a.neverSeen.filter((feature) => b.neverSeen.includes(feature)),
    coverage,
    failures: [...a.failures, ...b.failures].sort((one, other) => one.game - other.game),
  };
}

function added(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

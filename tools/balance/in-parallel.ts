/** Hands the games out to threads, a few at a time, and gives the results in their order. */
import { Crew } from "../../packages/cli/src/threads/crew.ts";
import { type BalanceRequest, type GameResult, pairsOf } from "./request.ts";

/** Few enough for an even end, many enough that messages cost nothing. */
const AT_ONCE = 4;

interface Going {
  /** Games that have been played before. */
  readonly known?: readonly GameResult[];
  readonly onPlayed?: (games: readonly GameResult[]) => void;
}

export async function playAll(
  request: BalanceRequest,
  threads: number,
  { known = [], onPlayed }: Going = {},
): Promise<GameResult[]> {
  const results: GameResult[] = [];
  for (const game of known) results[game.number] = game;
  const all = Array.from({ length: pairsOf(request).length * request.games }, (_, i) => i);
  const missing = all.filter((number) => results[number] === undefined);
  const jobs = Array.from({ length: Math.ceil(missing.length / AT_ONCE) }, (_, i) =>
    missing.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
  const file = new URL("./worker.ts", import.meta.url);
  const count = Math.min(threads, jobs.length);
  const crew = new Crew<readonly number[], GameResult[]>(file, request, count);
  try {
    const played = await crew.work(jobs, onPlayed);
    for (const game of played.flat()) results[game.number] = game;
    return results;
  } finally {
    await crew.end();
  }
}

/** Hands the games out to threads, a few at a time, and gives the results in their order. */
import { Crew } from "../threads/crew.ts";
import { type BalanceRequest, type GameResult, pairsOf } from "./request.ts";

/** Numbers of games, the last one not included. */
export interface Games {
  readonly from: number;
  readonly to: number;
}

/** Few enough for an even end, many enough that messages cost nothing. */
const AT_ONCE = 4;

export async function playAll(
  request: BalanceRequest,
  threads: number,
  onDone?: (done: number, all: number) => void,
): Promise<GameResult[]> {
  const all = pairsOf(request).length * request.games;
  const jobs = Array.from({ length: Math.ceil(all / AT_ONCE) }, (_, i): Games => {
    return { from: i * AT_ONCE, to: Math.min(all, (i + 1) * AT_ONCE) };
  });
  const file = new URL("./worker.ts", import.meta.url);
  const crew = new Crew<Games, GameResult[]>(file, request, Math.min(threads, jobs.length));
  let done = 0;
  try {
    const played = await crew.work(jobs, ({ length }) => {
      done += length;
      onDone?.(done, all);
    });
    return played.flat();
  } finally {
    await crew.end();
  }
}

/**
 * Hands the games of a simulation out to threads, a few at a time. How many threads there are and
 * which is quicker changes nothing.
 */
import { messageOf, NotGood } from "../errors.ts";
import { Crew } from "../threads/crew.ts";
import type { GameRange, GameResult, SimRequest } from "./request.ts";

/** Few enough for an even end, many enough that messages cost nothing. */
const MAX_AT_ONCE = 8;

const workerFile = new URL("./worker.ts", import.meta.url);

export async function simulate(
  request: SimRequest,
  workers: number,
  onDone: (games: number) => void,
): Promise<readonly GameResult[]> {
  const ranges = rangesOf(request.games, workers);
  const threads = Math.min(workers, ranges.length);
  const crew = new Crew<GameRange, readonly GameResult[]>(workerFile, request, threads);
  let done = 0;
  try {
    const results = await crew.work(ranges, (some) => {
      done += some.length;
      onDone(done);
    });
    return results.flat();
  } catch (error) {
    throw new NotGood(messageOf(error));
  } finally {
    await crew.end();
  }
}

function rangesOf(games: number, workers: number): GameRange[] {
  const atOnce = Math.max(1, Math.min(MAX_AT_ONCE, Math.ceil(games / workers / 4)));
  return Array.from({ length: Math.ceil(games / atOnce) }, (_, place) => ({
    from: place * atOnce,
    to: Math.min(games, (place + 1) * atOnce),
  }));
}

/**
 * Hands the games of a simulation out to threads, one at a time, so that progress is known game by game. How many
 * threads there are and which is quicker changes nothing.
 */
import { messageOf, NotGood } from "../errors.ts";
import { Crew } from "../threads/crew.ts";
import type { GameResult, SimRequest } from "./request.ts";

const workerFile = new URL("./worker.ts", import.meta.url);

export async function simulate(
  request: SimRequest,
  workers: number,
  onDone: (games: number) => void,
): Promise<readonly GameResult[]> {
  const threads = Math.min(workers, request.games);
  const crew = new Crew<number, GameResult>(workerFile, request, threads);
  let done = 0;
  try {
    return await crew.work(numbers(request.games), () => {
      done++;
      onDone(done);
    });
  } catch (error) {
    throw new NotGood(messageOf(error));
  } finally {
    await crew.end();
  }
}

function* numbers(games: number): Generator<number> {
  for (let number = 0; number < games; number++) yield number;
}

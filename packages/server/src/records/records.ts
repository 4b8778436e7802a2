/**
 * Plays strangers' matches again on a thread of its own, so that nobody else waits for it, and within limits: a
 * record of a few hundred kilobytes can be written so that playing it takes minutes, or all the memory there
 * is.
 */
import { Worker } from "node:worker_threads";
import { MatchError } from "@lunchtable-tcg/match";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { type LoadedModule, threadGames } from "../game-modules.ts";
import { hostedGames } from "../games.ts";
import { CLOSING, HttpError } from "../http/http-error.ts";
import { TookTooLong } from "../threads/thread.ts";
import { Threads, ThreadsClosed, type ThreadsOptions, TooManyWaiting } from "../threads/threads.ts";
import { workerFile } from "../threads/worker-file.ts";
import {
  answerWork,
  gameOfWork,
  type RecordAnswer,
  type RecordResults,
  type RecordWork,
} from "./record-work.ts";

/** A match of two thousand moves takes a second on a slow machine. */
const MAX_MS = 20_000;
const MAX_MEMORY_MB = 512;
const MAX_WAITING = 16;
/** One that is played and one that waits. */
const MAX_OF_ONE = 2;
const WAIT_FOR_OWN = "Two of your matches are being replayed already; wait for an answer first.";
const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

export interface Records {
  /** `who`: of whom no more than a few are taken at the same time. */
  play<Kind extends RecordWork["kind"]>(
    work: Extract<RecordWork, { readonly kind: Kind }>,
    who: string,
  ): Promise<RecordResults[Kind]>;
  close(): Promise<void>;
}

/** Of games that no thread has, because they were handed over as functions, matches are played here. */
export function createRecords(
  games: readonly AnyHostableGame[],
  options: Partial<ThreadsOptions> = {},
  modules: readonly LoadedModule[] = [],
): Records {
  const loaded = [...hostedGames, ...modules.map(({ hosted }) => hosted)];
  const onThreads = new Set(loaded.map(({ game }) => game.id));
  const threads = new Threads<RecordWork, RecordAnswer>({
    most: 1,
    longestMs: MAX_MS,
    mostWaiting: MAX_WAITING,
    start: () =>
      new Worker(workerFile("./worker", import.meta.url), {
        workerData: threadGames(modules),
        resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
      }),
    ...options,
  });

  async function answer(work: RecordWork): Promise<RecordAnswer> {
    const game = gameOfWork(work);
    const isKnown = games.some((hosted) => hosted.game.id === game);
    if (isKnown && !onThreads.has(game)) return answerWork(games, work);
    try {
      return await threads.ask(work);
    } catch (problem) {
      throw inWords(problem);
    }
  }

  const underWay = new Map<string, number>();

  /** Waits in the queue once, however many requests a guest sends. */
  async function inTurn(who: string, work: RecordWork): Promise<RecordAnswer> {
    const before = underWay.get(who) ?? 0;
    if (before >= MAX_OF_ONE) throw new HttpError(503, "busy", WAIT_FOR_OWN);
    underWay.set(who, before + 1);
    try {
      return await answer(work);
    } finally {
      const left = (underWay.get(who) ?? 1) - 1;
      if (left === 0) underWay.delete(who);
      else underWay.set(who, left);
    }
  }

  return {
    async play<Kind extends RecordWork["kind"]>(
      work: Extract<RecordWork, { kind: Kind }>,
      who: string,
    ) {
      const answered = await inTurn(who, work);
      if ("result" in answered) return answered.result as RecordResults[Kind];
      const { code, message, data } = answered.refused;
      throw new MatchError(code, message, data);
    },
    close: () => threads.close(),
  };
}

function inWords(problem: unknown): unknown {
  if (problem instanceof ThreadsClosed) return new HttpError(503, "closing", CLOSING);
  if (problem instanceof TooManyWaiting) {
    const message = "Too many matches are being replayed at the moment; try again shortly.";
    return new HttpError(503, "busy", message);
  }
  const isTooLarge = (problem as { readonly code?: unknown } | null)?.code === OUT_OF_MEMORY;
  if (isTooLarge || problem instanceof TookTooLong) {
    const what = isTooLarge ? "more memory" : "more time";
    const message = `Playing this match again takes ${what} than the server spends on one.`;
    return new HttpError(422, "too-much-work", message);
  }
  return problem;
}

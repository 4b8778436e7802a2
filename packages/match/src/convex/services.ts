/** The match service within a Convex function: made for one call, on the store of that call. */
import type { ActionCtx, MutationCtx, QueryCtx } from "../component/_generated/server.ts";
import { bundledBots as bots, bundledGames as games } from "../component/games.ts";
import { createMatchService } from "../service/match-service.ts";
import type { MatchService } from "../service/service.ts";
import type { Time } from "../service/timing/time.ts";
import { storeOverCalls } from "./call-store.ts";
import { storeInMutation, storeInQuery } from "./transaction-store.ts";

/** Within a transaction time stands still, and nothing can be waited for. */
const timeOfTransaction = (notBeforeMs: number): Time => ({
  now: () => Math.max(Date.now(), notBeforeMs),
  at: () => () => {},
});

const timeOfAction: Time = {
  now: () => Date.now(),
  at(atMs, run) {
    const timer = setTimeout(run, Math.max(0, atMs - Date.now()));
    return () => clearTimeout(timer);
  },
};

const inTransaction = { games, bots, scope: "transaction", name: "convex" } as const;

interface Given {
  /** Where the secret of a new match comes from. */
  readonly randomHex?: (bytes: number) => string;
  /** The time that has come, by the scheduler: it may be early by the fraction of a millisecond. */
  readonly notBeforeMs?: number;
}

export const serviceInMutation = (
  ctx: MutationCtx,
  { randomHex = noRandomness, notBeforeMs = 0 }: Given = {},
): MatchService => {
  const time = timeOfTransaction(notBeforeMs);
  return createMatchService({ ...inTransaction, time, store: storeInMutation(ctx), randomHex });
};

export const serviceInQuery = (ctx: QueryCtx): MatchService =>
  createMatchService({
    ...inTransaction,
    time: timeOfTransaction(0),
    store: storeInQuery(ctx),
    randomHex: noRandomness,
  });

export const serviceInAction = (
  ctx: ActionCtx,
  onProblem: (problem: Error) => void,
): MatchService =>
  createMatchService({
    games,
    bots,
    time: timeOfAction,
    scope: "call",
    store: storeOverCalls(ctx),
    onProblem,
  });

/** Only who creates a match draws anything. */
function noRandomness(): string {
  throw new Error("nothing is drawn here");
}

/**
 * Answers to a window that came before its release. Nobody may tell by when an answer shows whether a seat
 * was passed for, so they are kept and take effect at the release, exactly as the service's own passes do.
 */

import { internal } from "../component/_generated/api.ts";
import type { Doc, Id } from "../component/_generated/dataModel.ts";
import type { MutationCtx } from "../component/_generated/server.ts";
import { MatchError } from "../service/errors.ts";
import type { SubmitAction, Submitted } from "../service/requests.ts";
import type { MatchService } from "../service/service.ts";
import { serviceInMutation } from "./services.ts";

export type SubmittedOrHeld =
  | Submitted
  | {
      readonly ok: true;
      readonly isHeld: true;
      /** Still the version that the answer was decided on. */
      readonly version: number;
      /** When it takes effect. */
      readonly atMs: number;
    };

export async function submitOrHold(
  ctx: MutationCtx,
  service: MatchService,
  action: SubmitAction,
): Promise<SubmittedOrHeld> {
  try {
    return await service.submitAction(action);
  } catch (error) {
    const atMs =
      error instanceof MatchError && error.code === "too-early" ? error.data.atMs : undefined;
    if (atMs === undefined) throw error;
    return hold(ctx, action, atMs);
  }
}

async function hold(
  ctx: MutationCtx,
  action: SubmitAction,
  atMs: number,
): Promise<SubmittedOrHeld> {
  const { matchId, player, expectedVersion, commandId, move } = action;
  const held = { ok: true, isHeld: true, version: expectedVersion, atMs } as const;
  const before = await heldFor(ctx, matchId, player, expectedVersion);
  if (before !== null) {
    if (before.commandId === commandId && before.move === move) return held;
    throw new MatchError(
      before.commandId === commandId ? "command-id-reused" : "stale-version",
      "You have answered already; your first answer takes effect in a moment.",
      { version: expectedVersion },
    );
  }
  const arrivedMs = Date.now();
  const kept = { matchId, player, expectedVersion, commandId, move, arrivedMs, atMs };
  const answer = await ctx.db.insert("heldAnswers", kept);
  await ctx.scheduler.runAt(atMs, internal.due.release, { answer });
  return held;
}

async function heldFor(
  { db }: MutationCtx,
  matchId: string,
  player: string,
  version: number,
): Promise<Doc<"heldAnswers"> | null> {
  const all = await db
    .query("heldAnswers")
    .withIndex("by_match", (q) => q.eq("matchId", matchId).eq("player", player))
    .collect();
  return all.find(({ expectedVersion }) => expectedVersion === version) ?? null;
}

/** Where the match has moved on or ended meanwhile, the answer counts no longer. */
export async function deliver(ctx: MutationCtx, id: Id<"heldAnswers">): Promise<void> {
  const answer = await ctx.db.get(id);
  if (answer === null) return;
  await ctx.db.delete(id);
  const { matchId, player, expectedVersion, commandId, move, arrivedMs, atMs } = answer;
  const action = { matchId, player, expectedVersion, commandId, move, arrivedMs };
  try {
    await serviceInMutation(ctx, { notBeforeMs: atMs }).submitAction(action);
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
  }
}

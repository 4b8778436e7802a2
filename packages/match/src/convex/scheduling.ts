/**
 * The scheduler does what is due: one function waits for each match. It carries the version, does nothing
 * when the match has moved on, and is cancelled by the entry that moves it on.
 */
import { internal } from "../component/_generated/api.ts";
import type { MutationCtx } from "../component/_generated/server.ts";
import { backoffMs } from "../service/timing/backoff.ts";
import { dueOf } from "./store-reads.ts";

/** How long a bot may take before it is asked again: its action may have failed. */
const BOT_PATIENCE_MS = 20_000;

interface NextDue {
  readonly matchId: string;
  readonly version: number;
  readonly dueAtMs: number | null;
  readonly isWaitedFor: boolean;
  readonly isBotDue: boolean;
}

/** Notes what is due from now on, in the transaction that made it so. */
export async function scheduleDue(ctx: MutationCtx, next: NextDue): Promise<void> {
  const { db, scheduler } = ctx;
  const { matchId, version, dueAtMs, isWaitedFor, isBotDue } = next;
  const before = await dueOf(db, matchId);
  if (before?.scheduled) await scheduler.cancel(before.scheduled);
  if (isBotDue) await scheduler.runAfter(0, internal.bots.think, { matchId, version });
  const atMs = dueAtMs !== null && isBotDue ? dueAtMs + BOT_PATIENCE_MS : dueAtMs;
  const scheduled =
    atMs === null
      ? null
      : await scheduler.runAt(atMs, internal.due.wake, { matchId, version, atMs });
  const changed = { version, dueAtMs, isWaitedFor, scheduled, failures: 0, lease: null };
  if (before === null) await db.insert("matchDue", { matchId, ...changed });
  else await db.patch(before._id, changed);
}

/** A bot has not moved yet: it is asked, again if it has been, and looked after. */
export async function askBot(ctx: MutationCtx, matchId: string, version: number): Promise<void> {
  await ctx.scheduler.runAfter(0, internal.bots.think, { matchId, version });
  await wakeAgain(ctx, matchId, Date.now() + BOT_PATIENCE_MS);
}

/** What was due failed: it is tried again, later each time. */
export async function tryAgain(ctx: MutationCtx, matchId: string): Promise<void> {
  const due = await dueOf(ctx.db, matchId);
  if (due === null) return;
  const failures = due.failures + 1;
  await ctx.db.patch(due._id, { failures });
  await wakeAgain(ctx, matchId, Date.now() + backoffMs(failures));
}

/** The function that waited has run, and the match stands where it was. */
export async function wakeAgain(ctx: MutationCtx, matchId: string, atMs: number): Promise<void> {
  const due = await dueOf(ctx.db, matchId);
  if (due === null) return;
  const { version } = due;
  const scheduled = await ctx.scheduler.runAt(atMs, internal.due.wake, { matchId, version, atMs });
  await ctx.db.patch(due._id, { scheduled });
}

export async function forgetDue({ db, scheduler }: MutationCtx, matchId: string): Promise<void> {
  const due = await dueOf(db, matchId);
  if (due === null) return;
  if (due.scheduled) await scheduler.cancel(due.scheduled);
  await db.delete(due._id);
}

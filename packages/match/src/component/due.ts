/** What the scheduler calls: it does what is due in a match, and sees to it that what failed is tried again. */
import { v } from "convex/values";
import { deliver } from "../convex/held-answers.ts";
import { askBot, tryAgain, wakeAgain } from "../convex/scheduling.ts";
import { serviceInMutation } from "../convex/services.ts";
import { dueOf } from "../convex/store-reads.ts";
import { internal } from "./_generated/api.ts";
import { internalMutation } from "./_generated/server.ts";

/** `atMs`: the time for which it was scheduled. */
const at = { matchId: v.string(), version: v.number(), atMs: v.number() };

/** Does nothing when the match has moved on. */
export const wake = internalMutation({
  args: at,
  returns: v.null(),
  handler: async (ctx, { matchId, version, atMs }): Promise<null> => {
    const due = await dueOf(ctx.db, matchId);
    if (due?.version !== version) return null;
    // Nothing waits any more: an entry that is made here must not cancel the function that makes it.
    await ctx.db.patch(due._id, { scheduled: null });
    try {
      // By itself: where it fails, what it has written is taken back, and this goes on.
      await ctx.runMutation(internal.due.settle, { matchId, version, atMs });
    } catch {
      // What failed is in the logs under its own name.
      await tryAgain(ctx, matchId);
    }
    return null;
  },
});

export const settle = internalMutation({
  args: at,
  returns: v.null(),
  handler: async (ctx, { matchId, version, atMs }) => {
    const next = await serviceInMutation(ctx, { notBeforeMs: atMs }).settle(matchId);
    const due = await dueOf(ctx.db, matchId);
    // The entry that moved the match on has seen to what comes next.
    if (due?.version !== version) return null;
    if (next?.work === "bot") await askBot(ctx, matchId, version);
    else if (next !== null) await wakeAgain(ctx, matchId, next.atMs);
    return null;
  },
});

/** An answer that came before the release of its window takes effect. */
export const release = internalMutation({
  args: { answer: v.id("heldAnswers") },
  returns: v.null(),
  handler: async (ctx, { answer }) => {
    await deliver(ctx, answer);
    return null;
  },
});

/** Bots think in an action: it has more time than a transaction. */
import { v } from "convex/values";
import { serviceInAction } from "../convex/services.ts";
import { internal } from "./_generated/api.ts";
import { internalAction } from "./_generated/server.ts";

/**
 * Makes the move of the bot that has to act, if the match still stands at this version. If it fails, the
 * function that waits for the match asks again.
 */
export const think = internalAction({
  args: { matchId: v.string(), version: v.number() },
  returns: v.null(),
  handler: async (ctx, { matchId, version }): Promise<null> => {
    const [standing] = await ctx.runQuery(internal.store.versionsOf, { matchIds: [matchId] });
    if (standing?.version !== version) return null;
    const service = serviceInAction(ctx, ({ message }) => console.warn(message));
    await service.settle(matchId);
    await service.close();
    return null;
  },
});

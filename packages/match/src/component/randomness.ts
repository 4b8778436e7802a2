/** Draws the root of all secrets from the system's randomness, which only an action has; once. */
import { v } from "convex/values";
import { drawHex } from "../convex/match-secrets.ts";
import { internal } from "./_generated/api.ts";
import { internalAction, internalMutation } from "./_generated/server.ts";

export const draw = internalAction({
  args: {},
  returns: v.null(),
  handler: async (ctx): Promise<null> => {
    await ctx.runMutation(internal.randomness.keep, { root: drawHex(32) });
    return null;
  },
});

export const keep = internalMutation({
  args: { root: v.string() },
  returns: v.null(),
  handler: async ({ db }, { root }) => {
    if ((await db.query("randomness").first()) === null) await db.insert("randomness", { root });
    return null;
  },
});

/** All that a page needs of matches. Who asks is who is signed in. */
import { exposeMatch } from "@lunchtable-tcg/match/convex";
import { components } from "./_generated/api.js";

export const {
  createMatch,
  joinMatch,
  rematch,
  playOn,
  addEntropy,
  startMatch,
  submitAction,
  abandon,
  changeSettings,
  getMatchMeta,
  getPlayerView,
  getRecentEvents,
  getOpenPrompt,
  legalMoves,
  explain,
  getClocks,
  getSettings,
  listMatches,
  getReceipt,
  getRecord,
  listGames,
} = exposeMatch(components.match, {
  auth: async (ctx) => (await ctx.auth.getUserIdentity())?.tokenIdentifier ?? null,
});

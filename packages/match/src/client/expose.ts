/**
 * Functions that an app lets browsers call. None of them takes a player: who asks is what the app's own
 * `auth` says, so nobody can act for somebody else.
 */
import {
  type GenericDataModel,
  type GenericMutationCtx,
  type GenericQueryCtx,
  mutationGeneric,
  queryGeneric,
} from "convex/server";
import { ConvexError, v } from "convex/values";
import type { ComponentApi } from "../component/_generated/component.ts";
import * as args from "../convex/arguments.ts";
import * as shape from "../convex/validators.ts";

type QueryCtx = GenericQueryCtx<GenericDataModel>;
type MutationCtx = GenericMutationCtx<GenericDataModel>;

export interface ExposeOptions {
  /**
   * Who asks, by an id of the app's; null for somebody who is not signed in. They may watch, and do nothing.
   * Never an argument that came from the browser: `(await ctx.auth.getUserIdentity())?.tokenIdentifier ?? null`.
   */
  readonly auth: (ctx: QueryCtx | MutationCtx) => string | null | Promise<string | null>;
}

const NOT_SIGNED_IN = { code: "not-signed-in", message: "Sign in to play." };

/** `export const { createMatch, joinMatch, … } = exposeMatch(components.match, { auth })`. */
export function exposeMatch(component: ComponentApi, { auth }: ExposeOptions) {
  const { matches } = component;
  const viewer = async (ctx: QueryCtx): Promise<string> => (await auth(ctx)) ?? args.SPECTATOR;
  const playerOf = async (ctx: QueryCtx | MutationCtx): Promise<string> => {
    const player = await auth(ctx);
    if (player === null || player === args.SPECTATOR) throw new ConvexError(NOT_SIGNED_IN);
    return player;
  };
  // A seed would tell whoever names it the order of all cards.
  const { seed: _seed, ...createMatch } = args.createMatch;
  return {
    createMatch: mutationGeneric({
      args: createMatch,
      returns: shape.seated,
      handler: async (ctx, asked) =>
        ctx.runMutation(matches.createMatch, { ...asked, player: await playerOf(ctx) }),
    }),
    joinMatch: mutationGeneric({
      args: args.joinMatch,
      returns: shape.seated,
      handler: async (ctx, asked) =>
        ctx.runMutation(matches.joinMatch, { ...asked, player: await playerOf(ctx) }),
    }),
    rematch: mutationGeneric({
      args: args.rematch,
      returns: shape.seated,
      handler: async (ctx, asked) =>
        ctx.runMutation(matches.rematch, { ...asked, player: await playerOf(ctx) }),
    }),
    playOn: mutationGeneric({
      args: args.playOn,
      returns: shape.seated,
      handler: async (ctx, asked) =>
        ctx.runMutation(matches.playOn, { ...asked, player: await playerOf(ctx) }),
    }),
    addEntropy: mutationGeneric({
      args: args.addEntropy,
      returns: shape.reached,
      handler: async (ctx, asked) =>
        ctx.runMutation(matches.addEntropy, { ...asked, player: await playerOf(ctx) }),
    }),
    startMatch: mutationGeneric({
      args: args.ofMatch,
      returns: shape.reached,
      handler: async (ctx, asked) =>
        ctx.runMutation(matches.startMatch, { ...asked, player: await playerOf(ctx) }),
    }),
    submitAction: mutationGeneric({
      args: args.submitAction,
      returns: shape.submitted,
      handler: async (ctx, asked) =>
        ctx.runMutation(matches.submitAction, { ...asked, player: await playerOf(ctx) }),
    }),
    abandon: mutationGeneric({
      args: args.ofMatch,
      returns: shape.reached,
      handler: async (ctx, asked) =>
        ctx.runMutation(matches.abandon, { ...asked, player: await playerOf(ctx) }),
    }),
    changeSettings: mutationGeneric({
      args: args.changeSettings,
      returns: shape.settings,
      handler: async (ctx, asked) =>
        ctx.runMutation(matches.changeSettings, { ...asked, player: await playerOf(ctx) }),
    }),
    getMatchMeta: queryGeneric({
      args: args.ofMatch,
      returns: shape.matchMeta,
      handler: async (ctx, asked) =>
        ctx.runQuery(matches.getMatchMeta, { ...asked, player: await viewer(ctx) }),
    }),
    getPlayerView: queryGeneric({
      args: args.ofMatch,
      returns: shape.playerView,
      handler: async (ctx, asked) =>
        ctx.runQuery(matches.getPlayerView, { ...asked, player: await viewer(ctx) }),
    }),
    getRecentEvents: queryGeneric({
      args: args.recentEvents,
      returns: shape.recentEvents,
      handler: async (ctx, asked) =>
        ctx.runQuery(matches.getRecentEvents, { ...asked, player: await viewer(ctx) }),
    }),
    getOpenPrompt: queryGeneric({
      args: args.ofMatch,
      returns: v.union(v.any(), v.null()),
      handler: async (ctx, asked): Promise<unknown> =>
        ctx.runQuery(matches.getOpenPrompt, { ...asked, player: await viewer(ctx) }),
    }),
    legalMoves: queryGeneric({
      args: args.ofMatch,
      returns: shape.legalMoves,
      handler: async (ctx, asked) =>
        ctx.runQuery(matches.legalMoves, { ...asked, player: await viewer(ctx) }),
    }),
    explain: queryGeneric({
      args: args.explain,
      returns: shape.explained,
      handler: async (ctx, asked) =>
        ctx.runQuery(matches.explain, { ...asked, player: await playerOf(ctx) }),
    }),
    getClocks: queryGeneric({
      args: args.ofMatch,
      returns: shape.clocksNow,
      handler: async (ctx, asked) =>
        ctx.runQuery(matches.getClocks, { ...asked, player: await viewer(ctx) }),
    }),
    getSettings: queryGeneric({
      args: args.ofMatch,
      returns: shape.settings,
      handler: async (ctx, asked) =>
        ctx.runQuery(matches.getSettings, { ...asked, player: await playerOf(ctx) }),
    }),
    listMatches: queryGeneric({
      args: args.listMatches,
      returns: v.array(shape.matchMeta),
      handler: async (ctx, asked) =>
        ctx.runQuery(matches.listMatches, { ...asked, player: await viewer(ctx) }),
    }),
    getReceipt: queryGeneric({
      args: args.ofMatch,
      returns: shape.receipt,
      handler: async (ctx, asked) =>
        ctx.runQuery(matches.getReceipt, { ...asked, player: await viewer(ctx) }),
    }),
    getRecord: queryGeneric({
      args: args.ofMatch,
      returns: v.any(),
      handler: async (ctx, asked): Promise<unknown> =>
        ctx.runQuery(matches.getRecord, { ...asked, player: await viewer(ctx) }),
    }),
    listGames: queryGeneric({
      args: {},
      returns: v.array(shape.offeredGame),
      handler: (ctx) => ctx.runQuery(matches.listGames, {}),
    }),
  };
}

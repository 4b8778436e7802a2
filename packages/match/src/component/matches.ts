/**
 * The functions of the component, for the app that uses it: each names the player, whom the app has
 * authenticated. Browsers cannot call them; src/client/expose.ts makes functions that they can.
 */
import { v } from "convex/values";
import * as args from "../convex/arguments.ts";
import { checkRequest } from "../convex/checked-request.ts";
import { submitOrHold } from "../convex/held-answers.ts";
import { secretsOf } from "../convex/match-secrets.ts";
import { offeredGames } from "../convex/offered-games.ts";
import { plain } from "../convex/plain.ts";
import { refusing } from "../convex/refusals.ts";
import { serviceInMutation, serviceInQuery } from "../convex/services.ts";
import * as shape from "../convex/validators.ts";
import type { Look } from "../service/requests.ts";
import type { MatchService } from "../service/service.ts";
import { mutation, query } from "./_generated/server.ts";

const player = { player: v.string() };

/** Does something in a match that this player may look at. For others there is no such match. */
const inMatch = <T>(
  service: MatchService,
  look: Look,
  work: (service: MatchService) => Promise<T>,
): Promise<T> =>
  refusing(async () => {
    await service.checkMayLook(look);
    return work(service);
  });

/** The same for a player who changes something. */
const actIn = <T>(
  service: MatchService,
  asked: Look,
  work: (service: MatchService) => Promise<T>,
): Promise<T> =>
  refusing(async () => {
    checkRequest(asked);
    return inMatch(service, asked, work);
  });

export const createMatch = mutation({
  args: { ...player, ...args.createMatch },
  returns: shape.seated,
  handler: (ctx, asked) =>
    refusing(async () => {
      checkRequest(asked);
      return serviceInMutation(ctx, { randomHex: await secretsOf(ctx) }).createMatch(asked);
    }),
});

export const joinMatch = mutation({
  args: { ...player, ...args.joinMatch },
  returns: shape.seated,
  handler: (ctx, asked) =>
    actIn(serviceInMutation(ctx), asked, (service) => service.joinMatch(asked)),
});

/** The same match once more, with the seats exchanged. */
export const rematch = mutation({
  args: { ...player, ...args.rematch },
  returns: shape.seated,
  handler: async (ctx, asked) =>
    actIn(serviceInMutation(ctx, { randomHex: await secretsOf(ctx) }), asked, (service) =>
      service.rematch(asked),
    ),
});

/** A new match against a bot that goes on from a moment of one that is over. */
export const playOn = mutation({
  args: { ...player, ...args.playOn },
  returns: shape.seated,
  handler: async (ctx, asked) =>
    actIn(serviceInMutation(ctx, { randomHex: await secretsOf(ctx) }), asked, (service) =>
      service.playOn(asked),
    ),
});

export const addEntropy = mutation({
  args: { ...player, ...args.addEntropy },
  returns: shape.reached,
  handler: (ctx, asked) =>
    actIn(serviceInMutation(ctx), asked, (service) => service.addEntropy(asked)),
});

export const startMatch = mutation({
  args: { ...player, ...args.ofMatch },
  returns: shape.reached,
  handler: (ctx, asked) =>
    actIn(serviceInMutation(ctx), asked, (service) => service.startMatch(asked)),
});

/** Answers with what happened as the player may know it, or with the time at which the answer takes effect. */
export const submitAction = mutation({
  args: { ...player, ...args.submitAction },
  returns: shape.submitted,
  handler: (ctx, asked) =>
    actIn(serviceInMutation(ctx), asked, async (service) =>
      plain(await submitOrHold(ctx, service, asked)),
    ),
});

export const abandon = mutation({
  args: { ...player, ...args.ofMatch },
  returns: shape.reached,
  handler: (ctx, asked) =>
    actIn(serviceInMutation(ctx), asked, (service) => service.abandon(asked)),
});

export const changeSettings = mutation({
  args: { ...player, ...args.changeSettings },
  returns: shape.settings,
  handler: (ctx, asked) =>
    actIn(serviceInMutation(ctx), asked, async (service) =>
      plain(await service.changeSettings(asked)),
    ),
});

export const getMatchMeta = query({
  args: { ...player, ...args.ofMatch },
  returns: shape.matchMeta,
  handler: (ctx, asked) =>
    inMatch(serviceInQuery(ctx), asked, async (service) =>
      plain(await service.getMatchMeta(asked.matchId, asked.player)),
    ),
});

export const getPlayerView = query({
  args: { ...player, ...args.ofMatch },
  returns: shape.playerView,
  handler: (ctx, asked) =>
    inMatch(serviceInQuery(ctx), asked, async (service) =>
      plain(await service.getPlayerView(asked.matchId, asked.player)),
    ),
});

/** At most 100 versions at a time, with the cards that are in them. */
export const getRecentEvents = query({
  args: { ...player, ...args.recentEvents },
  returns: shape.recentEvents,
  handler: (ctx, { limit = args.MAX_VERSIONS, ...asked }) =>
    inMatch(serviceInQuery(ctx), asked, async (service) => {
      const most = Math.min(limit, args.MAX_VERSIONS);
      const recent = await service.getRecentEvents({ ...asked, limit: most });
      return plain({
        ...recent,
        cards: await service.describeCards(asked.matchId, recent.updates),
      });
    }),
});

export const getOpenPrompt = query({
  args: { ...player, ...args.ofMatch },
  returns: v.union(v.any(), v.null()),
  handler: (ctx, asked): Promise<unknown> =>
    inMatch(serviceInQuery(ctx), asked, async (service) =>
      plain(await service.getOpenPrompt(asked.matchId, asked.player)),
    ),
});

export const legalMoves = query({
  args: { ...player, ...args.ofMatch },
  returns: shape.legalMoves,
  handler: (ctx, asked) =>
    inMatch(serviceInQuery(ctx), asked, async (service) => {
      const seen = await service.getPlayerView(asked.matchId, asked.player);
      return plain({ version: seen.version, legalMoves: seen.legalMoves });
    }),
});

export const explain = query({
  args: { ...player, ...args.explain },
  returns: shape.explained,
  handler: (ctx, asked) =>
    inMatch(serviceInQuery(ctx), asked, async (service) => plain(await service.explain(asked))),
});

export const getClocks = query({
  args: { ...player, ...args.ofMatch },
  returns: shape.clocksNow,
  handler: (ctx, asked) =>
    inMatch(serviceInQuery(ctx), asked, async (service) =>
      plain(await service.getClocks(asked.matchId)),
    ),
});

export const getSettings = query({
  args: { ...player, ...args.ofMatch },
  returns: shape.settings,
  handler: (ctx, asked) =>
    inMatch(serviceInQuery(ctx), asked, async (service) =>
      plain(await service.getSettings(asked.matchId, asked.player)),
    ),
});

export const listMatches = query({
  args: { ...player, ...args.listMatches },
  returns: v.array(shape.matchMeta),
  handler: (ctx, asked) =>
    refusing(async () => plain(await serviceInQuery(ctx).listMatches(asked))),
});

/** The proofs that a match was fair, after its end. */
export const getReceipt = query({
  args: { ...player, ...args.ofMatch },
  returns: shape.receipt,
  handler: (ctx, asked) =>
    inMatch(serviceInQuery(ctx), asked, async (service) =>
      plain(await service.getReceipt(asked.matchId)),
    ),
});

/** The whole match after its end, to be played again. */
export const getRecord = query({
  args: { ...player, ...args.ofMatch },
  returns: v.any(),
  handler: (ctx, asked): Promise<unknown> =>
    inMatch(serviceInQuery(ctx), asked, async (service) =>
      plain(await service.getRecord(asked.matchId)),
    ),
});

/** The games that can be played, with decks that anybody may take. */
export const listGames = query({
  args: {},
  returns: v.array(shape.offeredGame),
  handler: async () => offeredGames(),
});

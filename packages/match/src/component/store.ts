/**
 * The store's port as internal functions, so that the component's actions use it: each is one transaction.
 * Nobody outside the component can call them.
 */
import { v } from "convex/values";
import { storeReads } from "../convex/store-reads.ts";
import * as port from "../convex/store-validators.ts";
import { storeInMutation } from "../convex/transaction-store.ts";
import { internalMutation, internalQuery } from "./_generated/server.ts";

const { string, number } = v;

export const load = internalQuery({
  args: { matchId: string(), knownVersion: v.optional(number()) },
  returns: v.union(port.storedMatch, v.literal("unchanged"), v.null()),
  handler: ({ db }, { matchId, knownVersion }) => storeReads(db).load(matchId, knownVersion),
});

export const versionsOf = internalQuery({
  args: { matchIds: v.array(string()) },
  returns: v.array(v.object({ matchId: string(), version: number() })),
  handler: async ({ db }, { matchIds }) => [...(await storeReads(db).versionsOf(matchIds))],
});

export const readAfter = internalQuery({
  args: { matchId: string(), version: number(), limit: number() },
  returns: v.array(port.storedEntry),
  handler: async ({ db }, { matchId, version, limit }) => [
    ...(await storeReads(db).readAfter(matchId, version, limit)),
  ],
});

export const findCommand = internalQuery({
  args: { matchId: string(), seat: string(), commandId: string() },
  returns: v.union(port.knownCommand, v.null()),
  handler: ({ db }, { matchId, seat, commandId }) =>
    storeReads(db).findCommand(matchId, seat, commandId),
});

export const readPrompts = internalQuery({
  args: { matchId: string() },
  returns: v.array(port.prompt),
  handler: async ({ db }, { matchId }) => [...(await storeReads(db).readPrompts(matchId))],
});

export const list = internalQuery({
  args: { query: port.matchQuery },
  returns: v.array(port.storedHead),
  handler: async ({ db }, { query }) => [...(await storeReads(db).list(query))],
});

export const listDue = internalQuery({
  args: port.dueQuery,
  returns: v.array(port.dueMatch),
  handler: async ({ db }, { nowMs, limit, after }) => [
    ...(await storeReads(db).listDue(nowMs, limit, after)),
  ],
});

export const readSettings = internalQuery({
  args: { matchId: string() },
  returns: port.settingsRead,
  handler: async ({ db }, { matchId }) => {
    const { revision, bySeat } = await storeReads(db).readSettings(matchId);
    const seats = Object.entries(bySeat).map(([seat, settings]) => ({ seat, settings }));
    return { revision, bySeat: seats };
  },
});

export const loadCardSet = internalQuery({
  args: { hash: string() },
  returns: v.union(string(), v.null()),
  handler: ({ db }, { hash }) => storeReads(db).loadCardSet(hash),
});

export const downtimes = internalQuery({
  args: {},
  returns: v.array(port.downtime),
  handler: async ({ db }) => [...(await storeReads(db).downtimes())],
});

export const append = internalMutation({
  args: port.newEntry,
  returns: port.appended,
  handler: (ctx, entry) => storeInMutation(ctx).append(entry),
});

export const claim = internalMutation({
  args: { matchId: string(), holder: string(), nowMs: number(), untilMs: number() },
  returns: v.boolean(),
  handler: (ctx, { matchId, holder, nowMs, untilMs }) =>
    storeInMutation(ctx).claim(matchId, holder, nowMs, untilMs),
});

export const writeSettings = internalMutation({
  args: port.newSettings,
  returns: v.boolean(),
  handler: (ctx, change) => storeInMutation(ctx).writeSettings(change),
});

export const saveCardSet = internalMutation({
  args: { hash: string(), cards: string(), broughtAtMs: v.optional(number()) },
  returns: v.null(),
  handler: async (ctx, { hash, cards, broughtAtMs }) => {
    await storeInMutation(ctx).saveCardSet(hash, cards, broughtAtMs);
    return null;
  },
});

export const beat = internalMutation({
  args: { nowMs: number(), gapMs: number() },
  returns: v.null(),
  handler: async (ctx, { nowMs, gapMs }) => {
    await storeInMutation(ctx).beat(nowMs, gapMs);
    return null;
  },
});

const dropped = { args: { endedBeforeMs: number(), limit: number() }, returns: number() };

export const dropSnapshots = internalMutation({
  ...dropped,
  handler: (ctx, { endedBeforeMs, limit }) =>
    storeInMutation(ctx).dropSnapshots(endedBeforeMs, limit),
});

export const dropMatches = internalMutation({
  ...dropped,
  handler: (ctx, { endedBeforeMs, limit }) =>
    storeInMutation(ctx).dropMatches(endedBeforeMs, limit),
});

export const dropCardSets = internalMutation({
  args: { broughtBeforeMs: number(), limit: number() },
  returns: number(),
  handler: (ctx, { broughtBeforeMs, limit }) =>
    storeInMutation(ctx).dropCardSets(broughtBeforeMs, limit),
});

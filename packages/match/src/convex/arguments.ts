/** What requests carry besides the player: the same for the component and for what an app lets browsers call. */
import { v } from "convex/values";
import { deck, matchMode, settings, timeControl } from "./validators.ts";

/** The player who stands for everybody who is not signed in: nobody can sit under this name. */
export const SPECTATOR = "";

/** The most versions that are given at a time. */
export const MAX_VERSIONS = 100;

/** Of an invitation, where one is needed to look at a match or to join it. */
const code = v.optional(v.string());

export const ofMatch = { matchId: v.string(), code };

export const createMatch = {
  game: v.string(),
  mode: v.optional(matchMode),
  seat: v.optional(v.string()),
  bot: v.optional(v.string()),
  deck,
  opponents: v.optional(v.array(v.object({ seat: v.optional(v.string()), bot: v.string(), deck }))),
  config: v.optional(v.record(v.string(), v.any())),
  timeControl: v.optional(timeControl),
  isPublic: v.optional(v.boolean()),
  isByInvitation: v.optional(v.boolean()),
  isWatchable: v.optional(v.boolean()),
  entropyHash: v.optional(v.string()),
  requestId: v.optional(v.string()),
  seed: v.optional(v.union(v.string(), v.number())),
};

export const joinMatch = {
  ...ofMatch,
  bot: v.optional(v.string()),
  deck,
  entropyHash: v.optional(v.string()),
};

export const rematch = { ...ofMatch, entropyHash: v.optional(v.string()) };

export const playOn = {
  ...ofMatch,
  version: v.number(),
  seat: v.optional(v.string()),
  bot: v.string(),
  timeControl: v.optional(timeControl),
  entropyHash: v.optional(v.string()),
  requestId: v.optional(v.string()),
};

export const addEntropy = { ...ofMatch, entropy: v.string() };

export const submitAction = {
  ...ofMatch,
  expectedVersion: v.number(),
  commandId: v.string(),
  move: v.string(),
};

export const changeSettings = { ...ofMatch, settings };

export const recentEvents = {
  ...ofMatch,
  since: v.number(),
  limit: v.optional(v.number()),
};

export const explain = { ...ofMatch, commands: v.array(v.any()) };

export const listMatches = {
  of: v.union(v.literal("mine"), v.literal("lobby"), v.literal("running")),
  after: v.optional(v.object({ matchId: v.string(), updatedAtMs: v.number() })),
  limit: v.optional(v.number()),
};

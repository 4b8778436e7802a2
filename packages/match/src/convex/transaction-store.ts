/** The store within one Convex function: a mutation's own transaction makes each of its writes atomic. */
import type { MutationCtx, QueryCtx } from "../component/_generated/server.ts";
import type { MatchStore } from "../store.ts";
import { storeReads } from "./store-reads.ts";
import { type StoreWrites, storeWrites } from "./store-writes.ts";

/** Whoever follows a match on Convex has a live query: nobody needs to be told. */
const nobodyIsTold = { subscribe: () => () => {}, close: async () => {} };

export const storeInMutation = (ctx: MutationCtx): MatchStore => ({
  ...storeReads(ctx.db),
  ...storeWrites(ctx),
  ...nobodyIsTold,
});

/** For queries: the match stands as it does, and nothing of it is changed. */
const nothingIsWritten: StoreWrites = {
  // As if somebody else had been faster: whoever asked looks again, and shows the match as it stands.
  append: async ({ expectedVersion: version }) => ({ ok: false, reason: "stale-version", version }),
  claim: async () => false,
  writeSettings: async () => false,
  saveCardSet: async () => {},
  beat: async () => {},
  dropSnapshots: async () => 0,
  dropMatches: async () => 0,
  dropCardSets: async () => 0,
};

export const storeInQuery = (ctx: QueryCtx): MatchStore => ({
  ...storeReads(ctx.db),
  ...nothingIsWritten,
  ...nobodyIsTold,
});

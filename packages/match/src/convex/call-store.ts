/** The store for an action of the component: every question is one call of a function in component/store.ts. */
import { internal } from "../component/_generated/api.ts";
import type { ActionCtx } from "../component/_generated/server.ts";
import { Listeners } from "../listeners.ts";
import type { MatchStore } from "../store.ts";

export type Calls = Pick<ActionCtx, "runQuery" | "runMutation">;

export function storeOverCalls({ runQuery, runMutation }: Calls): MatchStore {
  const { store } = internal;
  const listeners = new Listeners();
  return {
    load: (matchId, knownVersion) =>
      runQuery(store.load, { matchId, ...(knownVersion !== undefined && { knownVersion }) }),
    versionsOf: (matchIds) => runQuery(store.versionsOf, { matchIds: [...matchIds] }),
    async append({ prompts, players, ...entry }) {
      const appended = await runMutation(store.append, {
        ...entry,
        ...(prompts && { prompts: [...prompts] }),
        ...(players && { players: [...players] }),
      });
      if (appended.ok) listeners.tell(entry.matchId, appended.version);
      return appended;
    },
    readAfter: (matchId, version, limit) => runQuery(store.readAfter, { matchId, version, limit }),
    findCommand: (matchId, seat, commandId) =>
      runQuery(store.findCommand, { matchId, seat, commandId }),
    readPrompts: (matchId) => runQuery(store.readPrompts, { matchId }),
    list({ after, ...query }) {
      const page = after && { after: { matchId: after.matchId, atMs: after.atMs } };
      return runQuery(store.list, { query: { ...query, ...page } });
    },
    listDue: (nowMs, limit, after) =>
      runQuery(store.listDue, { nowMs, limit, ...(after && { after: placeOf(after) }) }),
    claim: (matchId, holder, nowMs, untilMs) =>
      runMutation(store.claim, { matchId, holder, nowMs, untilMs }),
    async readSettings(matchId) {
      const { revision, bySeat } = await runQuery(store.readSettings, { matchId });
      const seats = bySeat.map(({ seat, settings }) => [seat, settings] as const);
      return { revision, bySeat: Object.fromEntries(seats) };
    },
    writeSettings: (change) => runMutation(store.writeSettings, change),
    async saveCardSet(hash, cards, broughtAtMs) {
      const time = broughtAtMs !== undefined && { broughtAtMs };
      await runMutation(store.saveCardSet, { hash, cards, ...time });
    },
    loadCardSet: (hash) => runQuery(store.loadCardSet, { hash }),
    async beat(nowMs, gapMs) {
      await runMutation(store.beat, { nowMs, gapMs });
    },
    downtimes: () => runQuery(store.downtimes, {}),
    dropSnapshots: (endedBeforeMs, limit) =>
      runMutation(store.dropSnapshots, { endedBeforeMs, limit }),
    dropMatches: (endedBeforeMs, limit) => runMutation(store.dropMatches, { endedBeforeMs, limit }),
    dropCardSets: (broughtBeforeMs, limit) =>
      runMutation(store.dropCardSets, { broughtBeforeMs, limit }),
    subscribe: (listener, missed) => listeners.add(listener, missed),
    close: async () => {},
  };
}

const placeOf = ({
  isWaitedFor,
  dueAtMs,
  matchId,
}: NonNullable<Parameters<MatchStore["listDue"]>[2]>) => ({
  isWaitedFor,
  dueAtMs,
  matchId,
});

/** What a store reads, of a database as Convex hands it to a query or a mutation. */
import type { Doc } from "../component/_generated/dataModel.ts";
import type { QueryCtx } from "../component/_generated/server.ts";
import type {
  DueMatch,
  DuePlace,
  MatchQuery,
  MatchStore,
  StoredEntry,
  StoredHead,
  StoredSettings,
} from "../store.ts";

export type Database = QueryCtx["db"];

export const matchOf = (db: Database, matchId: string): Promise<Doc<"matches"> | null> =>
  db
    .query("matches")
    .withIndex("by_match", (q) => q.eq("matchId", matchId))
    .unique();

export const snapshotOf = (db: Database, matchId: string): Promise<Doc<"matchSnapshots"> | null> =>
  db
    .query("matchSnapshots")
    .withIndex("by_match", (q) => q.eq("matchId", matchId))
    .unique();

export const dueOf = (db: Database, matchId: string): Promise<Doc<"matchDue"> | null> =>
  db
    .query("matchDue")
    .withIndex("by_match", (q) => q.eq("matchId", matchId))
    .unique();

export const settingsOf = (db: Database, matchId: string): Promise<Doc<"matchSettings"> | null> =>
  db
    .query("matchSettings")
    .withIndex("by_match", (q) => q.eq("matchId", matchId))
    .unique();

export const commandOf = (
  db: Database,
  matchId: string,
  seat: string,
  commandId: string,
): Promise<Doc<"matchEvents"> | null> =>
  db
    .query("matchEvents")
    .withIndex("by_command", (q) =>
      q.eq("matchId", matchId).eq("seat", seat).eq("commandId", commandId),
    )
    .unique();

export const cardSetOf = (db: Database, hash: string): Promise<Doc<"cardSets"> | null> =>
  db
    .query("cardSets")
    .withIndex("by_hash", (q) => q.eq("hash", hash))
    .unique();

export type StoreReads = Pick<
  MatchStore,
  | "load"
  | "versionsOf"
  | "readAfter"
  | "findCommand"
  | "readPrompts"
  | "list"
  | "listDue"
  | "readSettings"
  | "loadCardSet"
  | "downtimes"
>;

export function storeReads(db: Database): StoreReads {
  return {
    async load(matchId, knownVersion) {
      const match = await matchOf(db, matchId);
      if (match === null) return null;
      if (match.version === knownVersion) return "unchanged";
      const snapshot = await snapshotOf(db, matchId);
      return {
        ...headOf(match),
        setup: snapshot?.setup ?? "{}",
        snapshot: snapshot?.state ?? null,
      };
    },
    async versionsOf(matchIds) {
      const found = await Promise.all([...new Set(matchIds)].map((id) => matchOf(db, id)));
      return found
        .flatMap((match) => match ?? [])
        .map(({ matchId, version }) => ({ matchId, version }));
    },
    async readAfter(matchId, version, limit) {
      const entries = await db
        .query("matchEvents")
        .withIndex("by_match_and_version", (q) => q.eq("matchId", matchId).gt("version", version))
        .take(limit);
      return entries.map(entryOf);
    },
    async findCommand(matchId, seat, commandId) {
      const known = await commandOf(db, matchId, seat, commandId);
      return known && { version: known.version, body: known.body };
    },
    async readPrompts(matchId) {
      const prompts = await db
        .query("matchPrompts")
        .withIndex("by_match", (q) => q.eq("matchId", matchId))
        .collect();
      return prompts.map(({ seat, prompt, deadlineMs }) => ({ seat, prompt, deadlineMs }));
    },
    list: (query) => list(db, query),
    listDue: (nowMs, limit, after) => listDue(db, nowMs, limit, after),
    async readSettings(matchId): Promise<StoredSettings> {
      const set = await settingsOf(db, matchId);
      const bySeat = (set?.bySeat ?? []).map(({ seat, settings }) => [seat, settings] as const);
      return { revision: set?.revision ?? 0, bySeat: Object.fromEntries(bySeat) };
    },
    loadCardSet: async (hash) => (await cardSetOf(db, hash))?.cards ?? null,
    async downtimes() {
      const all = await db.query("downtimes").collect();
      return all.map(({ fromMs, toMs }) => ({ fromMs, toMs }));
    },
  };
}

const headOf = ({ matchId, version, head, updatedAt }: Doc<"matches">): StoredHead => ({
  matchId,
  version,
  head,
  atMs: updatedAt,
});

const entryOf = (entry: Doc<"matchEvents">): StoredEntry => {
  const { version, seat, commandId, body, events, link, atMs } = entry;
  return { version, seat, commandId, body, events, link, atMs };
};

async function list(db: Database, query: MatchQuery): Promise<StoredHead[]> {
  if ("player" in query) return listOfPlayer(db, query.player, query);
  const { publicStatus, after, limit } = query;
  const page = (range: "at" | "before"): Promise<Doc<"matches">[]> =>
    db
      .query("matches")
      .withIndex("by_status_and_public", (q) => {
        const all = q.eq("isPublic", true).eq("status", publicStatus);
        if (after === undefined) return all;
        return range === "at"
          ? all.eq("updatedAt", after.atMs).lt("matchId", after.matchId)
          : all.lt("updatedAt", after.atMs);
      })
      .order("desc")
      .take(limit);
  return (await inTwoParts(page, after !== undefined, limit)).map(headOf);
}

async function listOfPlayer(
  db: Database,
  player: string,
  { after, limit }: MatchQuery,
): Promise<StoredHead[]> {
  const page = (range: "at" | "before"): Promise<Doc<"matchPlayers">[]> =>
    db
      .query("matchPlayers")
      .withIndex("by_player", (q) => {
        const all = q.eq("player", player);
        if (after === undefined) return all;
        return range === "at"
          ? all.eq("updatedAt", after.atMs).lt("matchId", after.matchId)
          : all.lt("updatedAt", after.atMs);
      })
      .order("desc")
      .take(limit);
  const own = await inTwoParts(page, after !== undefined, limit);
  const matches = await Promise.all(own.map(({ matchId }) => matchOf(db, matchId)));
  return matches.flatMap((match) => (match === null ? [] : [headOf(match)]));
}

/** An index is read by one range at a time: those at the same time as the last of the page before, then the rest. */
async function inTwoParts<T>(
  page: (range: "at" | "before") => Promise<T[]>,
  hasAfter: boolean,
  limit: number,
): Promise<T[]> {
  const same = hasAfter ? await page("at") : [];
  return same.length >= limit ? same : [...same, ...(await page("before"))].slice(0, limit);
}

async function listDue(
  db: Database,
  nowMs: number,
  limit: number,
  after?: DuePlace,
): Promise<DueMatch[]> {
  const found: DueMatch[] = [];
  const take = async (rows: AsyncIterable<Doc<"matchDue">>): Promise<void> => {
    if (found.length >= limit) return;
    for await (const { matchId, version, dueAtMs, isWaitedFor, lease } of rows) {
      if (dueAtMs === null || (lease?.untilMs ?? nowMs) > nowMs) continue;
      found.push({ matchId, version, dueAtMs, isWaitedFor });
      if (found.length >= limit) return;
    }
  };
  for (const isWaitedFor of [true, false]) {
    if (after !== undefined && isWaitedFor && !after.isWaitedFor) continue;
    const within = after?.isWaitedFor === isWaitedFor ? after : undefined;
    if (within !== undefined && within.dueAtMs <= nowMs) {
      await take(
        db
          .query("matchDue")
          .withIndex("by_deadline", (q) =>
            q
              .eq("isWaitedFor", isWaitedFor)
              .eq("dueAtMs", within.dueAtMs)
              .gt("matchId", within.matchId),
          ),
      );
    }
    // Null, for never, comes before all numbers.
    await take(
      db.query("matchDue").withIndex("by_deadline", (q) =>
        q
          .eq("isWaitedFor", isWaitedFor)
          .gt("dueAtMs", within?.dueAtMs ?? null)
          .lte("dueAtMs", nowMs),
      ),
    );
  }
  return found;
}

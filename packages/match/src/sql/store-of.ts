/** What a store does the same way on both databases. */
import type { Listeners } from "../listeners.ts";
import type { DueMatch, DuePlace, MatchStore, StoredEntry, StoredMatch } from "../store.ts";
import type { Queries } from "./queries.ts";
import type { Statement } from "./statements.ts";

export interface Connection {
  read<Given, Row>(statement: Statement<Given, Row>, given: Given): Promise<Row[]>;
  /** Resolves when it would survive a power cut. */
  write<Given, Row>(statement: Statement<Given, Row>, given: Given): Promise<Row[]>;
  /** Writes what need not survive. */
  note<Given, Row>(statement: Statement<Given, Row>, given: Given): Promise<Row[]>;
}

/** Before everything that is due. */
const FIRST: DuePlace = { isWaitedFor: true, dueAtMs: Number.MIN_SAFE_INTEGER, matchId: "" };

type Common = Omit<
  MatchStore,
  "versionsOf" | "append" | "writeSettings" | "beat" | "dropMatches" | "close"
>;

export function storeOf(db: Connection, queries: Queries, listeners: Listeners): Common {
  return {
    async load(matchId, knownVersion) {
      if (knownVersion !== undefined) {
        const [standing] = await db.read(queries.version, { matchId });
        if (standing?.version === knownVersion) return "unchanged";
      }
      const [match] = await db.read(queries.load, { matchId });
      return (match as StoredMatch | undefined) ?? null;
    },
    readAfter: (matchId, version, limit) =>
      db.read(queries.readAfter, { matchId, version, limit }) as Promise<StoredEntry[]>,
    async findCommand(matchId, seat, commandId) {
      const [known] = await db.read(queries.findCommand, { matchId, seat, commandId });
      return known ?? null;
    },
    readPrompts: (matchId) => db.read(queries.readPrompts, { matchId }),
    list(query) {
      const { after = { atMs: Number.MAX_SAFE_INTEGER, matchId: "" }, limit } = query;
      const page = { atMs: after.atMs, matchId: after.matchId, limit };
      return "player" in query
        ? db.read(queries.listOfPlayer, { ...page, player: query.player })
        : db.read(queries.listPublic, { ...page, status: query.publicStatus });
    },
    async listDue(nowMs, limit, after = FIRST) {
      const listed: DueMatch[] = [];
      for (const isWaitedFor of after.isWaitedFor ? [true, false] : [false]) {
        const left = limit - listed.length;
        if (left === 0) break;
        const { dueAtMs, matchId } = after.isWaitedFor === isWaitedFor ? after : FIRST;
        const page = { isWaitedFor: Number(isWaitedFor), nowMs, dueAtMs, matchId, limit: left };
        for (const due of await db.read(queries.listDue, page)) {
          listed.push({ ...due, dueAtMs: Number(due.dueAtMs), isWaitedFor });
        }
      }
      return listed;
    },
    async claim(matchId, holder, nowMs, untilMs) {
      const claimed = await db.note(queries.claim, { matchId, holder, nowMs, untilMs });
      return claimed.length > 0;
    },
    async readSettings(matchId) {
      const rows = await db.read(queries.readSettings, { matchId });
      return {
        revision: rows[0]?.settingsRevision ?? 0,
        bySeat: Object.fromEntries(
          rows.flatMap(({ seat, settings }) =>
            seat === null || settings === null ? [] : [[seat, settings]],
          ),
        ),
      };
    },
    async saveCardSet(hash, cards, broughtAtMs) {
      await db.write(queries.saveCardSet, { hash, cards, broughtAtMs: broughtAtMs ?? null });
    },
    async loadCardSet(hash) {
      const [found] = await db.read(queries.loadCardSet, { hash });
      return found?.cards ?? null;
    },
    downtimes: () => db.read(queries.downtimes, {}),
    async dropSnapshots(endedBeforeMs, limit) {
      return (await db.write(queries.dropSnapshots, { endedBeforeMs, limit })).length;
    },
    async dropCardSets(broughtBeforeMs, limit) {
      return (await db.write(queries.dropCardSets, { broughtBeforeMs, limit })).length;
    },
    subscribe: (listener, missed) => listeners.add(listener, missed),
  };
}

/** What is written to SQLite in more than one statement; the caller has begun a transaction. */
import { sql } from "kysely";
import {
  type Appended,
  DOWNTIMES_KEPT_MS,
  type NewEntry,
  type NewSettings,
  type StoredPrompt,
} from "../store.ts";
import { hasEnded, type Queries } from "./queries.ts";
import { type Statement, statement, type Writer } from "./statements.ts";

/** Each runs a statement. */
export interface Run {
  readonly rows: <Given, Row>(statement: Statement<Given, Row>, given: Given) => Row[];
  /** For one that gives no rows: how many it has written. */
  readonly changes: <Given>(statement: Statement<Given, unknown>, given: Given) => number;
}

export interface SqliteWrites {
  append(entry: NewEntry): Appended;
  writeSettings(change: NewSettings): boolean;
  beat(nowMs: number, gapMs: number): void;
  dropMatches(endedBeforeMs: number, limit: number): number;
}

export function sqliteWrites(
  db: Writer,
  queries: Queries,
  { rows, changes: run }: Run,
): SqliteWrites {
  const writes = writeStatements(db);

  function append(entry: NewEntry): Appended {
    const { matchId } = entry;
    const version = entry.expectedVersion + 1;
    if (!putMatch(entry, version)) return refusal(entry);
    run(writes.event, { ...entry, version });
    if (typeof entry.snapshot === "string")
      run(writes.snapshot, { matchId, snapshot: entry.snapshot });
    else if (entry.snapshot === null && version > 1) run(writes.noSnapshot, { matchId });
    if (entry.prompts !== undefined) putPrompts(matchId, entry.prompts);
    for (const player of entry.players ?? []) run(writes.player, { matchId, player });
    if (version > 1) run(writes.noLease, { matchId });
    return { ok: true, version };
  }

  /** Whether the entry is allowed: a single statement checks and writes. */
  function putMatch(entry: NewEntry, version: number): boolean {
    const { matchId, status, head, dueAtMs, atMs, setup, seat, commandId } = entry;
    const { expectedVersion, expectedRevision = null } = entry;
    const isPublic = Number(entry.isPublic);
    const isWaitedFor = Number(entry.isWaitedFor);
    const row = { matchId, version, status, isPublic, head, dueAtMs, isWaitedFor, atMs };
    if (version === 1) {
      const { broughtCards = null } = entry;
      return run(writes.create, { ...row, setup: setup ?? "{}", broughtCards }) > 0;
    }
    const expected = { expectedVersion, expectedRevision, seat, commandId };
    if (run(writes.advance, { ...row, ...expected }) === 0) return false;
    if (setup !== undefined) run(writes.setup, { matchId, setup });
    return true;
  }

  function refusal(entry: NewEntry): Appended {
    const [known] = rows(queries.findCommand, entry);
    if (known !== undefined) return { ok: false, reason: "command-known", known };
    const [standing] = rows(queries.version, entry);
    const version = standing?.version ?? 0;
    return version === entry.expectedVersion
      ? { ok: false, reason: "stale-settings" }
      : { ok: false, reason: "stale-version", version };
  }

  function putPrompts(matchId: string, prompts: readonly StoredPrompt[]): void {
    run(writes.noPrompts, { matchId });
    for (const { seat, prompt, deadlineMs } of prompts) {
      run(writes.prompt, { matchId, seat, prompt, deadlineMs });
    }
  }

  return {
    append,
    writeSettings({ matchId, seat, settings, expectedVersion, expectedRevision, dueAtMs }) {
      const expected = { matchId, expectedVersion, expectedRevision };
      if (run(writes.revise, { ...expected, dueAtMs }) === 0) return false;
      run(writes.settings, { matchId, seat, settings });
      return true;
    },
    beat(nowMs, gapMs) {
      const [last] = rows(writes.lastBeat, {});
      if (last !== undefined && nowMs - last.atMs > gapMs) {
        run(writes.downtime, { fromMs: last.atMs, toMs: nowMs });
        run(writes.oldDowntimes, { endedBeforeMs: nowMs - DOWNTIMES_KEPT_MS });
      }
      run(writes.beat, { atMs: Math.max(nowMs, last?.atMs ?? nowMs) });
    },
    dropMatches(endedBeforeMs, limit) {
      const ended = rows(writes.ended, { endedBeforeMs, limit });
      for (const { matchId } of ended) for (const drop of writes.drops) run(drop, { matchId });
      return ended.length;
    },
  };
}

interface OfMatch {
  readonly matchId: string;
}

interface MatchRow extends OfMatch {
  readonly version: number;
  readonly status: "waiting" | "active" | "completed" | "aborted";
  readonly isPublic: number;
  readonly head: string;
  readonly dueAtMs: number | null;
  readonly isWaitedFor: number;
  readonly atMs: number;
}

/** Null for any revision. */
interface ExpectedRevision {
  readonly expectedRevision: number | null;
}

const isExpected = ({ expectedRevision }: ExpectedRevision) =>
  sql<boolean>`"settingsRevision" = coalesce(${expectedRevision}, "settingsRevision")`;

function writeStatements(db: Writer) {
  const dropFrom = (
    table:
      | "matches"
      | "matchEvents"
      | "matchSnapshots"
      | "matchPrompts"
      | "matchPlayers"
      | "matchSettings"
      | "matchLeases",
  ) => statement<OfMatch>()(({ matchId }) => db.deleteFrom(table).where("matchId", "=", matchId));

  return {
    create: statement<
      MatchRow & { readonly setup: string; readonly broughtCards: string | null }
    >()((given) =>
      db
        .insertInto("matches")
        .values({
          matchId: given.matchId,
          version: given.version,
          status: given.status,
          isPublic: given.isPublic,
          head: given.head,
          setup: given.setup,
          dueAtMs: given.dueAtMs,
          isWaitedFor: given.isWaitedFor,
          atMs: given.atMs,
          broughtCards: given.broughtCards,
          settingsRevision: sql.lit(0),
        })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    advance: statement<
      MatchRow & ExpectedRevision & Pick<NewEntry, "expectedVersion" | "seat" | "commandId">
    >()((given) =>
      db
        .updateTable("matches")
        .set({
          version: given.version,
          status: given.status,
          isPublic: given.isPublic,
          head: given.head,
          dueAtMs: given.dueAtMs,
          isWaitedFor: given.isWaitedFor,
          atMs: given.atMs,
        })
        .where("matchId", "=", given.matchId)
        .where("version", "=", given.expectedVersion)
        .where(isExpected(given))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("matchEvents")
                .select("version")
                .where("matchId", "=", given.matchId)
                .where("seat", "=", given.seat)
                .where("commandId", "=", given.commandId),
            ),
          ),
        ),
    ),
    setup: statement<OfMatch & { readonly setup: string }>()(({ matchId, setup }) =>
      db.updateTable("matches").set({ setup }).where("matchId", "=", matchId),
    ),
    event: statement<NewEntry & { readonly version: number }>()((given) =>
      db.insertInto("matchEvents").values({
        matchId: given.matchId,
        version: given.version,
        seat: given.seat,
        commandId: given.commandId,
        body: given.body,
        events: given.events,
        link: given.link,
        atMs: given.atMs,
      }),
    ),
    snapshot: statement<OfMatch & { readonly snapshot: string }>()(({ matchId, snapshot }) =>
      db
        .insertInto("matchSnapshots")
        .values({ matchId, snapshot })
        .onConflict((conflict) =>
          conflict
            .column("matchId")
            .doUpdateSet((eb) => ({ snapshot: eb.ref("excluded.snapshot") })),
        ),
    ),
    noSnapshot: dropFrom("matchSnapshots"),
    prompt: statement<OfMatch & StoredPrompt>()((given) =>
      db.insertInto("matchPrompts").values({
        matchId: given.matchId,
        seat: given.seat,
        prompt: given.prompt,
        deadlineMs: given.deadlineMs,
      }),
    ),
    noPrompts: dropFrom("matchPrompts"),
    player: statement<OfMatch & { readonly player: string }>()(({ matchId, player }) =>
      db
        .insertInto("matchPlayers")
        .values({ player, matchId })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    noLease: dropFrom("matchLeases"),
    revise: statement<
      ExpectedRevision & Pick<NewSettings, "matchId" | "expectedVersion" | "dueAtMs">
    >()((given) =>
      db
        .updateTable("matches")
        .set({ settingsRevision: sql<number>`"settingsRevision" + 1`, dueAtMs: given.dueAtMs })
        .where("matchId", "=", given.matchId)
        .where("version", "=", given.expectedVersion)
        .where(isExpected(given)),
    ),
    settings: statement<OfMatch & { readonly seat: string; readonly settings: string }>()((given) =>
      db
        .insertInto("matchSettings")
        .values({ matchId: given.matchId, seat: given.seat, settings: given.settings })
        .onConflict((conflict) =>
          conflict
            .columns(["matchId", "seat"])
            .doUpdateSet((eb) => ({ settings: eb.ref("excluded.settings") })),
        ),
    ),
    lastBeat: statement<object>()(() => db.selectFrom("serviceBeat").select("atMs")),
    beat: statement<{ readonly atMs: number }>()(({ atMs }) =>
      db
        .insertInto("serviceBeat")
        .values({ id: sql.lit(1), atMs })
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet((eb) => ({ atMs: eb.ref("excluded.atMs") })),
        ),
    ),
    downtime: statement<{ readonly fromMs: number; readonly toMs: number }>()(({ fromMs, toMs }) =>
      db.insertInto("downtimes").values({ fromMs, toMs }),
    ),
    oldDowntimes: statement<{ readonly endedBeforeMs: number }>()(({ endedBeforeMs }) =>
      db.deleteFrom("downtimes").where("toMs", "<", endedBeforeMs),
    ),
    ended: statement<{ readonly endedBeforeMs: number; readonly limit: number }>()((given) =>
      db
        .selectFrom("matches as m")
        .select("m.matchId")
        .where(hasEnded)
        .where("m.atMs", "<", given.endedBeforeMs)
        .orderBy("m.atMs")
        .limit(given.limit),
    ),
    drops: [
      dropFrom("matches"),
      dropFrom("matchEvents"),
      dropFrom("matchSnapshots"),
      dropFrom("matchPrompts"),
      dropFrom("matchPlayers"),
      dropFrom("matchSettings"),
      dropFrom("matchLeases"),
    ],
  };
}

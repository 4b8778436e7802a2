/**
 * The databases without a store: the same rows into the same tables, by statements written by hand,
 * and nothing is checked. What a store is measured against.
 */
import { DatabaseSync } from "node:sqlite";
import { Pool } from "pg";
import type { NewEntry } from "../src/store.ts";

export interface BareDatabase {
  /** Whether entries that are written together share a transaction, as the store's do. */
  readonly writesGroups: boolean;
  /** Writes entries of different matches. */
  write(entries: readonly NewEntry[]): Promise<void>;
  close(): Promise<void>;
}

/** The file has its tables already. */
export function bareSqlite(path: string): BareDatabase {
  const database = new DatabaseSync(path);
  database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL");
  const match = database.prepare(`
    INSERT INTO matches (matchId, version, status, isPublic, head, setup, dueAtMs, isWaitedFor, atMs)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (matchId) DO UPDATE SET version = excluded.version, head = excluded.head,
      status = excluded.status, dueAtMs = excluded.dueAtMs, atMs = excluded.atMs`);
  const event = database.prepare("INSERT INTO matchEvents VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const snapshot = database.prepare(`
    INSERT INTO matchSnapshots VALUES (?, ?)
    ON CONFLICT (matchId) DO UPDATE SET snapshot = excluded.snapshot`);
  const player = database.prepare("INSERT INTO matchPlayers VALUES (?, ?)");
  const noPrompts = database.prepare("DELETE FROM matchPrompts WHERE matchId = ?");
  const prompt = database.prepare("INSERT INTO matchPrompts VALUES (?, ?, ?, ?)");
  return {
    writesGroups: true,
    async write(entries) {
      database.exec("BEGIN IMMEDIATE");
      for (const e of entries) {
        const version = e.expectedVersion + 1;
        const setup = e.setup ?? "";
        match.run(e.matchId, version, e.status, 0, e.head, setup, e.dueAtMs, 1, e.atMs);
        event.run(e.matchId, version, e.seat, e.commandId, e.body, e.events, e.atMs, e.link);
        if (typeof e.snapshot === "string") snapshot.run(e.matchId, e.snapshot);
        for (const name of e.players ?? []) player.run(name, e.matchId);
        if (e.prompts !== undefined) noPrompts.run(e.matchId);
        for (const p of e.prompts ?? []) prompt.run(e.matchId, p.seat, p.prompt, p.deadlineMs);
      }
      database.exec("COMMIT");
    },
    close: async () => database.close(),
  };
}

const appendText = `
  WITH stands AS (
    INSERT INTO matches
      ("matchId", version, status, "isPublic", head, setup, "dueAtMs", "isWaitedFor", "atMs")
    VALUES ($1, $2, $3, 0, $4, $5, $6, 1, $7)
    ON CONFLICT ("matchId") DO UPDATE SET version = excluded.version, head = excluded.head,
      status = excluded.status, "dueAtMs" = excluded."dueAtMs", "atMs" = excluded."atMs"
  ), logged AS (
    INSERT INTO "matchEvents" VALUES ($1, $2, $8, $9, $10, $11, $12, $7)
  ), seated AS (
    INSERT INTO "matchPlayers" SELECT unnest($14::text[]), $1
  ), answered AS (
    DELETE FROM "matchPrompts" WHERE "matchId" = $1 AND seat <> ALL ($15::text[])
  ), asked AS (
    INSERT INTO "matchPrompts" SELECT $1, * FROM unnest($15::text[], $16::text[], $17::bigint[])
    ON CONFLICT ("matchId", seat) DO UPDATE SET prompt = excluded.prompt,
      "deadlineMs" = excluded."deadlineMs"
  )
  INSERT INTO "matchSnapshots" SELECT $1, $13 WHERE $13::text IS NOT NULL
  ON CONFLICT ("matchId") DO UPDATE SET snapshot = excluded.snapshot`;

function openPool(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, max });
  // A server that is stopped cuts connections that are still being closed.
  pool.on("error", () => {});
  return pool;
}

/** The database has its tables already. */
export function barePostgres(connectionString: string, connections: number): BareDatabase {
  const pool = openPool(connectionString, connections);
  const write = (e: NewEntry): Promise<unknown> => {
    const version = e.expectedVersion + 1;
    const match = [e.matchId, version, e.status, e.head, e.setup ?? "", e.dueAtMs, e.atMs];
    const event = [e.seat, e.commandId, e.body, e.events, e.link];
    const asked = e.prompts ?? [];
    const prompts = [
      asked.map(({ seat }) => seat),
      asked.map(({ prompt }) => prompt),
      asked.map(({ deadlineMs }) => deadlineMs),
    ];
    const values = [...match, ...event, e.snapshot ?? null, e.players ?? [], ...prompts];
    return pool.query({ name: "append", text: appendText, values });
  };
  return {
    writesGroups: false,
    async write(entries) {
      await Promise.all(entries.map(write));
    },
    close: () => pool.end(),
  };
}

/** How much PostgreSQL has on disk for this database. */
export async function postgresBytes(connectionString: string): Promise<number> {
  const pool = openPool(connectionString, 1);
  try {
    const text = "SELECT pg_database_size(current_database())::float8 AS bytes";
    const { rows } = await pool.query<{ bytes: number }>(text);
    return rows[0]?.bytes ?? Number.NaN;
  } finally {
    await pool.end();
  }
}

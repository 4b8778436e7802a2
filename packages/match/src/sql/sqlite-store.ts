/**
 * Matches in one SQLite file. A commit waits for the disk, so commits are shared: what arrives in
 * one turn of the event loop, or while a commit is under way, is written by the next one together.
 * Nobody is answered before the commit that holds their entry.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type {
  Appended,
  KnownCommand,
  MatchStore,
  NewEntry,
  StoredEntry,
  StoredHead,
  StoredMatch,
} from "../store.ts";
import { openDatabase } from "./open-database.ts";

export interface SqliteOptions {
  /** The file; its folder exists. */
  readonly path: string;
}

/** More than this many entries are left to the commit after the next. */
const MOST_PER_COMMIT = 256;

interface Waiting {
  readonly entry: NewEntry;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (reason: unknown) => void;
}

export function sqliteStore({ path }: SqliteOptions): MatchStore {
  const database = openDatabase(path);
  const statements = prepare(database);
  const queue: Waiting[] = [];
  let scheduled = false;
  let closed = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      flush();
      if (queue.length > 0) schedule();
    });
  }

  function flush(): void {
    const group = queue.splice(0, MOST_PER_COMMIT);
    if (group.length === 0) return;
    const answers: Appended[] = [];
    try {
      database.exec("BEGIN IMMEDIATE");
      for (const { entry } of group) answers.push(write(statements, entry));
      database.exec("COMMIT");
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      // One that cannot be written does not take the others with it.
      if (group.length > 1) for (const waiting of group) flushAlone(waiting);
      else group[0]?.reject(error);
      return;
    }
    group.forEach(({ resolve }, i) => {
      resolve(answers[i] as Appended);
    });
  }

  function flushAlone({ entry, resolve, reject }: Waiting): void {
    try {
      database.exec("BEGIN IMMEDIATE");
      const answer = write(statements, entry);
      database.exec("COMMIT");
      resolve(answer);
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      reject(error);
    }
  }

  return {
    async load(matchId, knownVersion) {
      if (knownVersion !== undefined) {
        const row = statements.version.get(matchId);
        if (row?.version === knownVersion) return "unchanged";
      }
      return (statements.load.get(matchId) as StoredMatch | undefined) ?? null;
    },
    append(entry) {
      if (closed) return Promise.reject(new Error("The store is closed."));
      return new Promise((resolve, reject) => {
        queue.push({ entry, resolve, reject });
        schedule();
      });
    },
    async readAfter(matchId, version, limit) {
      return statements.readAfter.all(matchId, version, limit) as unknown as StoredEntry[];
    },
    async findCommand(matchId, seat, commandId) {
      return known(statements, matchId, seat, commandId) ?? null;
    },
    async listOfPlayer(player, limit) {
      return statements.listOfPlayer.all(player, limit) as unknown as StoredHead[];
    },
    async listBotDue(afterMatchId, limit) {
      return statements.listBotDue.all(afterMatchId, limit).map((row) => String(row.matchId));
    },
    async close() {
      if (closed) return;
      closed = true;
      while (queue.length > 0) flush();
      database.close();
    },
  };
}

function write(statements: Statements, entry: NewEntry): Appended {
  const { matchId, expectedVersion, seat, commandId, body, events, head, atMs } = entry;
  const same = known(statements, matchId, seat, commandId);
  if (same !== undefined) return { ok: false, reason: "command-known", known: same };
  const standing = Number(statements.version.get(matchId)?.version ?? 0);
  if (standing !== expectedVersion) {
    return { ok: false, reason: "stale-version", version: standing };
  }
  const version = expectedVersion + 1;
  const botDue = entry.botDue ? 1 : 0;
  if (version === 1) {
    statements.create.run(matchId, version, head, entry.setup ?? "{}", botDue, atMs);
  } else if (entry.setup !== undefined) {
    statements.advanceSetup.run(version, head, entry.setup, botDue, atMs, matchId);
  } else {
    statements.advance.run(version, head, botDue, atMs, matchId);
  }
  statements.event.run(matchId, version, seat, commandId, body, events, atMs);
  if (entry.snapshot !== null) statements.snapshot.run(matchId, entry.snapshot);
  for (const player of entry.players ?? []) statements.player.run(player, matchId);
  return { ok: true, version };
}

function known(
  statements: Statements,
  matchId: string,
  seat: string,
  commandId: string,
): KnownCommand | undefined {
  return statements.command.get(matchId, seat, commandId) as KnownCommand | undefined;
}

type Statements = Readonly<Record<keyof typeof sql, StatementSync>>;

/** Compiled once: these run for every action. */
function prepare(database: DatabaseSync): Statements {
  const prepared = Object.entries(sql).map(([name, text]) => [name, database.prepare(text)]);
  return Object.fromEntries(prepared) as Statements;
}

const sql = {
  version: "SELECT version FROM matches WHERE matchId = ?",
  load: `SELECT matchId, version, head, setup,
      (SELECT snapshot FROM matchSnapshots s WHERE s.matchId = m.matchId) AS snapshot
    FROM matches m WHERE matchId = ?`,
  command: "SELECT version, body FROM matchEvents WHERE matchId = ? AND seat = ? AND commandId = ?",
  create:
    "INSERT INTO matches (matchId, version, head, setup, botDue, atMs) VALUES (?, ?, ?, ?, ?, ?)",
  advance: "UPDATE matches SET version = ?, head = ?, botDue = ?, atMs = ? WHERE matchId = ?",
  advanceSetup:
    "UPDATE matches SET version = ?, head = ?, setup = ?, botDue = ?, atMs = ? WHERE matchId = ?",
  event: `INSERT INTO matchEvents (matchId, version, seat, commandId, body, events, atMs)
    VALUES (?, ?, ?, ?, ?, ?, ?)`,
  snapshot: `INSERT INTO matchSnapshots (matchId, snapshot) VALUES (?, ?)
    ON CONFLICT (matchId) DO UPDATE SET snapshot = excluded.snapshot`,
  player: "INSERT OR IGNORE INTO matchPlayers (player, matchId) VALUES (?, ?)",
  readAfter: `SELECT version, seat, commandId, body, events, atMs FROM matchEvents
    WHERE matchId = ? AND version > ? ORDER BY version LIMIT ?`,
  listOfPlayer: `SELECT m.matchId, m.version, m.head FROM matchPlayers p
    JOIN matches m ON m.matchId = p.matchId WHERE p.player = ? ORDER BY m.atMs DESC LIMIT ?`,
  listBotDue:
    "SELECT matchId FROM matches WHERE botDue = 1 AND matchId > ? ORDER BY matchId LIMIT ?",
} as const;

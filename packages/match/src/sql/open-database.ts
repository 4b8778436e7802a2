/** Opens the file for this process alone, and brings its tables up to date. */
import { closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { explainSqlite, newerDatabase } from "./errors.ts";
import { sqliteLeases, sqliteMigrations } from "./migrations.ts";
import type { Writer } from "./statements.ts";

export function openDatabase(path: string, db: Writer): DatabaseSync {
  try {
    createForOwner(path);
    return open(path, db);
  } catch (error) {
    throw explainSqlite(error, path);
  }
}

/** It holds what players must not know. SQLite gives the files it puts beside it the same rights. */
function createForOwner(path: string): void {
  closeSync(openSync(path, "a", 0o600));
}

function open(path: string, db: Writer): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // Of a new file alone. Events of one entry take some 2 KB: a page of 4 KB would hold one of them.
    database.exec("PRAGMA page_size = 8192");
    // In this mode the first transaction locks the file for as long as the process lives; the
    // lock is the operating system's, so a killed process leaves none behind.
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    database.exec("PRAGMA temp_store = MEMORY");
    database.exec("BEGIN IMMEDIATE");
    migrate(database, path, db);
    database.exec("COMMIT");
    database.exec(sqliteLeases(db));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function migrate(database: DatabaseSync, path: string, db: Writer): void {
  const { steps } = sqliteMigrations(db);
  const row = database.prepare("PRAGMA user_version").get();
  const version = Number(row?.user_version ?? 0);
  if (version > steps.length) throw newerDatabase(path, version, steps.length);
  for (const statement of steps.slice(version).flat()) database.exec(statement);
  database.exec(`PRAGMA user_version = ${steps.length}`);
}

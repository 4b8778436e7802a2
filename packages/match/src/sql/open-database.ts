/** Opens the file for this process alone, and brings its tables up to date. */
import fs from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { explainSqlite, newerDatabase } from "./errors.ts";
import { sqliteLeases, sqliteMigrations } from "./migrations.ts";
import type { Writer } from "./statements.ts";

export interface OpenDatabase {
  readonly database: DatabaseSync;
  /** Resolves when everything committed before the call would survive a power cut. */
  readonly toDisk: () => Promise<void>;
  readonly close: () => void;
}

export function openDatabase(path: string, db: Writer): OpenDatabase {
  try {
    createForOwner(path);
    const database = open(path, db);
    namesToDisk(dirname(path));
    return { database, ...logOf(path, database) };
  } catch (error) {
    throw explainSqlite(error, path);
  }
}

/**
 * The log is a new file with every start, and worth nothing after a power cut in a folder that does not name it. SQLite
 * sees to that when it waits for the log itself, which is late: here it is `toDisk` that does.
 */
function namesToDisk(folder: string): void {
  // Windows opens no folders, and needs none of this.
  if (process.platform === "win32") return;
  const opened = fs.openSync(folder, "r");
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}

/** SQLite's write-ahead log is one file for as long as the database is open. */
function logOf(path: string, database: DatabaseSync): Omit<OpenDatabase, "database"> {
  const log = fs.openSync(`${path}-wal`, "r+");
  return {
    toDisk: () =>
      new Promise((resolve, reject) => {
        fs.fdatasync(log, (error) => (error === null ? resolve() : reject(error)));
      }),
    close() {
      fs.closeSync(log);
      database.close();
    },
  };
}

/** It holds what players must not know. SQLite gives the files it puts beside it the same rights. */
function createForOwner(path: string): void {
  fs.closeSync(fs.openSync(path, "a", 0o600));
}

function open(path: string, db: Writer): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // Only for a new file. The events of an entry take some 2 KB: a page of 4 KB would hold just one.
    database.exec("PRAGMA page_size = 8192");
    // In this mode the first transaction locks the file for as long as the process lives; the
    // lock is the operating system's, so a killed process leaves none behind.
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("PRAGMA journal_mode = WAL");
    // SQLite itself waits for the disk only when it moves the log into the main file, so that the file can
    // always be read after a power cut. It is `toDisk` that brings each commit to the disk.
    database.exec("PRAGMA synchronous = NORMAL");
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

/** Opens the file for this process alone, and brings its tables up to date. */
import { DatabaseSync } from "node:sqlite";
import { migrations } from "./migrations.ts";

/** Another process has the file. */
export class DatabaseInUseError extends Error {
  readonly code = "database-in-use";
  constructor(path: string) {
    super(
      `${path} is in use by another process. An SQLite file belongs to one process: stop the ` +
        "other one, or start this one with another data directory.",
    );
    this.name = "DatabaseInUseError";
  }
}

export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // In this mode the first transaction locks the file for as long as the process lives; the
    // lock is the operating system's, so a killed process leaves none behind.
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    database.exec("BEGIN IMMEDIATE");
    migrate(database, path);
    database.exec("COMMIT");
    return database;
  } catch (error) {
    database.close();
    throw isBusy(error) ? new DatabaseInUseError(path) : error;
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return (
    error instanceof Error && "errcode" in error && Number(error.errcode) % 256 === SQLITE_BUSY
  );
}

function migrate(database: DatabaseSync, path: string): void {
  const row = database.prepare("PRAGMA user_version").get();
  const version = Number(row?.user_version ?? 0);
  if (version > migrations.length) {
    throw new Error(
      `${path} was written by a newer version (schema ${version}, this one knows ` +
        `${migrations.length}). Start it with that version.`,
    );
  }
  for (const step of migrations.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
}

/** Identities in an SQLite file of their own, which belongs to this process alone, as the file of matches does. */
import { closeSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { explainSqlite, newerDatabase } from "@lunchtable-tcg/match/sql";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import type { IdentityStore } from "../identity-store.ts";
import { migrations } from "./migrations.ts";
import { sqlIdentities, type Tables } from "./sql-identities.ts";

/** `path`: the file; its folder exists. */
export function sqliteIdentities(path: string): IdentityStore {
  try {
    // It holds hashes of keys and who owns which agent.
    closeSync(openSync(path, "a", 0o600));
    const database = new DatabaseSync(path, { timeout: 0 });
    try {
      const db = new Kysely<Tables>({
        dialect: new SqliteDialect({ database: asKysely(database) }),
      });
      prepare(database, path, db);
      return sqlIdentities(db, async () => {
        if (database.isOpen) database.close();
      });
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    throw explainSqlite(error, path);
  }
}

function prepare(database: DatabaseSync, path: string, db: Kysely<Tables>): void {
  // In this mode the first transaction locks the file for as long as the process lives; the lock is the
  // operating system's, so a killed process leaves none behind.
  database.exec("PRAGMA locking_mode = EXCLUSIVE");
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("BEGIN IMMEDIATE");
  const steps = migrations(db, { whole: "integer", id: "text" });
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version ?? 0);
  if (version > steps.length) throw newerDatabase(path, version, steps.length);
  for (const statement of steps.slice(version).flat()) database.exec(statement);
  database.exec(`PRAGMA user_version = ${steps.length}`);
  database.exec("COMMIT");
}

/** Node's own SQLite, as Kysely knows SQLite. */
function asKysely(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      const values = (given: readonly unknown[]) => given as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (given) => statement.all(...values(given)),
        run: (given) => statement.run(...values(given)),
        iterate: (given) => statement.iterate(...values(given)),
      };
    },
  };
}

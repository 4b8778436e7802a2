/** `@lunchtable-tcg/match/sql`: matches in an SQLite file. */
export { DatabaseInUseError } from "./open-database.ts";
export { type SqliteOptions, sqliteStore } from "./sqlite-store.ts";

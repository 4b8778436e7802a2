/** `@lunchtable-tcg/match/sql`: matches in an SQLite file. */
export { DatabaseError, type DatabaseErrorCode } from "./errors.ts";
export { type SqliteOptions, sqliteStore } from "./sqlite-store.ts";

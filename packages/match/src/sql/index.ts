/** `@lunchtable-tcg/match/sql`: matches in an SQLite file, or in PostgreSQL. */
export { DatabaseError, type DatabaseErrorCode, explainSqlite, newerDatabase } from "./errors.ts";
export type { PostgresOptions } from "./open-postgres.ts";
export { postgresStore } from "./postgres-store.ts";
export { type SqliteOptions, sqliteStore } from "./sqlite-store.ts";

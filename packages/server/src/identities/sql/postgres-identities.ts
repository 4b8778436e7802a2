/** Identities in PostgreSQL, in tables of their own beside the matches, shared by any number of processes. */
import { newerDatabase } from "@lunchtable-tcg/match/sql";
import { Kysely, PostgresDialect } from "kysely";
import { Pool, type PoolClient, type PoolConfig, types } from "pg";
import type { IdentityStore } from "../identity-store.ts";
import { migrations } from "./migrations.ts";
import { sqlIdentities, type Tables } from "./sql-identities.ts";

/** Any number will do, if everybody who changes this schema takes the same. */
const MIGRATION_LOCK = 5_813_442_028;
const INT8 = 20;
/** Statements here find a row by its key. */
const CONNECTIONS = 4;

export async function postgresIdentities(connectionString: string): Promise<IdentityStore> {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    keepAlive: true,
    application_name: "lunchtable-identities",
    types: {
      // Times are far below 2 ** 53.
      getTypeParser: (oid, format): unknown =>
        (oid as number) === INT8 ? Number : types.getTypeParser(oid, format),
    } as NonNullable<PoolConfig["types"]>,
  });
  // A connection that is lost while nobody uses it: the pool makes another one.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const client = await pool.connect();
    try {
      await migrate(client, db);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  let isClosed = false;
  return sqlIdentities(db, async () => {
    if (isClosed) return;
    isClosed = true;
    await pool.end();
  });
}

/** Processes that start at the same time go one after the other. */
async function migrate(client: PoolClient, db: Kysely<Tables>): Promise<void> {
  const steps = migrations(db, { whole: "bigint", id: 'text collate "C"' });
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS "identitySchema" ("version" integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>(
      'SELECT "version" FROM "identitySchema"',
    );
    const version = rows[0]?.version ?? 0;
    if (version > steps.length) {
      throw newerDatabase("The table of identities", version, steps.length);
    }
    for (const text of steps.slice(version).flat()) await client.query(text);
    await client.query('DELETE FROM "identitySchema"');
    await client.query('INSERT INTO "identitySchema" VALUES ($1)', [steps.length]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** Connects to PostgreSQL, and brings its tables up to date. */
import { type ClientBase, Pool, type PoolClient, type PoolConfig, types } from "pg";
import { DatabaseError, newerDatabase } from "./errors.ts";
import { postgresMigrations } from "./migrations.ts";
import type { Writer } from "./statements.ts";

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  readonly connectionString: string;
  /** How many statements run at once; 16 if left out. */
  readonly connections?: number;
}

/** Any number will do, if everybody who changes this schema takes the same. */
const MIGRATION_LOCK = 5_813_442_027;
const INT8 = 20;

/**
 * Statements are prepared once and find rows by their keys: to plan one again for other values costs more than
 * to run it, and changes nothing. The pool waits for the promise, though its types do not say so.
 */
const planOnce = ((client: ClientBase) =>
  client.query("SET plan_cache_mode = force_generic_plan")) as NonNullable<PoolConfig["onConnect"]>;

export function poolConfig({ connectionString, connections = 16 }: PostgresOptions): PoolConfig {
  return {
    connectionString,
    max: connections,
    keepAlive: true,
    application_name: "lunchtable-match",
    onConnect: planOnce,
    types: {
      // Versions and times are far below 2 ** 53.
      getTypeParser: (oid, format): unknown =>
        (oid as number) === INT8 ? Number : types.getTypeParser(oid, format),
    } as NonNullable<PoolConfig["types"]>,
  };
}

export async function openPool(options: PostgresOptions, db: Writer): Promise<Pool> {
  const pool = new Pool(poolConfig(options));
  // A connection that is lost while nobody uses it: the pool makes another one.
  pool.on("error", () => {});
  const where = withoutPassword(options.connectionString);
  try {
    const client = await pool.connect().catch((error: unknown) => {
      throw unreachable(where, error);
    });
    try {
      await migrate(client, where, db);
    } finally {
      client.release();
    }
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Processes that start at the same time go one after the other. */
async function migrate(client: PoolClient, where: string, db: Writer): Promise<void> {
  const { steps } = postgresMigrations(db);
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS "matchSchema" ("version" integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT "version" FROM "matchSchema"');
    const version = rows[0]?.version ?? 0;
    if (version > steps.length) throw newerDatabase(where, version, steps.length);
    for (const text of steps.slice(version).flat()) await client.query(text);
    if (version === 0) await client.query('INSERT INTO "matchSchema" VALUES ($1)', [steps.length]);
    else await client.query('UPDATE "matchSchema" SET "version" = $1', [steps.length]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

function unreachable(where: string, error: unknown): DatabaseError {
  const said = error instanceof Error ? error.message || error.name : String(error);
  return new DatabaseError(
    "database-unreachable",
    `There is no connection to ${where} (${said}). Start PostgreSQL there, or correct the ` +
      "connection string.",
    error,
  );
}

function withoutPassword(connectionString: string): string {
  if (!URL.canParse(connectionString)) return "PostgreSQL";
  const { protocol, host, pathname } = new URL(connectionString);
  return `${protocol}//${host}${pathname}`;
}

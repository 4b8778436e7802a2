/** One statement on a PostgreSQL database, for tests that change what a server has written. */
import { Client } from "pg";

export async function runOnPostgres(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

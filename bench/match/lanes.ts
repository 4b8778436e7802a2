/** Who appends to what: a store, or the bare database, each to a database of its own. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { postgresStore, sqliteStore } from "../../packages/match/src/sql/index.ts";
import type { MatchStore } from "../../packages/match/src/store.ts";
import {
  type BareDatabase,
  barePostgres,
  bareSqlite,
  postgresBytes,
} from "../../packages/match/test/bare-databases.ts";
import type { PostgresServer } from "../../packages/match/test/postgres-server.ts";
import { type MatchClient, makeClients } from "./clients.ts";

const CONNECTIONS = 16;

export interface Round {
  readonly perSecond: number;
  /** Of this process, for each append: with PostgreSQL, the server's is not in it. */
  readonly cpuUs: number;
}

export interface Lane {
  /** Appends until so much time has gone by, at least once a client. */
  round(atLeastMs: number): Promise<Round>;
  close(): Promise<void>;
  /** After it was closed. */
  bytesAMatch(): Promise<number>;
}

/** A database, and the ways to append to it. The last is what the others are measured against. */
export interface Subject {
  readonly name: string;
  open(way: "store" | "bare", clients: number): Promise<Lane>;
}

export const sqlite = (folder: string): Subject => ({
  name: "SQLite",
  async open(way, clients) {
    const path = join(folder, `${way}-${clients}.sqlite`);
    const store = sqliteStore({ path });
    const bytes = async (): Promise<number> => statSync(path).size;
    if (way === "store") return laneTo(oneByOne(store), clients, bytes, 0);
    await store.close();
    return laneTo(inGroups(bareSqlite(path)), clients, bytes, 0);
  },
});

export const postgres = (server: PostgresServer): Subject => ({
  name: "PostgreSQL",
  async open(way, clients) {
    const connectionString = await server.createDatabase();
    const store = await postgresStore({ connectionString, connections: CONNECTIONS });
    const bytes = (): Promise<number> => postgresBytes(connectionString);
    const empty = await bytes();
    if (way === "store") return laneTo(oneByOne(store), clients, bytes, empty);
    await store.close();
    const database = barePostgres(connectionString, CONNECTIONS);
    return laneTo(inGroups(database), clients, bytes, empty);
  },
});

/** What clients append to, until it is over: how many entries it took. */
interface Target {
  append(clients: readonly MatchClient[], isOver: () => boolean): Promise<number>;
  close(): Promise<void>;
}

/** Each client waits for its answer before it appends again. */
const oneByOne = (store: MatchStore): Target => ({
  async append(clients, isOver) {
    let done = 0;
    await Promise.all(
      clients.map(async (client) => {
        do {
          const answer = await store.append(client.next());
          if (!answer.ok) throw new Error(`An entry was refused: ${answer.reason}`);
          done++;
        } while (!isOver());
      }),
    );
    return done;
  },
  close: () => store.close(),
});

/** All clients' next entries as one group. */
const inGroups = (database: BareDatabase): Target => ({
  async append(clients, isOver) {
    let done = 0;
    do {
      await database.write(clients.map((client) => client.next()));
      done += clients.length;
    } while (!isOver());
    return done;
  },
  close: () => database.close(),
});

function laneTo(
  target: Target,
  count: number,
  bytes: () => Promise<number>,
  emptyBytes: number,
): Lane {
  const clients = makeClients(count);
  return {
    round: (atLeastMs) => timed(atLeastMs, (isOver) => target.append(clients, isOver)),
    close: () => target.close(),
    bytesAMatch: async () => ((await bytes()) - emptyBytes) / matchesOf(clients),
  };
}

const matchesOf = (clients: readonly MatchClient[]): number =>
  clients.reduce((sum, { matches }) => sum + matches, 0);

/** The wall clock: most of the time is the database's and the disk's. */
async function timed(
  atLeastMs: number,
  work: (isOver: () => boolean) => Promise<number>,
): Promise<Round> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const done = await work(() => performance.now() - start >= atLeastMs);
  const perSecond = (done / (performance.now() - start)) * 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond, cpuUs: (user + system) / done };
}

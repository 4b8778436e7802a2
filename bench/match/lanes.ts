/**
 * Who acts on what: the service with both seats' streams, the store alone, or the bare database, each
 * with a database of its own and all with the same entries.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { memoryStore } from "../../packages/match/src/memory/index.ts";
import { postgresStore, sqliteStore } from "../../packages/match/src/sql/index.ts";
import type { MatchStore, NewEntry } from "../../packages/match/src/store.ts";
import {
  type BareDatabase,
  barePostgres,
  bareSqlite,
  postgresBytes,
} from "../../packages/match/test/bare-databases.ts";
import type { PostgresServer } from "../../packages/match/test/postgres-server.ts";
import { EntryClient } from "./entries.ts";
import { openHost } from "./host.ts";
import type { Recorded } from "./recorded.ts";
import { Table } from "./table.ts";

const CONNECTIONS = 16;
/** Every client does so much in each round: creating, joining and starting a match, and its first action. */
const LEAST_A_ROUND = 4;

/** `alone`: the bare database with a commit for each entry, where it otherwise writes all that come together in one. */
export const WAYS = ["service", "store", "bare", "alone"] as const;
export type Way = (typeof WAYS)[number];

export interface Round {
  readonly perSecond: number;
  /** Of this process, for each action: with PostgreSQL, the server's is not in it. */
  readonly cpuUs: number;
}

export interface Lane {
  /** Acts until so much time has gone by. */
  round(atLeastMs: number): Promise<Round>;
  close(): Promise<void>;
  /** After it was closed; for each action so far. Null where nothing is on a disk. */
  bytesAnAction(): Promise<number | null>;
}

/** What is played, and the entries that the service makes of it. */
export interface Played {
  readonly matches: readonly Recorded[];
  readonly entries: readonly (readonly NewEntry[])[];
}

export interface Subject {
  readonly name: string;
  /** Null where there is no such way. */
  open(way: Way, clients: number, played: Played): Promise<Lane | null>;
}

interface Database {
  readonly store: MatchStore;
  /** Of a database whose store is closed. */
  readonly bare: (() => BareDatabase) | null;
  readonly bytes: () => Promise<number | null>;
  /** After each round, beside the time. */
  readonly tidy: () => Promise<unknown>;
}

const nothingToTidy = async (): Promise<void> => {};

/**
 * A store in memory keeps every entry as objects: without being tidied it holds millions of them after a few rounds,
 * and whoever is timed after it in this process pays for going through them with each full collection of garbage.
 */
export const memory: Subject = subject("memory", async () => {
  const store = memoryStore();
  const tidy = (): Promise<number> => store.dropMatches(Infinity, Infinity);
  return { store, bare: null, bytes: async () => null, tidy };
});

export const sqlite = (folder: string): Subject => {
  let files = 0;
  return subject("SQLite", async () => {
    const path = join(folder, `${++files}.sqlite`);
    return {
      store: sqliteStore({ path }),
      bare: () => bareSqlite(path),
      bytes: async () => statSync(path).size,
      tidy: nothingToTidy,
    };
  });
};

export const postgres = (server: PostgresServer): Subject =>
  subject("PostgreSQL", async () => {
    const connectionString = await server.createDatabase();
    const store = await postgresStore({ connectionString, connections: CONNECTIONS });
    const empty = await postgresBytes(connectionString);
    return {
      store,
      bare: () => barePostgres(connectionString, CONNECTIONS),
      bytes: async () => (await postgresBytes(connectionString)) - empty,
      tidy: nothingToTidy,
    };
  });

function subject(name: string, create: () => Promise<Database>): Subject {
  return {
    name,
    async open(way, clients, played) {
      const opened = await create();
      const { store, bare, bytes } = opened;
      if (way === "service") return serviceLane(opened, clients, played);
      if (way === "store") return storeLane(opened, clients, played);
      await store.close();
      if (bare === null) return null;
      const database = bare();
      if (way === "bare") return bareLane(database, bytes, clients, played);
      if (database.writesGroups && clients > 1) {
        return bareLane({ ...database, writesGroups: false }, bytes, clients, played);
      }
      await database.close();
      return null;
    },
  };
}

type Bytes = Database["bytes"];

function serviceLane({ store, bytes, tidy }: Database, clients: number, played: Played): Lane {
  const host = openHost(store);
  const tables = numbered(clients, (i) => new Table(host, played.matches, i));
  const acted = (): number => sum(tables.map((table) => table.acted));
  return {
    async round(atLeastMs) {
      const round = await timed(acted, () => eachUntil(tables, atLeastMs, (table) => table.act()));
      await tidy();
      return round;
    },
    async close() {
      for (const table of tables) table.leave();
      await host.close();
    },
    bytesAnAction: async () => perAction(await bytes(), acted()),
  };
}

function storeLane({ store, bytes, tidy }: Database, count: number, { entries }: Played): Lane {
  const clients = numbered(count, (i) => new EntryClient(i, entries));
  const acted = (): number => sum(clients.map(({ actions }) => actions));
  return {
    async round(atLeastMs) {
      const round = await timed(acted, () =>
        eachUntil(clients, atLeastMs, async (client) => {
          const answer = await store.append(client.next());
          if (!answer.ok) throw new Error(`An entry was refused: ${answer.reason}`);
        }),
      );
      await tidy();
      return round;
    },
    close: () => store.close(),
    bytesAnAction: async () => perAction(await bytes(), acted()),
  };
}

/** All clients' next entries as one group where the database writes groups; otherwise each for itself. */
function bareLane(database: BareDatabase, bytes: Bytes, count: number, { entries }: Played): Lane {
  const clients = numbered(count, (i) => new EntryClient(i, entries));
  const acted = (): number => sum(clients.map(({ actions }) => actions));
  const group = database.writesGroups ? [clients] : clients.map((client) => [client]);
  return {
    round: (atLeastMs) =>
      timed(acted, () =>
        eachUntil(group, atLeastMs, (all) => database.write(all.map((client) => client.next()))),
      ),
    close: () => database.close(),
    bytesAnAction: async () => perAction(await bytes(), acted()),
  };
}

const numbered = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const perAction = (bytes: number | null, actions: number): number | null =>
  bytes === null ? null : bytes / actions;

/** All at once, each waiting for its answer before it goes on. */
async function eachUntil<T>(
  clients: readonly T[],
  atLeastMs: number,
  work: (client: T) => Promise<unknown>,
): Promise<void> {
  const start = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let i = 0; i < LEAST_A_ROUND || performance.now() - start < atLeastMs; i++) {
        await work(client);
      }
    }),
  );
}

/** The wall clock: with a database, most of the time is its and the disk's. */
async function timed(acted: () => number, work: () => Promise<void>): Promise<Round> {
  const before = acted();
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const actions = acted() - before;
  return { perSecond: (actions / ms) * 1000, cpuUs: (user + system) / actions };
}

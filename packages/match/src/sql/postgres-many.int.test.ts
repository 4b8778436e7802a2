/** What more than one process on one PostgreSQL database needs. */
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../../test/postgres-server.ts";
import type { MatchStore, NewEntry } from "../store.ts";
import { postgresStore } from "./index.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const entry = (version: number, changes: Partial<NewEntry> = {}): NewEntry => ({
  matchId: "m",
  expectedVersion: version - 1,
  seat: "host",
  commandId: `${version}`,
  body: "{}",
  events: "[]",
  link: "",
  head: "{}",
  status: "active",
  isPublic: false,
  snapshot: "{}",
  dueAtMs: 1,
  isWaitedFor: false,
  atMs: version,
  ...changes,
});

/** Two stores, as two processes have them. */
async function openTwo(): Promise<{
  readonly connectionString: string;
  readonly one: MatchStore;
  readonly other: MatchStore;
  readonly close: () => Promise<void>;
}> {
  const connectionString = await server.createDatabase();
  const [one, other] = await Promise.all([
    postgresStore({ connectionString }),
    postgresStore({ connectionString }),
  ]);
  return {
    connectionString,
    one,
    other,
    close: async () => void (await Promise.all([one.close(), other.close()])),
  };
}

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}

describe("of two processes", () => {
  test("that expect the same version one is taken and the other told what stands", async () => {
    const { one, other, close } = await openTwo();
    for (let version = 1; version <= 50; version++) {
      const answers = await Promise.all([
        one.append(entry(version, { seat: "host" })),
        other.append(entry(version, { seat: "away" })),
      ]);
      expect(answers).toContainEqual({ ok: true, version });
      expect(answers).toContainEqual({ ok: false, reason: "stale-version", version });
    }
    await close();
  });

  test("that give the same command one is taken and the other told that it is known", async () => {
    const { one, other, close } = await openTwo();
    for (let version = 1; version <= 50; version++) {
      const answers = await Promise.all([one, other].map((store) => store.append(entry(version))));
      const known = { version, body: "{}" };
      expect(answers).toContainEqual({ ok: true, version });
      expect(answers).toContainEqual({ ok: false, reason: "command-known", known });
    }
    await close();
  });

  test("that claim a match at once one gets it", async () => {
    const { one, other, close } = await openTwo();
    await one.append(entry(1));
    for (let i = 0; i < 50; i++) {
      const nowMs = 1000 * (i + 1);
      const claims = await Promise.all([
        one.claim("m", `one ${i}`, nowMs, nowMs + 1000),
        other.claim("m", `other ${i}`, nowMs, nowMs + 1000),
      ]);
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await one.listDue(nowMs, 10)).toEqual([]);
    }
    await close();
  });

  test("that start after a night one notes it", async () => {
    const { one, other, close } = await openTwo();
    await one.beat(1000, 500);
    for (let i = 1; i <= 20; i++) {
      await Promise.all([one.beat(10_000 * i, 500), other.beat(10_000 * i, 500)]);
    }
    const downtimes = await one.downtimes();
    expect(downtimes).toHaveLength(20);
    expect(downtimes[1]).toEqual({ fromMs: 10_000, toMs: 20_000 });
    await close();
  });

  test("each hears what the other appends, and its own once", async () => {
    const { one, other, close } = await openTwo();
    const heard: Record<string, unknown[]> = { one: [], other: [] };
    one.subscribe((...told) => heard.one?.push(told));
    other.subscribe((...told) => heard.other?.push(told));
    await one.append(entry(1, { matchId: "by one, at a long name" }));
    await other.append(entry(1, { matchId: "by other" }));
    const news = [
      ["by one, at a long name", 1],
      ["by other", 1],
    ];
    await expect.poll(() => heard.one?.toSorted()).toEqual(news);
    await expect.poll(() => heard.other?.toSorted()).toEqual(news);
    // One more, so that a second telling of the first would have come by now.
    await one.append(entry(1, { matchId: "last" }));
    await expect.poll(() => heard.other?.length).toBe(3);
    await close();
    expect([heard.one?.length, heard.other?.length]).toEqual([3, 3]);
  });

  test("each hears of hundreds of matches at once", async () => {
    const { one, other, close } = await openTwo();
    const heard = new Set<string>();
    other.subscribe((matchId) => heard.add(matchId));
    const ids = Array.from({ length: 400 }, (_, i) => `${"long name ".repeat(5)} ${i}`);
    await Promise.all(ids.map((matchId) => one.append(entry(1, { matchId }))));
    await expect.poll(() => heard.size).toBe(400);
    await close();
  });
});

describe("a process that loses its connections", () => {
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'lunchtable-match' AND datname = current_database()`;

  test("is told that it may have missed something, and hears again", async () => {
    const { connectionString, one, other, close } = await openTwo();
    let missed = 0;
    const heard: number[] = [];
    other.subscribe(
      (_matchId, version) => heard.push(version),
      () => missed++,
    );
    await one.append(entry(1));
    await expect.poll(() => heard).toEqual([1]);
    await query(connectionString, cut);
    await expect.poll(() => missed).toBe(1);
    await one.append(entry(2));
    await expect.poll(() => heard).toEqual([1, 2]);
    await close();
  });

  test("goes on when the server is back", async () => {
    const { one, other, close } = await openTwo();
    let missed = 0;
    other.subscribe(
      () => {},
      () => missed++,
    );
    await one.append(entry(1));
    await server.restart();
    await expect.poll(() => missed).toBe(1);
    expect(await one.append(entry(2))).toEqual({ ok: true, version: 2 });
    expect(await other.load("m", 2)).toBe("unchanged");
    await close();
  });

  test("can be closed while the server is away", async () => {
    const { connectionString, close } = await openTwo();
    await query(connectionString, cut);
    await close();
  });
});

describe("a PostgreSQL database", () => {
  test("is set up once by processes that start together", async () => {
    const connectionString = await server.createDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => postgresStore({ connectionString })));
    await Promise.all(stores.map((store) => store.close()));
    expect(await query(connectionString, 'SELECT * FROM "matchSchema"')).toEqual([{ version: 5 }]);
  });

  test("of a newer version is left alone, and the password is not told", async () => {
    const connectionString = await server.createDatabase();
    await (await postgresStore({ connectionString })).close();
    await query(connectionString, 'UPDATE "matchSchema" SET version = 99');
    const opening = postgresStore({ connectionString });
    await expect(opening).rejects.toMatchObject({
      code: "database-newer",
      message: expect.stringMatching(
        /^postgres:\/\/127\.0\.0\.1:\d+\/matches\d+ was written by a newer version \(schema 99/,
      ) as string,
    });
    expect(await query(connectionString, 'SELECT * FROM "matchSchema"')).toEqual([{ version: 99 }]);
  });

  test.each([
    ["nobody listens", "postgres://user:secret@127.0.0.1:1/matches"],
    ["there is no such host", "postgres://user:secret@nowhere.invalid/matches"],
  ])("that cannot be reached because %s is told of, without the password", async (_, where) => {
    const error: unknown = await postgresStore({ connectionString: where }).catch(
      (told: unknown) => told,
    );
    expect(error).toMatchObject({ name: "DatabaseError", code: "database-unreachable" });
    expect(String(error)).toMatch(
      /There is no connection to postgres:\/\/\S+\/matches \(.*correct/,
    );
    expect(String(error)).not.toContain("secret");
  });

  test("that is closed takes nothing more, and may be closed again", async () => {
    const { one, close } = await openTwo();
    await close();
    await close();
    await expect(one.append(entry(1))).rejects.toThrow("The store is closed.");
    await expect(one.load("m")).rejects.toThrow("The store is closed.");
  });

  test("keeps every text that JSON can hold", async () => {
    const { one, close } = await openTwo();
    const text = JSON.stringify({ text: "\u0000 'quote' \"double\" \\ ü 🃏 $1 \n" });
    await one.append(
      entry(1, { body: text, events: text, head: text, snapshot: text, setup: text }),
    );
    expect(await one.load("m")).toMatchObject({ head: text, setup: text, snapshot: text });
    expect(await one.readAfter("m", 0, 1)).toMatchObject([{ body: text, events: text }]);
    await close();
  });
});

/** What the steps after it added is taken away. */
async function backToSchema3(connectionString: string): Promise<void> {
  await query(connectionString, 'ALTER TABLE "cardSets" DROP COLUMN "broughtAtMs"');
  await query(connectionString, 'ALTER TABLE "matches" DROP COLUMN "broughtCards"');
  await query(connectionString, 'UPDATE "matchSchema" SET "version" = 3');
}

test("cards that were saved under an earlier schema are kept, whoever brings them again", async () => {
  const connectionString = await server.createDatabase();
  const before = await postgresStore({ connectionString });
  await before.saveCardSet("old", "[]", 1000);
  await before.close();
  await backToSchema3(connectionString);
  const store = await postgresStore({ connectionString });
  await store.saveCardSet("old", "[]", 2000);
  await store.saveCardSet("new", "[]", 2000);
  expect(await store.dropCardSets(Number.MAX_SAFE_INTEGER, 10)).toBe(1);
  expect([await store.loadCardSet("old"), await store.loadCardSet("new")]).toEqual(["[]", null]);
  await store.close();
});

test("matches that wait since an earlier schema are looked at a day after their last entry", async () => {
  const connectionString = await server.createDatabase();
  const before = await postgresStore({ connectionString });
  const open = { status: "waiting", isWaitedFor: true, atMs: 1000 } as const;
  await before.append(entry(1, { ...open, matchId: "waits", dueAtMs: null }));
  await before.append(entry(1, { ...open, matchId: "starts", dueAtMs: 2000 }));
  await before.append(entry(1, { ...open, matchId: "is played", dueAtMs: null, status: "active" }));
  await before.close();
  await backToSchema3(connectionString);
  const store = await postgresStore({ connectionString });
  expect(await store.listDue(Number.MAX_SAFE_INTEGER, 10)).toEqual([
    { matchId: "starts", version: 1, dueAtMs: 2000, isWaitedFor: true },
    { matchId: "waits", version: 1, dueAtMs: 1000 + 86_400_000, isWaitedFor: false },
  ]);
  await store.close();
});

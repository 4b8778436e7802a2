/** Actions that share a statement: each fares as it would alone. */
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../../test/postgres-server.ts";
import type { Appended, MatchStore, NewEntry } from "../store.ts";
import { postgresStore } from "./index.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const entry = (matchId: string, version: number, changes: Partial<NewEntry> = {}): NewEntry => ({
  matchId,
  expectedVersion: version - 1,
  seat: "host",
  commandId: `${version}`,
  body: `{"version":${version}}`,
  events: `["${matchId}"]`,
  link: `link ${version}`,
  head: `{"of":"${matchId}"}`,
  status: "active",
  isPublic: version % 2 === 0,
  prompts: [{ seat: "host", prompt: `"asked at ${version}"`, deadlineMs: null }],
  dueAtMs: version,
  isWaitedFor: true,
  atMs: 1000 + version,
  ...changes,
});

const prompt = (seat: string, deadlineMs: number | null) => ({ seat, prompt: '"?"', deadlineMs });

/** One of each match: together they fill more than one group. */
const actions: readonly NewEntry[] = [
  ...Array.from({ length: 12 }, (_, i) => entry(`plain ${i}`, 2)),
  entry("ends", 2, { status: "completed", dueAtMs: null, prompts: [], snapshot: '"last"' }),
  entry("keeps a state", 2, { snapshot: '{"text":"\\u0000 \'quote\' \\" ü 🃏 $1"}' }),
  entry("asks both", 2, { prompts: [prompt("away", 7), prompt("host", null)] }),
  entry("asks the other", 2, { prompts: [prompt("away", 8)] }),
  entry("by known settings", 2, { expectedRevision: 0 }),
  entry("by other settings", 2, { expectedRevision: 3 }),
  entry("known", 2, { commandId: "1" }),
  entry("of another seat", 2, { commandId: "1", seat: "away" }),
  entry("stale", 3),
  entry("nowhere", 2),
  entry("claimed", 2),
];

async function begin(): Promise<{ store: MatchStore; rows: () => Promise<unknown> }> {
  const connectionString = await server.createDatabase();
  const store = await postgresStore({ connectionString });
  for (const { matchId } of actions) {
    if (matchId !== "nowhere") await store.append(entry(matchId, 1));
  }
  await store.claim("claimed", "somebody", 0, 1_000_000);
  const rows = async (): Promise<unknown> => {
    const client = new Client({ connectionString });
    await client.connect();
    const tables = ["matches", "matchEvents", "matchSnapshots", "matchPrompts", "matchLeases"];
    const found: unknown[] = [];
    for (const table of tables) {
      const { rows: all } = await client.query(
        `SELECT to_json(t)::text AS row FROM "${table}" t ORDER BY 1`,
      );
      found.push(all);
    }
    await client.end();
    return found;
  };
  return { store, rows };
}

test("together they are answered as one after the other, and leave the same rows", async () => {
  const together = await begin();
  const alone = await begin();
  const answers = await Promise.all(actions.map((action) => together.store.append(action)));
  const expected: Appended[] = [];
  for (const action of actions) expected.push(await alone.store.append(action));
  expect(answers).toEqual(expected);
  expect(expected.filter(({ ok }) => !ok)).toEqual([
    { ok: false, reason: "stale-settings" },
    { ok: false, reason: "command-known", known: { version: 1, body: '{"version":1}' } },
    { ok: false, reason: "stale-version", version: 1 },
    { ok: false, reason: "stale-version", version: 0 },
  ]);
  expect(await together.rows()).toEqual(await alone.rows());
  await together.store.close();
  await alone.store.close();
});

test("one that cannot be written fails alone", async () => {
  const { store } = await begin();
  const broken = entry("plain 3", 2, { body: "\u0000" });
  const some = [entry("plain 1", 2), entry("plain 2", 2), broken, entry("plain 4", 2)];
  const answers = await Promise.allSettled(some.map((action) => store.append(action)));
  expect(answers.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(await store.append(entry("plain 3", 2))).toEqual({ ok: true, version: 2 });
  expect(await store.load("plain 4", 2)).toBe("unchanged");
  await store.close();
});

test("groups of two processes that take the same matches at once are all answered", async () => {
  const connectionString = await server.createDatabase();
  const stores = [
    await postgresStore({ connectionString }),
    await postgresStore({ connectionString }),
  ];
  const ids = Array.from({ length: 40 }, (_, i) => `match ${i}`);
  for (const matchId of ids) await stores[0]?.append(entry(matchId, 1));
  for (let version = 2; version <= 15; version++) {
    const all = await Promise.all(
      stores.flatMap((store, by) => {
        const order = by === 0 ? ids : ids.toReversed();
        return order.map((matchId) =>
          store.append(entry(matchId, version, { commandId: `${version} by ${by}` })),
        );
      }),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(ids.length);
    for (const answer of all) {
      if (!answer.ok) expect(answer).toEqual({ ok: false, reason: "stale-version", version });
    }
  }
  await Promise.all(stores.map((store) => store.close()));
});

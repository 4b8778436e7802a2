/** `npm start` with DATABASE_URL: the built server keeps its matches in PostgreSQL. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../apps/web/e2e/server-process.ts";
import { type PostgresServer, startPostgres } from "../packages/match/test/postgres-server.ts";
import { Client } from "../packages/server/test/client.ts";

let postgres: PostgresServer;
let folder = "";
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), "start-"));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** A server process in a folder of its own, with the same database and secret. */
const start = (name: string, databaseUrl: string) =>
  startServer(0, join(folder, name), {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "5a".repeat(32),
  });

test("a match that is begun there is found by the next process, and nothing is kept in a file", async () => {
  const databaseUrl = await postgres.createDatabase();
  const one = await start("one", databaseUrl);
  const here = new Client(one.url.replace(/\/$/, ""));
  const matchId = await here.createMatch({ seed: undefined });
  const { version } = await here.playOn(matchId, 2);
  const page = await fetch(new URL(`/matches/${matchId}`, one.url), {
    headers: { cookie: here.cookie },
  });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Your moves")]);
  expect(await one.end("SIGTERM")).toBe(0);

  const other = await start("other", databaseUrl);
  const there = new Client(other.url.replace(/\/$/, ""));
  there.cookie = here.cookie;
  const seen = await there.look(matchId);
  expect(seen).toMatchObject({ seat: "host", status: "active" });
  expect(seen.version).toBeGreaterThanOrEqual(version);
  expect(await other.end("SIGTERM")).toBe(0);
  expect(existsSync(join(folder, "one/matches.sqlite"))).toBe(false);
});

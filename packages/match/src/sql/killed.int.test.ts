/**
 * A process that serves matches is killed without a warning, again and again. Those who play are in
 * this process and keep a list of what they were told. `KILLS=200` kills more often.
 */
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "@tcg/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkClocksSeen, sawAStop } from "../../test/clocks-seen.ts";
import { KilledHosts } from "../../test/killed-hosts.ts";
import { checkKept, type Kept, playThrough, toldOf } from "../../test/played-through.ts";
import { type PostgresServer, startPostgres } from "../../test/postgres-server.ts";
import type { MatchStore } from "../store.ts";
import { postgresStore, sqliteStore } from "./index.ts";

const KILLS = Number(process.env.KILLS ?? 4);
const MOST_MORE = 40;
const seed = randomInt(2 ** 32);
const random = createRandom(seed, "killed");

async function killAndPlay(database: string): Promise<{ hosts: KilledHosts; kept: Kept }> {
  const hosts = new KilledHosts(database);
  const kept = await playThrough(hosts, random, async ({ looks, unanswered }) => {
    // What a kill meets is chance, and so is who looks at a clock just then: until each has been seen.
    const isSeen = (): boolean => unanswered.size > 0 && sawAStop(looks, hosts);
    while (hosts.kills < KILLS || (!isSeen() && hosts.kills < KILLS + MOST_MORE)) {
      if (hosts.kills % 2 === 0) await hosts.killAtAppend(1 + random.int(60));
      else await hosts.killAfter(1 + random.int(120));
    }
  });
  console.info(`${hosts.kills} kills of seed ${seed}: ${toldOf(kept)}`);
  expect(kept.unanswered.size).toBeGreaterThan(0);
  return { hosts, kept };
}

async function check(store: MatchStore, { hosts, kept }: Awaited<ReturnType<typeof killAndPlay>>) {
  await checkKept(store, kept);
  const stopped = checkClocksSeen(kept.looks, hosts, await store.downtimes());
  expect(stopped).toBeGreaterThan(0);
  await store.close();
}

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** A process takes a second or more to come up again on a busy machine. */
const timeout = 600_000 + (KILLS + MOST_MORE) * 30_000;
const title = `a process killed ${KILLS} times or more loses nothing that it has answered for, plays nothing twice, and goes on with its clocks`;

test(`${title}: SQLite`, { timeout }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "killed-"));
  const path = join(folder, "matches.sqlite");
  const killed = await killAndPlay(path);
  await check(sqliteStore({ path }), killed);
  rmSync(folder, { recursive: true });
});

test(`${title}: PostgreSQL`, { timeout }, async () => {
  const connectionString = await server.createDatabase();
  const killed = await killAndPlay(connectionString);
  await check(await postgresStore({ connectionString }), killed);
});

/**
 * PostgreSQL itself is killed without a warning and started again, while a process serves matches on it and
 * others play. `DATABASE_KILLS=20` kills it more often.
 */
import { randomInt } from "node:crypto";
import { createRandom } from "@tcg/core";
import { expect, test } from "vitest";
import { checkClocksSeen } from "../../test/clocks-seen.ts";
import { KilledHosts } from "../../test/killed-hosts.ts";
import { checkKept, playThrough, toldOf } from "../../test/played-through.ts";
import { startPostgres } from "../../test/postgres-server.ts";
import { postgresStore } from "./index.ts";

const KILLS = Number(process.env.DATABASE_KILLS ?? 2);
const timeout = 600_000 + KILLS * 30_000;

test(`PostgreSQL killed ${KILLS} times loses nothing that was answered, and the matches go on`, {
  timeout,
}, async () => {
  const seed = randomInt(2 ** 32);
  const random = createRandom(seed, "database killed");
  const server = await startPostgres(true);
  const connectionString = await server.createDatabase();
  const hosts = new KilledHosts(connectionString);
  const kept = await playThrough(hosts, random, async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      await hosts.answered(1 + random.int(200));
      await server.kill();
    }
  });
  console.info(
    `PostgreSQL killed ${KILLS} times, seed ${seed}: ${toldOf(kept)}, ${hosts.failures} failed`,
  );
  // Somebody was playing when it died.
  expect(hosts.failures).toBeGreaterThan(0);
  const store = await postgresStore({ connectionString });
  await checkKept(store, kept);
  checkClocksSeen(kept.looks, hosts, await store.downtimes());
  expect(kept.looks.length).toBeGreaterThan(0);
  await store.close();
  await server.stop();
});

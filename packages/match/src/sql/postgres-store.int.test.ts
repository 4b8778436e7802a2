import { afterAll, beforeAll, describe, test } from "vitest";
import { expectForgotten } from "../../test/forgets-downtimes.ts";
import { playableGames } from "../../test/games.ts";
import { type PostgresServer, postgresHarness, startPostgres } from "../../test/postgres-server.ts";
import { serviceContract, storeContract } from "../testkit/index.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const harness = postgresHarness(() => server);

describe("the PostgreSQL store", () => {
  for (const { title, run } of storeContract) test(title, () => run(harness));
});

for (const game of playableGames) {
  describe(`${game.hosted.game.id} on the PostgreSQL store`, () => {
    for (const { title, run } of serviceContract) test(title, () => run({ harness, game }));
  });
}

test("downtimes that no clock can need are forgotten", async () => {
  const { store, dispose } = await harness.open();
  await expectForgotten(store);
  await dispose();
});

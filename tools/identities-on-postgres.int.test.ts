/** Identities on a real PostgreSQL. Here, because the server that the tests start belongs to another package. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type PostgresServer, startPostgres } from "../packages/match/test/postgres-server.ts";
import { postgresIdentities } from "../packages/server/src/identities/sql/postgres-identities.ts";
import { identityContract } from "../packages/server/test/identity-contract.ts";
import { runOnPostgres } from "../packages/server/test/run-on-postgres.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describe("identities in PostgreSQL", () => {
  test.each(Object.entries(identityContract))("%s", async (_, run) => {
    const address = await server.createDatabase();
    let store = await postgresIdentities(address);
    onTestFinished(() => store.close());
    await run({
      store,
      async reopen() {
        await store.close();
        store = await postgresIdentities(address);
        return store;
      },
    });
  });

  test("are shared by processes that start at the same time: a key replaced in one is dead in all", async () => {
    const address = await server.createDatabase();
    const [one, other] = await Promise.all([
      postgresIdentities(address),
      postgresIdentities(address),
    ]);
    onTestFinished(async () => {
      await one.close();
      await other.close();
    });
    const agent = { agentId: "a_1", name: "Ada", about: "", owner: null };
    await one.addAgent({ ...agent, keyHash: "k1", createdAtMs: 1, keyAtMs: 1 }, 1);
    expect((await other.findAgentByKey("k1"))?.name).toBe("Ada");
    await other.replaceKey("a_1", { from: "k1", to: "k2", atMs: 2 });
    expect(await one.findAgentByKey("k1")).toBeNull();
  });

  test("of a newer version are left as they are", async () => {
    const address = await server.createDatabase();
    await (await postgresIdentities(address)).close();
    await runOnPostgres(address, 'UPDATE "identitySchema" SET "version" = 99');
    await expect(postgresIdentities(address)).rejects.toThrow(/newer version \(schema 99/);
  });
});

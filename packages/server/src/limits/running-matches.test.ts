import type { Bot } from "@lunchtable-tcg/match";
import { random } from "@tcg/bots";
import { expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import type { RefusalReply } from "../protocol.ts";
import { noLimits } from "./limits.ts";

const never: Bot = { choose: () => new Promise(() => {}) };
const server = useServer({
  bots: { random, never },
  limits: { ...noLimits, running: { all: 3, botsOnly: 1, botsOnlyOfAll: 100 } },
});

const create = async (client: Client, changes: object = {}): Promise<[number, string]> => {
  const wanted = { game: "lunchtable", opponent: "random", ...changes };
  const { status, body } = await client.post<Partial<RefusalReply>>("/api/matches", wanted);
  return [status, body.error?.message ?? ""];
};

test("a guest may have so many matches that are not over", async () => {
  const ada = server.client();
  const first = await ada.createMatch();
  expect((await create(ada))[0]).toBe(201);
  expect((await create(ada, { opponent: null }))[0]).toBe(201);
  expect(await create(ada)).toEqual([
    429,
    "You may have at most 3 matches that are not over. Finish or abandon one first.",
  ]);
  expect((await create(server.client()))[0]).toBe(201);
  await ada.lookWhenMine(first);
  await ada.post(`/api/matches/${first}/abandon`, {});
  expect((await create(ada))[0]).toBe(201);
});

test("the matches of a guest's agents are counted with the guest's", async () => {
  const ada = server.client();
  const agents: Client[] = [];
  for (const name of ["One", "Two"]) {
    const { body } = await ada.post<{ key: string }>("/api/me/agents", { name });
    agents.push(Object.assign(server.client(), { key: body.key }));
  }
  for (const client of [ada, ...agents]) expect((await create(client))[0]).toBe(201);
  for (const client of [ada, ...agents]) expect((await create(client))[0]).toBe(429);
  // An agent of nobody is counted by itself.
  const { body } = await ada.post<{ key: string }>("/api/agents/register", { name: "Free" });
  expect((await create(Object.assign(server.client(), { key: body.key })))[0]).toBe(201);
});

test("and fewer that bots play among themselves", async () => {
  const ada = server.client();
  expect((await create(ada, { auto: "never" }))[0]).toBe(201);
  expect(await create(ada, { auto: "random" })).toEqual([
    429,
    "At most 1 of your matches may be played by bots alone at the same time. Wait for one to end.",
  ]);
  // She still may play herself.
  expect((await create(ada))[0]).toBe(201);
  const bob = server.client();
  const played = await bob.createMatch({ auto: "random" });
  await bob.lookWhenMine(played);
  expect((await create(bob, { auto: "random" }))[0]).toBe(201);
});

test("a request that is sent again finds its match, though there may be no further one", async () => {
  const ada = server.client();
  await ada.createMatch();
  await ada.createMatch();
  const wanted = { game: "lunchtable", opponent: "random", requestId: "once" };
  const first = await ada.post<{ matchId: string }>("/api/matches", wanted);
  const again = await ada.post<{ matchId: string }>("/api/matches", wanted);
  expect([again.status, again.body.matchId]).toEqual([201, first.body.matchId]);
  expect((await create(ada))[0]).toBe(429);
});

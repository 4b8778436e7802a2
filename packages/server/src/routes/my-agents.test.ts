/** Agents that belong to a guest: made, listed, given another key and revoked in a browser. */
import { expect, test } from "vitest";
import type { Answer, Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import { defaultLimits, noLimits } from "../limits/limits.ts";
import type { KeyReply, MyAgentsReply, RefusalReply, RegisteredAgent } from "../protocol.ts";

const server = useServer();
const add = (client: Client, name: string) =>
  client.post<RegisteredAgent>("/api/me/agents", { name });
const list = async (client: Client) =>
  (await client.get<MyAgentsReply>("/api/me/agents")).body.agents;

function withKey(key: string): Client {
  const client = server.client();
  client.key = key;
  return client;
}

const refusal = async (asked: Promise<Answer<unknown>>) => {
  const { status, body } = await asked;
  return [status, (body as RefusalReply).error.code];
};

test("a guest makes agents, sees them without their keys, and each plays for itself", async () => {
  const ada = server.client();
  expect(await list(ada)).toEqual([]);
  const first = await add(ada, "One");
  expect(first.status).toBe(201);
  expect(ada.cookie).not.toBe("");
  const second = await add(ada, "Two");
  expect((await list(ada)).map(({ name, hasKey }) => [name, hasKey])).toEqual([
    ["One", true],
    ["Two", true],
  ]);
  expect((await ada.get("/api/me/agents")).text).not.toMatch(/ltcg_|[0-9a-f]{64}/);
  const matchId = await withKey(first.body.key).createMatch();
  expect((await withKey(first.body.key).look(matchId)).seat).toBe("host");
  expect((await withKey(second.body.key).look(matchId)).seat).toBe("spectator");
  // Not even for its owner: a seat is the agent's own.
  expect((await ada.look(matchId)).seat).toBe("spectator");
  expect(await list(server.client())).toEqual([]);
});

test("the owner revokes a key and gives another one; nobody else does", async () => {
  const ada = server.client();
  const { agentId, key } = (await add(ada, "One")).body;
  const matchId = await withKey(key).createMatch();
  const path = `/api/me/agents/${agentId}/key`;
  const bob = server.client();
  await add(bob, "Bob's");
  for (const other of [bob, server.client()]) {
    expect(await refusal(other.delete(path))).toEqual([404, "no-such-agent"]);
    expect(await refusal(other.call(path, { method: "POST" }))).toEqual([404, "no-such-agent"]);
  }
  expect((await withKey(key).get("/api/agents/me")).status).toBe(200);

  expect((await ada.delete(path)).body).toEqual({ agentId, hasKey: false });
  expect(await refusal(withKey(key).get("/api/agents/me"))).toEqual([401, "unknown-key"]);
  expect((await list(ada))[0]?.hasKey).toBe(false);
  const { status, body } = await ada.call<KeyReply>(path, { method: "POST" });
  expect(status).toBe(201);
  expect((await withKey(body.key).look(matchId)).seat).toBe("host");
});

test("an agent makes no agents", async () => {
  const ada = server.client();
  const { agentId, key } = (await add(ada, "One")).body;
  const agent = withKey(key);
  for (const asked of [
    agent.get("/api/me/agents"),
    add(agent, "Two"),
    agent.delete(`/api/me/agents/${agentId}/key`),
    agent.call(`/api/me/agents/${agentId}/key`, { method: "POST" }),
  ]) {
    expect(await refusal(asked)).toEqual([403, "not-a-guest"]);
  }
});

test("a guest has twenty agents at most", async () => {
  const ada = server.client();
  for (let i = 1; i <= 20; i++) expect((await add(ada, `Number ${i}`)).status).toBe(201);
  expect(await refusal(add(ada, "One too many"))).toEqual([409, "too-many-agents"]);
});

const allow = (most: number) => ({ most, perMs: 3_600_000 });
const strict = useServer({
  limits: {
    ...noLimits,
    rates: {
      ...noLimits.rates,
      matches: { ...defaultLimits.rates.matches, perIdentity: allow(3), perAddress: allow(100) },
    },
  },
});

test("many agents of one guest may do no more than one guest", async () => {
  const ada = strict.client();
  const keys: string[] = [];
  for (const name of ["One", "Two"]) keys.push((await add(ada, name)).body.key);
  const agents = keys.map((key) => Object.assign(strict.client(), { key }));
  const wanted = { game: "lunchtable", opponent: "random" };
  const create = async (client?: Client) => (await client?.post("/api/matches", wanted))?.status;
  const [one, two] = agents;
  expect([await create(one), await create(two), await create(ada)]).toEqual([201, 201, 201]);
  expect([await create(one), await create(two), await create(ada)]).toEqual([429, 429, 429]);
  expect(await create(strict.client())).toBe(201);
});

/** Agents: registered, known by their key on every route and stream, and not known any more by an old one. */
import { describe, expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import { noLimits } from "../limits/limits.ts";
import type {
  AgentReply,
  KeyReply,
  MatchesReply,
  RefusalReply,
  RegisteredAgent,
  RevokedReply,
} from "../protocol.ts";

const server = useServer();

async function agent(name = "Deep Lunch"): Promise<Client & { readonly agentId: string }> {
  const client = server.client();
  const { status, body } = await client.post<RegisteredAgent>("/api/agents/register", { name });
  expect(status).toBe(201);
  client.key = body.key;
  return Object.assign(client, { agentId: body.agentId });
}

const refusal = async (asked: Promise<{ status: number; body: RefusalReply }>) => {
  const { status, body } = await asked;
  return [status, body.error.code];
};

describe("POST /api/agents/register", () => {
  test("gives an id, the name as it is kept, and a key; and no cookie", async () => {
    const client = server.client();
    const { body, headers } = await client.post<RegisteredAgent>("/api/agents/register", {
      name: "  Deep   Lunch ",
      about: "counts calories",
    });
    expect(body).toEqual({
      agentId: expect.stringMatching(/^a_[\w-]{22}$/) as unknown,
      name: "Deep Lunch",
      key: expect.stringMatching(/^ltcg_[\w-]{43}$/) as unknown,
    });
    expect(headers.get("set-cookie")).toBeNull();
    client.key = body.key;
    const me = await client.get<AgentReply>("/api/agents/me");
    expect(me.body).toEqual({
      agentId: body.agentId,
      name: "Deep Lunch",
      about: "counts calories",
      hasKey: true,
      createdAtMs: expect.any(Number) as unknown,
      keyAtMs: me.body.createdAtMs,
    });
    expect(me.text).not.toContain(body.key);
  });

  test("says what a name may be", async () => {
    const { status, body } = await server
      .client()
      .post<RefusalReply>("/api/agents/register", { name: "two\nlines" });
    expect([status, body.error.code]).toEqual([400, "malformed"]);
    expect(body.error.message).toMatch(/^name: a name on one line, 1 to 32 characters/);
  });
});

describe("a key", () => {
  test("plays a match, and its agent alone sees it as its own", async () => {
    const ada = await agent();
    const other = await agent();
    const matchId = await ada.createMatch();
    expect(ada.cookie).toBe("");
    expect((await ada.playOn(matchId, 2)).seat).toBe("host");
    expect((await other.look(matchId)).seat).toBe("spectator");
    expect((await ada.get<MatchesReply>("/api/matches")).body.matches).toHaveLength(1);
    expect((await other.get<MatchesReply>("/api/matches")).body.matches).toHaveLength(0);
  });

  test("counts for more than a cookie", async () => {
    const guest = server.client();
    const matchId = await guest.createMatch();
    expect((await guest.look(matchId)).seat).toBe("host");
    guest.key = (await agent()).key;
    expect((await guest.look(matchId)).seat).toBe("spectator");
    const own = await guest.createMatch();
    const { cookie } = guest;
    guest.cookie = "";
    expect((await guest.look(own)).seat).toBe("host");
    Object.assign(guest, { cookie, key: "" });
    expect((await guest.look(own)).seat).toBe("spectator");
  });

  test("opens a stream as its agent; one that is wrong opens none", async () => {
    const ada = await agent();
    const matchId = await ada.createMatch();
    const stream = ada.stream(matchId);
    const { view } = await stream.first();
    expect(view?.viewer).toBe("host");
    stream.close();
    ada.key = `${ada.key.slice(0, -2)}xx`;
    const none = ada.stream(matchId);
    expect(await none.closed()).not.toBe(1000);
    expect(none.messages).toEqual([]);
  });

  test("needs no Origin, which a cookie does", async () => {
    const ada = await agent();
    const foreign = { origin: "http://elsewhere.example" };
    const wanted = { game: "lunchtable", opponent: "random" };
    expect((await ada.post("/api/matches", wanted, foreign)).status).toBe(201);
    const guest = server.client();
    await guest.createMatch();
    expect(await refusal(guest.post("/api/matches", wanted, foreign))).toEqual([
      403,
      "other-origin",
    ]);
    const matchId = await ada.createMatch();
    const stream = ada.stream(matchId, undefined, foreign);
    await stream.first();
    stream.close();
  });

  test.each([
    ["Bearer", "malformed-key"],
    ["Bearer x", "malformed-key"],
    ["Bearer ltcg_short", "malformed-key"],
    [`Bearer ltcg_${"A".repeat(44)}`, "malformed-key"],
    [`ltcg_${"A".repeat(43)}`, "malformed-key"],
    [`Token ltcg_${"A".repeat(43)}`, "malformed-key"],
    [`Bearer ltcg_${"A".repeat(43)}`, "unknown-key"],
  ])("that is wrong is refused, and never taken for no key: %s", async (authorization, code) => {
    const guest = server.client();
    await guest.createMatch();
    for (const path of ["/api/games", "/api/matches", "/api/agents/me", "/api/nowhere"]) {
      const { status, body, headers } = await guest.call<RefusalReply>(path, {
        headers: { authorization },
      });
      expect([path, status, body.error.code]).toEqual([path, 401, code]);
      expect(headers.get("www-authenticate")).toBe("Bearer");
    }
  });

  test("may be written in small letters; a password for a proxy is no key", async () => {
    const ada = await agent();
    const { key } = ada;
    ada.key = "";
    const as = (authorization: string) =>
      ada.call<AgentReply>("/api/agents/me", { headers: { authorization } });
    expect((await as(`bearer  ${key}`)).status).toBe(200);
    const other = await ada.call("/api/games", { headers: { authorization: "Basic eDp5" } });
    expect(other.status).toBe(200);
  });
});

describe("a new key", () => {
  test("ends the old one at once, and the agent keeps its seats", async () => {
    const ada = await agent();
    const matchId = await ada.createMatch();
    const old = ada.key;
    const { status, body } = await ada.call<KeyReply>("/api/agents/me/key", { method: "POST" });
    expect(status).toBe(201);
    expect(await refusal(ada.get("/api/agents/me"))).toEqual([401, "unknown-key"]);
    ada.key = body.key;
    expect(body.key).not.toBe(old);
    expect((await ada.get<AgentReply>("/api/agents/me")).body.agentId).toBe(ada.agentId);
    expect((await ada.look(matchId)).seat).toBe("host");
  });

  test("is given once if two ask for it with the same old one", async () => {
    const ada = await agent();
    const ask = () => ada.call<KeyReply>("/api/agents/me/key", { method: "POST" });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    ada.key = answers.find(({ status }) => status === 201)?.body.key ?? "";
    expect((await ada.get("/api/agents/me")).status).toBe(200);
  });
});

test("a key that is revoked is one no more", async () => {
  const ada = await agent();
  const { body } = await ada.delete<RevokedReply>("/api/agents/me/key");
  expect(body).toEqual({ agentId: ada.agentId, hasKey: false });
  expect(await refusal(ada.get("/api/agents/me"))).toEqual([401, "unknown-key"]);
  expect(await refusal(ada.delete("/api/agents/me/key"))).toEqual([401, "unknown-key"]);
});

test("without a key there is no agent", async () => {
  const guest = server.client();
  await guest.createMatch();
  for (const asked of [
    guest.get<RefusalReply>("/api/agents/me"),
    guest.call<RefusalReply>("/api/agents/me/key", { method: "POST" }),
    guest.delete<RefusalReply>("/api/agents/me/key"),
  ]) {
    expect(await refusal(asked)).toEqual([401, "no-key"]);
  }
});

describe("with limits", () => {
  const allow = (most: number) => ({ most, perMs: 3_600_000 });
  const limited = useServer({
    limits: {
      ...noLimits,
      rates: {
        ...noLimits.rates,
        agents: { what: "new agents or keys", perIdentity: allow(2), perAddress: allow(4) },
        requests: { what: "requests", perIdentity: allow(10), perAddress: allow(30) },
      },
    },
  });

  test("an address registers no more agents than it may; wrong keys count as requests of nobody", async () => {
    const client = limited.client();
    const register = () => client.post("/api/agents/register", { name: "One of many" });
    const first = await client.post<RegisteredAgent>("/api/agents/register", { name: "One" });
    expect([first.status, (await register()).status]).toEqual([201, 201]);
    expect(await refusal(register() as never)).toEqual([429, "too-many-requests"]);
    const wrong = limited.client();
    wrong.key = `ltcg_${"A".repeat(43)}`;
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++) statuses.push((await wrong.get("/api/games")).status);
    expect(statuses.slice(0, 7)).toEqual(Array(7).fill(401));
    expect(statuses.slice(7)).toEqual([429, 429]);
    // Whoever has an identity is not held up by those who have none.
    wrong.key = first.body.key;
    expect((await wrong.get("/api/agents/me")).status).toBe(200);
  });
});

test("a seat is not given to somebody who forgot the key", async () => {
  const create = { game: "lunchtable", opponent: "greedy" };
  const { status, body } = await server
    .client()
    .post<RefusalReply>("/api/agents/matches", { create });
  expect([status, body.error.code]).toEqual([401, "no-key"]);
});

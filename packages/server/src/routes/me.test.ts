/** Who one is, what one is called, and where others read it. */
import { expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import type {
  MatchesReply,
  MatchReply,
  MeReply,
  MetaReply,
  RefusalReply,
  RegisteredAgent,
  WatchReply,
} from "../protocol.ts";

const server = useServer();

const rename = (client: Client, name: string) => client.put<MeReply>("/api/me", { name });
const me = async (client: Client) => (await client.get<MeReply>("/api/me")).body;

test("nobody has no name; a guest has one before choosing it", async () => {
  const ada = server.client();
  expect(await me(ada)).toEqual({ kind: "nobody", id: null, name: null });
  await ada.createMatch();
  const { kind, id, name } = await me(ada);
  expect([kind, id, name]).toEqual([
    "guest",
    expect.stringMatching(/^g_/),
    expect.stringMatching(/^Guest [0-9A-F]{4}$/),
  ]);
});

test("a name is chosen, and again; choosing one makes nobody a guest", async () => {
  const ada = server.client();
  const { body, headers } = await rename(ada, "  Ada  ");
  expect(body).toEqual({ kind: "guest", id: expect.stringMatching(/^g_/) as unknown, name: "Ada" });
  expect(headers.get("set-cookie")).toContain("HttpOnly");
  expect(await me(ada)).toEqual(body);
  await rename(ada, "Ada Lovelace");
  expect(await me(ada)).toEqual({ ...body, name: "Ada Lovelace" });
  const { status, body: refused } = await ada.put<RefusalReply>("/api/me", { name: "A\u202eda" });
  expect([status, refused.error.code]).toEqual([400, "malformed"]);
  expect((await me(ada)).name).toBe("Ada Lovelace");
});

test("an agent may change its name, too", async () => {
  const agent = server.client();
  const { body } = await agent.post<RegisteredAgent>("/api/agents/register", { name: "R2" });
  agent.key = body.key;
  expect(await me(agent)).toEqual({ kind: "agent", id: body.agentId, name: "R2" });
  await rename(agent, "D2");
  expect(await me(agent)).toEqual({ kind: "agent", id: body.agentId, name: "D2" });
});

test("names are read wherever seats are shown, by seat, and no id is", async () => {
  const ada = server.client();
  const bob = server.client();
  await rename(ada, "Ada");
  const matchId = await ada.createMatch({ opponent: null, seed: undefined });
  const names = async (client: Client) => {
    const answers = await Promise.all([
      client.get<MetaReply>(`/api/matches/${matchId}/meta`),
      client.get<MatchReply>(`/api/matches/${matchId}`),
      client.get<MatchReply>(`/api/matches/${matchId}/wait?seconds=0`),
    ]);
    const [first, ...rest] = answers.map(({ body }) => body.names);
    for (const other of rest) expect(other).toEqual(first);
    return first;
  };
  expect(await names(ada)).toEqual({ host: "Ada" });
  const { status } = await bob.post(`/api/matches/${matchId}/join`, {
    deck: "sugar-rush",
    code: (await ada.get<MetaReply>(`/api/matches/${matchId}/meta`)).body.inviteCode ?? undefined,
  });
  expect(status).toBe(200);
  const { name: called } = await me(bob);
  expect(await names(ada)).toEqual({ host: "Ada", away: called });
  await rename(bob, "Bob");
  expect(await names(ada)).toEqual({ host: "Ada", away: "Bob" });
  expect(await names(bob)).toEqual({ host: "Ada", away: "Bob" });
  const { matches } = (await ada.get<MatchesReply>("/api/matches")).body;
  expect(matches[0]?.names).toEqual({ host: "Ada", away: "Bob" });
  const { matches: watched } = (await ada.get<WatchReply>("/api/watch")).body;
  const listed = watched.find((match) => match.matchId === matchId);
  expect(listed?.names).toEqual({ host: "Ada", away: "Bob" });
  const { id: own } = await me(bob);
  for (const text of ada.received) expect(text).not.toContain(own);
});

test("bots have names of ours, which stand elsewhere", async () => {
  const ada = server.client();
  const matchId = await ada.createMatch();
  const { names, seats } = (await ada.get<MetaReply>(`/api/matches/${matchId}/meta`)).body;
  expect(Object.keys(names)).toEqual(["host"]);
  expect(seats[1]).toMatchObject({ by: "bot", bot: "random" });
});

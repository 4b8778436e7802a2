/** The official client of the Model Context Protocol at a server of ours, over HTTP. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, onTestFinished, test } from "vitest";
import { callTool, playThrough } from "../../test/mcp-player.ts";
import { quickBots } from "../../test/quick-bots.ts";
import { useServer } from "../../test/running-server.ts";
import type { RefusalReply, RegisteredAgent } from "../protocol.ts";
import { MCP_PATH } from "./path.ts";

const problems: unknown[] = [];
const server = useServer({ bots: quickBots, onProblem: (problem) => problems.push(problem) });

async function register(name: string): Promise<string> {
  const { body } = await server.client().post<RegisteredAgent>("/api/agents/register", { name });
  return body.key;
}

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const headers = { authorization: `Bearer ${key}` };
  const url = new URL(MCP_PATH, server.url);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

test.each(
  Object.keys(quickBots).flatMap((bot) =>
    ["lunchtable", "lorcana"].map((game) => [game, bot] as const),
  ),
)("a client plays a whole match of %s against %s with the tools", async (game, bot) => {
  const client = await connect(await register("Toolsmith"));
  const end = await playThrough(client, game, bot);
  expect(end).toMatch(/^OVER: /m);
  const { text } = await callTool(client, "my_matches");
  expect(text).toContain("completed");
});

test("the tools say what they take, and which of them change nothing", async () => {
  const client = await connect(await register("Reader"));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "list_games",
    "create_match",
    "join_match",
    "my_matches",
    "look",
    "wait",
    "legal_actions",
    "act",
    "explain",
  ]);
  for (const { name, description, inputSchema, annotations } of tools) {
    expect(description).toBeTruthy();
    expect(inputSchema.additionalProperties).toBe(false);
    const isActing = ["create_match", "join_match", "act"].includes(name);
    expect(annotations?.readOnlyHint).toBe(!isActing);
  }
});

test("two agents play each other, each with its own eyes", async () => {
  const host = await connect(await register("Host"));
  const guest = await connect(await register("Guest"));
  const created = await callTool(host, "create_match", {
    game: "lunchtable",
    opponent: null,
    isPublic: false,
  });
  const matchId = /^Match (\S+),/.exec(created.text)?.[1] ?? "";
  const code = /code (\S+)\./.exec(created.text)?.[1] ?? "";
  const stranger = await callTool(guest, "look", { matchId });
  expect(stranger).toMatchObject({
    isError: true,
    text: expect.stringContaining("no-such-match") as unknown,
  });
  const joined = await callTool(guest, "join_match", { matchId, deck: "salad-bar", code });
  expect(joined).toMatchObject({ isError: false });
  const seen = await Promise.all(
    [host, guest].map((client) => callTool(client, "look", { matchId })),
  );
  expect(seen[0]?.text).toContain("You are host.");
  expect(seen[1]?.text).toContain("You are away.");
  // Nobody acts for them.
  const third = await connect(await register("Third"));
  const version = Number(/, version (\d+)\./.exec(seen[0]?.text ?? "")?.[1]);
  const move = { matchId, expectedVersion: version, actions: ["SURRENDER"] };
  expect(await callTool(third, "act", move)).toMatchObject({ isError: true });
  expect((await callTool(host, "look", { matchId })).text).toContain(`, version ${version}.`);
});

test("what the API refuses is told in its own words, and nothing happens", async () => {
  const client = await connect(await register("Clumsy"));
  const created = await callTool(client, "create_match", {
    game: "lunchtable",
    opponent: "greedy",
  });
  const matchId = /^Match (\S+),/.exec(created.text)?.[1] ?? "";
  const seen = await callTool(client, "wait", { matchId });
  const expectedVersion = Number(/, version (\d+)\./.exec(seen.text)?.[1]);
  const refused = await callTool(client, "act", {
    matchId,
    expectedVersion,
    actions: ["SUMMON c9999"],
  });
  expect(refused.text).toMatch(/REFUSED|Refused/);
  const unknownGame = await callTool(client, "create_match", { game: "chess", opponent: "greedy" });
  expect(unknownGame).toMatchObject({ isError: true });
  expect(unknownGame.text).toContain("lunchtable");
  const nothing = await callTool(client, "explain", { matchId });
  expect(nothing).toMatchObject({
    isError: true,
    text: expect.stringContaining("one of card") as unknown,
  });
});

test("cards, rules and actions are explained", async () => {
  const client = await connect(await register("Curious"));
  const created = await callTool(client, "create_match", {
    game: "lunchtable",
    opponent: "greedy",
  });
  const matchId = /^Match (\S+),/.exec(created.text)?.[1] ?? "";
  const card = await callTool(client, "explain", { matchId, card: "Total Denial" });
  expect(card.text).toContain("Total Denial");
  const rule = await callTool(client, "explain", { matchId, rule: "9.5" });
  expect(rule.text).toContain("9.5");
  const { text } = await callTool(client, "legal_actions", { matchId });
  expect(text).toContain("Cursor: ");
});

test("rulebooks and cards are resources", async () => {
  const client = await connect(await register("Librarian"));
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    "lunchtable://rules/lunchtable",
    "lunchtable://rules/lorcana",
    "lunchtable://cards/lunchtable",
    "lunchtable://cards/lorcana",
  ]);
  for (const { uri } of resources) {
    const { contents } = await client.readResource({ uri });
    expect(JSON.stringify(contents).length).toBeGreaterThan(10_000);
  }
});

test("without a key, or with a wrong one, nobody is served", async () => {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const none = await server.client().call<RefusalReply>(MCP_PATH, {
    method: "POST",
    body: JSON.stringify(body),
  });
  expect(none.status).toBe(401);
  expect(none.body.error.message).toContain("/api/agents/register");
  const wrong = await server.client().call<RefusalReply>(MCP_PATH, {
    method: "POST",
    headers: { authorization: "Bearer nonsense" },
    body: JSON.stringify(body),
  });
  expect(wrong.status).toBe(401);
});

test("what a client does wrong is no problem of the server's", async () => {
  const headers = {
    authorization: `Bearer ${await register("Clumsy")}`,
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
  };
  for (const body of ["{", "[]", '{"jsonrpc":"2.0"}', '[{"jsonrpc":"2.0","id":1}]']) {
    const { status } = await fetch(`${server.url}${MCP_PATH}`, { method: "POST", headers, body });
    expect([body, status]).toEqual([body, 400]);
  }
  for (const [name, value, status] of [
    ["content-type", "text/plain", 415],
    ["accept", "application/json", 406],
    ["mcp-protocol-version", "1999-01-01", 400],
  ] as const) {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
    const sent = { method: "POST", headers: { ...headers, [name]: value }, body };
    const answer = await fetch(`${server.url}${MCP_PATH}`, sent);
    expect([name, answer.status]).toEqual([name, status]);
  }
  expect(problems).toEqual([]);
});

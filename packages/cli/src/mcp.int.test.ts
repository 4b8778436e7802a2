/** The official client starts `lunchtable mcp` as a program and plays through its standard input and output. */

import { noLimits, serve } from "@ltcg/server";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, onTestFinished, test } from "vitest";
import { bin, lunchtableProcess } from "../test/lunchtable.ts";

async function connect(args: readonly string[] = []): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin, "mcp", ...args] }),
  );
  onTestFinished(() => client.close());
  return client;
}

async function call(client: Client, name: string, args: object = {}): Promise<string> {
  const { content } = await client.callTool({ name, arguments: { ...args } });
  const [first] = content as readonly { readonly text?: string }[];
  return first?.text ?? "";
}

const newMatch = { game: "lunchtable", opponent: "greedy" };

test("without a server it brings a table of its own", async () => {
  const client = await connect();
  expect(await call(client, "list_games")).toContain("sugar-rush");
  expect(await call(client, "create_match", newMatch)).toMatch(/^Match \S+, you are host\./);
});

test("with a server it sits at that server's tables", async () => {
  const server = await serve({ port: 0, limits: noLimits });
  onTestFinished(() => server.close());
  const client = await connect(["--server", server.url]);
  const matchId = /^Match (\S+),/.exec(await call(client, "create_match", newMatch))?.[1];
  const meta = await fetch(`${server.url}/api/matches/${matchId}/meta`);
  expect(meta.status).toBe(200);
});

test.each([
  [["--server", "nonsense"], 2, "--server is an address"],
  [["--server", "http://127.0.0.1:9"], 1, "There is no server at"],
])("%s is refused", async (args, code, message) => {
  const ran = await lunchtableProcess(["mcp", ...args]);
  expect(ran.code).toBe(code);
  expect(ran.err).toContain(message);
});

/** `lunchtable mcp`: the tools for language models over standard input and output, at a server or at a table of its own. */
import { createServer } from "@ltcg/server";
import { type Ask, askAs, createMcpServer } from "@ltcg/server/mcp";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { NotGood, WrongCall } from "./errors.ts";

export interface McpCall {
  readonly server?: string;
  readonly key?: string;
}

interface Table {
  readonly ask: Ask;
  readonly close: () => Promise<void>;
}

/** Returns when it serves; it ends with its input. */
export async function mcp({ server, key = process.env.LUNCHTABLE_KEY }: McpCall): Promise<void> {
  const { ask, close } = server === undefined ? await ownTable() : await tableAt(server, key ?? "");
  const serving = serveStdio(() => createMcpServer(ask), {
    // Standard output belongs to the protocol.
    onerror: (error) => console.error(`lunchtable mcp: ${error.message}`),
  });
  process.stdin.once("end", () => {
    void serving.close().then(close, close);
  });
}

/** A server in this process that nobody else reaches: its matches end with it. */
async function ownTable(): Promise<Table> {
  const { fetch, ready, close } = createServer({ onProblem: (problem) => console.error(problem) });
  await ready;
  const send = (path: string, init: RequestInit): Promise<Response> =>
    fetch(new Request(new URL(path, "http://lunchtable.invalid"), init));
  return { ask: askAs(await register(send), send), close };
}

async function tableAt(server: string, key: string): Promise<Table> {
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol)) {
    throw new WrongCall(`--server is an address such as http://127.0.0.1:3000, not "${server}"`);
  }
  const send = (path: string, init: RequestInit): Promise<Response> =>
    fetch(new URL(path, server), init);
  try {
    return { ask: askAs(key === "" ? await register(send) : key, send), close: async () => {} };
  } catch (error) {
    if (error instanceof NotGood) throw error;
    throw new NotGood(`There is no server at ${server}: ${(error as Error).message}.`);
  }
}

/** A key of its own, for as long as this runs. */
async function register(
  send: (path: string, init: RequestInit) => Promise<Response>,
): Promise<string> {
  const response = await send("/api/agents/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "MCP agent" }),
  });
  const answer = (await response.json()) as { readonly key?: string; readonly error?: Error };
  if (answer.key !== undefined) return answer.key;
  throw new NotGood(`The server gives no key: ${answer.error?.message ?? response.status}`);
}

/**
 * POST /api/mcp: the Model Context Protocol over HTTP, for agents with a key. What a tool asks goes through the
 * same routes as everybody's requests, under the key and from the address of the call.
 */
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Context, Hono } from "hono";
import { requesterIn } from "../http/admit.ts";
import { HttpError } from "../http/http-error.ts";
import { askAs } from "./ask.ts";
import { createMcpServer } from "./mcp-server.ts";
import { MCP_PATH } from "./path.ts";

const NO_KEY =
  'Send "Authorization: Bearer KEY". POST /api/agents/register {"name": "…"} gives a key.';

/** How the library begins to tell of a request that it has refused. */
const REFUSED =
  /^(?:Rejected inbound request|Unsupported Media Type|subscriptions\/listen refused)/;

export function addMcp(
  app: Hono,
  {
    closing,
    onProblem,
  }: { readonly closing: AbortSignal; readonly onProblem: (problem: unknown) => void },
): void {
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      if (requestInfo === undefined) throw new Error("a call over HTTP has no request");
      return createMcpServer(askAs(keyIn(requestInfo), insideOf(app, requestInfo)));
    },
    // What a client does wrong it is told by the protocol; only what we do wrong is a problem.
    { onerror: (error) => void (REFUSED.test(error.message) || onProblem(error)) },
  );
  closing.addEventListener("abort", () => void handler.close().catch(onProblem));
  app.post(MCP_PATH, (c: Context) => {
    if (requesterIn(c).kind !== "agent") throw new HttpError(401, "no-key", NO_KEY);
    return handler.fetch(c.req.raw);
  });
}

const keyIn = (request: Request): string =>
  request.headers.get("authorization")?.replace(/^Bearer\s+/i, "") ?? "";

/** A request of a tool, with the address of the call that it serves. */
function insideOf(app: Hono, outer: Request) {
  const { ip } = outer as { readonly ip?: string };
  return async (path: string, init: RequestInit): Promise<Response> => {
    const inner = new Request(new URL(path, outer.url), { ...init, signal: outer.signal });
    if (ip !== undefined) Object.defineProperty(inner, "ip", { value: ip });
    return app.fetch(inner);
  };
}

/** What every answer to a message of the Model Context Protocol promises. */
import { type ApiDocument, apiDocument } from "../../../packages/server/src/http/api-document.ts";
import { refusal } from "../../../packages/server/src/http/shapes.ts";
import { MCP_PATH } from "../../../packages/server/src/mcp/path.ts";
import { tools } from "../../../packages/server/src/mcp/tools/all.ts";
import { routes } from "../../../packages/server/src/routes/all.ts";
import type { Wanted } from "./requests.ts";

const document: ApiDocument = apiDocument(routes);

/** Other methods are refused as at any route. */
export const isMcp = ({ method, path }: Wanted): boolean =>
  method === "POST" && path.split("?")[0] === MCP_PATH;

/** Tools that answer at once and change nothing. */
const reading = tools.filter(({ isReading, name }) => isReading && name !== "wait");

/** Whether a message asks for nothing that is kept. */
export function mcpLeavesNothing({ body }: Wanted): boolean {
  const message = parsed(body ?? "") as {
    readonly method?: unknown;
    readonly params?: { readonly name?: unknown };
  } | null;
  if (message?.method !== "tools/call") return true;
  return reading.some(({ name }) => name === message.params?.name);
}

/** What is wrong with the answer; null if nothing is. */
export function mcpFaultOf(answer: Response, text: string): string | null {
  const { status } = answer;
  if (document.paths[MCP_PATH]?.post?.responses[status] === undefined) {
    return `it is answered with ${status}, of which the document says nothing`;
  }
  if (status === 202) return text === "" ? null : "it is taken, and answered all the same";
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") === true;
  const told = isStream ? [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => data) : [text];
  if (told.length === 0) return "it is answered with no message";
  const isFitting = (value: unknown): boolean =>
    isMessage(value) || (status >= 400 && refusal.safeParse(value).success);
  const strange = told.find((each) => !isFitting(parsed(each ?? "")));
  return strange === undefined ? null : `it is answered in another shape: ${strange.slice(0, 300)}`;
}

/** Of JSON-RPC, one or several. */
function isMessage(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isMessage);
  if (typeof value !== "object" || value === null) return false;
  return "jsonrpc" in value && ("result" in value || "error" in value || "method" in value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

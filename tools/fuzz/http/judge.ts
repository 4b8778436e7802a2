/** What every answer promises, whatever was asked. */
import { refusal } from "../../../packages/server/src/http/shapes.ts";
import { checkAnswer } from "../../../packages/server/test/check-answer.ts";
import { isMcp, mcpFaultOf } from "./mcp.ts";
import type { Wanted } from "./requests.ts";

/** A refusal tells what is wrong, not everything it was sent. */
const MAX_REFUSAL_CHARS = 8000;

/** What is wrong with an answer; null if nothing is. */
export function faultOf(wanted: Wanted, answer: Response, text: string): string | null {
  const { method, path } = wanted;
  const { status } = answer;
  if (status >= 500 && status !== 503)
    return `it is answered with ${status}: ${text.slice(0, 300)}`;
  if (!answer.headers.has("x-content-type-options")) return "its answer lacks the security headers";
  if (isMcp(wanted)) return mcpFaultOf(answer, text);
  if (method === "HEAD") return text === "" ? null : "HEAD is answered with a body";
  // Whoever wants to read is answered in words; a refusal is one in any case.
  const isText = answer.headers.get("content-type")?.startsWith("text/plain") === true;
  if (isText && status < 400 && wanted.headers.accept === "text/plain") return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `its answer is no JSON: ${text.slice(0, 300)}`;
  }
  if (status >= 400 && text.length > MAX_REFUSAL_CHARS) {
    return `it is refused with ${text.length} characters`;
  }
  const isHealth = /^\/(?:healthz|readyz)/.test(path);
  if (status >= 400 && !(isHealth && status === 503) && !refusal.safeParse(body).success) {
    return `it is refused in another shape: ${text.slice(0, 300)}`;
  }
  try {
    checkAnswer(method, path, status, body);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

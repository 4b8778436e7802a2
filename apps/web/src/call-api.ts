/**
 * Calls the API from anywhere: in the browser over HTTP; for a page rendered on the server as a function
 * call, with the cookie of the request that the page answers.
 */
import type { Refusal, RefusalReply } from "@ltcg/server/protocol";
import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { api } from "./api.server.ts";

/** After this long without an answer, the server or the connection is taken to be gone. */
const PATIENCE_MS = 10_000;

const ask = createIsomorphicFn()
  .server((path: string, init?: RequestInit): Promise<Response> => {
    const request = getRequest();
    const headers = new Headers(init?.headers);
    const cookie = request.headers.get("cookie");
    if (cookie !== null) headers.set("cookie", cookie);
    return Promise.resolve(
      api().fetch(new Request(new URL(path, request.url), { ...init, headers })),
    );
  })
  .client(
    (path: string, init?: RequestInit): Promise<Response> =>
      fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
  );

export type Answer<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly error: Refusal };

/** An address under /api/matches/:id. */
export const pathOf = (matchId: string, part?: string): string =>
  `/api/matches/${encodeURIComponent(matchId)}${part === undefined ? "" : `/${part}`}`;

/** What is answered as plain text; null if it is refused, or the server cannot be reached. */
export async function readText(path: string): Promise<string | null> {
  try {
    const response = await ask(path, { headers: { accept: "text/plain" } });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

export const unreachable = {
  ok: false,
  status: 0,
  error: { code: "network/unreachable", message: "The server cannot be reached." },
} as const;

/** Status 0: the server could not be reached. */
export async function callApi<T>(
  path: string,
  body?: object,
  method: "GET" | "POST" | "PUT" | "DELETE" = body === undefined ? "GET" : "POST",
): Promise<Answer<T>> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : {
          method,
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  try {
    const response = await ask(path, init);
    const text = await response.text();
    const reply = text === "" ? {} : (JSON.parse(text) as Partial<RefusalReply>);
    if (response.ok) return { ok: true, body: reply as T };
    return { ok: false, status: response.status, error: refusal(response.status, reply.error) };
  } catch {
    return unreachable;
  }
}

function refusal(status: number, error: Partial<Refusal> | undefined): Refusal {
  return {
    code: error?.code ?? `http/${status}`,
    message: error?.message ?? `The server answered ${status}.`,
    ...(error?.rule !== undefined && { rule: error.rule }),
    ...(error?.data !== undefined && { data: error.data }),
  };
}

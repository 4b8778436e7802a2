/**
 * How the tools reach the API for agents: inside this process, or over the network. Whatever a tool does is a request
 * that any agent could make, with the same rights, limits and refusals.
 */

export interface Asked {
  readonly method: "GET" | "POST";
  /** From `/api` on, with its query. */
  readonly path: string;
  readonly body?: object;
  readonly accept?: "application/json" | "text/plain";
}

export type Ask = (asked: Asked) => Promise<Response>;

/** Asks as whoever has the key, wherever requests go. */
export function askAs(
  key: string,
  send: (path: string, init: RequestInit) => Promise<Response>,
): Ask {
  return ({ method, path, body, accept = "application/json" }) =>
    send(path, {
      method,
      headers: {
        accept,
        ...(key !== "" && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

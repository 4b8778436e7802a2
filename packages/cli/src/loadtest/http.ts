/**
 * Requests with as little work as they take: on a small machine the clients share its processors with the
 * server that is measured.
 */
import { Agent, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The guest that the server made of a stranger; null if it is known already. */
  readonly cookie: string | null;
}

export interface Connections {
  ask(method: "GET" | "POST", path: string, cookie: string, body?: object): Promise<Answer>;
  close(): void;
}

const TIMEOUT_MS = 60_000;

export function connectTo(url: string): Connections {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });

  function ask(
    method: "GET" | "POST",
    path: string,
    cookie: string,
    body?: object,
  ): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const sent = body === undefined ? "" : JSON.stringify(body);
    const headers: Record<string, string | number> = { "content-type": "application/json" };
    if (cookie !== "") headers.cookie = cookie;
    if (method === "POST") headers["content-length"] = Buffer.byteLength(sent);
    const asked = request(
      { agent, hostname, port, method, path, headers, timeout: TIMEOUT_MS },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part;
        });
        response.on("error", reject);
        response.on("end", () => {
          const given = response.headers["set-cookie"]?.[0]?.split(";")[0] ?? null;
          resolve({ status: response.statusCode ?? 0, text, cookie: given });
        });
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("no answer in time")));
    asked.on("error", (error: NodeJS.ErrnoException) => {
      // The server has closed a connection that was idle just when it was used again: another one is taken.
      if (asked.reusedSocket && error.code === "ECONNRESET") {
        ask(method, path, cookie, body).then(resolve, reject);
      } else reject(error);
    });
    asked.end(sent);
    return promise;
  }

  return { ask, close: () => agent.destroy() };
}

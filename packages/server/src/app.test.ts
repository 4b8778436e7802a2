/** What holds for every route: who may ask, and how much may be sent. */
import { describe, expect, onTestFinished, test } from "vitest";
import { createServer, type Server, type ServerOptions } from "./index.ts";

function useServer(options: ServerOptions = {}): Server {
  const server = createServer(options);
  onTestFinished(() => server.close());
  return server;
}

const post = (path: string, headers: Record<string, string> = {}, body = "{}"): Request =>
  new Request(`http://localhost${path}`, { method: "POST", headers, body });

async function codeOf(response: Response): Promise<[number, string]> {
  const { error } = (await response.json()) as { error: { code: string } };
  return [response.status, error.code];
}

describe("a body", () => {
  test.each([
    ["/api/matches", 320 * 1024],
    ["/api/matches/m/actions", 64 * 1024],
    ["/api/replays", 1024 * 1024],
    ["/api/verify", 1024 * 1024],
  ])("at %s may have %d bytes", async (path, most) => {
    const server = useServer();
    const sized = (bytes: number): Request => post(path, { "content-length": String(bytes) });
    expect((await server.fetch(sized(most))).status).not.toBe(413);
    expect(await codeOf(await server.fetch(sized(most + 1)))).toEqual([413, "too-large"]);
  });

  test("in pieces is not taken", async () => {
    const request = post("/api/matches", { "transfer-encoding": "chunked" });
    expect(await codeOf(await useServer().fetch(request))).toEqual([411, "length-required"]);
  });
});

describe("a page of somebody else's", () => {
  const foreign = { origin: "http://evil.example" };

  test("may look and not act", async () => {
    const server = useServer();
    expect(await codeOf(await server.fetch(post("/api/matches", foreign)))).toEqual([
      403,
      "other-origin",
    ]);
    const look = new Request("http://localhost/api/games", { headers: foreign });
    expect((await server.fetch(look)).status).toBe(200);
  });
});

test("no answer is kept by a browser", async () => {
  const response = await useServer().fetch(new Request("http://localhost/api/games"));
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a body that breaks off is no JSON, and no fault of ours", async () => {
  const problems: unknown[] = [];
  const server = useServer({ onProblem: (problem) => problems.push(problem) });
  const request = post("/api/matches");
  Object.defineProperty(request, "text", { value: () => Promise.reject(new Error("cut off")) });
  expect(await codeOf(await server.fetch(request))).toEqual([400, "malformed"]);
  expect(problems).toEqual([]);
});

test("every answer tells the browser to load and embed nothing", async () => {
  const server = useServer();
  for (const path of ["/api/games", "/api/nowhere", "/healthz"]) {
    const { headers } = await server.fetch(new Request(`http://localhost${path}`));
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
  }
  const docs = await server.fetch(new Request("http://localhost/api/docs"));
  expect(docs.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src/);
});

test.each(["//x", "/api//x", "/api/%zz", "/api/matches/%zz", "/api/matches/%zz/meta"])(
  "an address like %s is refused, not broken",
  async (path) => {
    const problems: unknown[] = [];
    const server = useServer({ onProblem: (problem) => problems.push(problem) });
    const { status } = await server.fetch(new Request(`http://localhost${path}`));
    expect([status, problems]).toEqual([404, []]);
  },
);

test("whoever asks for the socket's address as for a page is told what is there", async () => {
  const answer = await useServer().fetch(new Request("http://localhost/api/stream"));
  const { error } = (await answer.json()) as { error: { code: string; message: string } };
  expect([answer.status, error.code]).toEqual([404, "no-such-route"]);
  expect(error.message).toMatch(/a WebSocket.*\/api\/matches\/:id\/stream/);
});

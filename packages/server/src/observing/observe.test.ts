/** What the log and the metrics tell of requests: enough to find a fault, and nothing of a match. */
import { expect, onTestFinished, test } from "vitest";
import { createServer, type Server, type ServerOptions } from "../index.ts";

interface Line {
  readonly requestId?: string;
  readonly route?: string;
  readonly [field: string]: unknown;
}

function useServer(options: ServerOptions = {}): {
  server: Server;
  lines: Line[];
  faults: unknown[];
} {
  const lines: Line[] = [];
  const faults: unknown[] = [];
  const log = {
    info: (line: Line) => lines.push(line),
    error: (problem: unknown) => faults.push(problem),
  };
  const server = createServer({
    log: log as unknown as NonNullable<ServerOptions["log"]>,
    ...options,
  });
  onTestFinished(() => server.close());
  return { server, lines, faults };
}

const ask = (server: Server, path: string, init: RequestInit = {}): Promise<Response> =>
  server.fetch(new Request(`http://localhost${path}`, init));

test("every request is one line, with the id that its answer has", async () => {
  const { server, lines } = useServer();
  const answer = await ask(server, "/api/matches/m1/meta?secret=1", {
    headers: { cookie: "ltcg_guest=hunter2" },
  });
  expect(answer.status).toBe(400);
  expect(lines).toEqual([
    {
      requestId: answer.headers.get("x-request-id"),
      method: "GET",
      route: "/api/matches/:id/meta",
      status: 400,
      ms: expect.any(Number) as unknown,
      matchId: "m1",
    },
  ]);
  await ask(server, "/api/nowhere/hunter2");
  expect(lines[1]).toMatchObject({ route: "none", status: 404 });
  expect(JSON.stringify(lines)).not.toMatch(/hunter2|secret/);
});

test("metrics count by route, whatever clients make up", async () => {
  const { server } = useServer();
  for (const path of ["/api/games", "/api/games", "/api/matches/m1/meta", "/api/matches/m2/meta"]) {
    await ask(server, path);
  }
  await ask(server, "/api/x", { method: "BREW" });
  await ask(server, "/api/y");
  const answer = await ask(server, "/metrics");
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  const counted = text.split("\n").filter((line) => line.startsWith("lunchtable_requests_total{"));
  expect(counted).toEqual([
    'lunchtable_requests_total{route="/api/games",method="GET",status="200"} 2',
    'lunchtable_requests_total{route="/api/matches/:id/meta",method="GET",status="404"} 2',
    'lunchtable_requests_total{route="none",method="other",status="404"} 1',
    'lunchtable_requests_total{route="none",method="GET",status="404"} 1',
  ]);
  expect(text).toContain("lunchtable_streams 0");
});

test("a fault of ours is in the log and counted", async () => {
  const broken = new Error("no disk");
  const { server, faults } = useServer({
    bots: new Proxy(
      {},
      {
        ownKeys() {
          throw broken;
        },
      },
    ),
  });
  expect((await ask(server, "/api/games")).status).toBe(500);
  expect(faults).toEqual([broken]);
  expect(await (await ask(server, "/metrics")).text()).toContain("lunchtable_problems_total 1");
});

test("GET /readyz says no before the start is over and while the server closes", async () => {
  const { server } = useServer();
  expect((await ask(server, "/readyz")).status).toBe(503);
  await server.ready;
  const answer = await ask(server, "/readyz");
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, problem: null }]);
  const closing = server.close();
  expect((await ask(server, "/readyz")).status).toBe(503);
  await closing;
});

import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import { createServer } from "../index.ts";

const server = useServer();

test("GET /healthz answers 200 once the server is ready", async () => {
  const { status, body } = await server.client().get("/healthz");
  expect([status, body]).toEqual([200, { ok: true }]);
});

test("GET /healthz answers 503 before, and when it closes", async () => {
  const early = createServer();
  const ask = (): Promise<Response> => early.fetch(new Request("http://localhost/healthz"));
  const before = await ask();
  await early.ready;
  const after = await ask();
  expect([before.status, after.status]).toEqual([503, 200]);
  expect(await before.json()).toEqual({ ok: false });
  await early.close();
  expect((await ask()).status).toBe(503);
});

test("an address where nothing is gets 404 with a reason", async () => {
  const { status, body } = await server.client().get("/api/nothing");
  expect(status).toBe(404);
  expect(body).toEqual({
    error: { code: "no-such-route", message: "There is nothing at GET /api/nothing." },
  });
});

import type { MatchStore } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import { createServer } from "../index.ts";

const server = useServer();

test("GET /healthz answers 200 once the server is ready", async () => {
  const { status, body } = await server.client().get("/healthz");
  expect([status, body]).toEqual([200, { ok: true, problem: null }]);
});

test("GET /healthz answers 503 before, and when it closes", async () => {
  const early = createServer();
  const ask = (): Promise<Response> => early.fetch(new Request("http://localhost/healthz"));
  const before = await ask();
  await early.ready;
  const after = await ask();
  expect([before.status, after.status]).toEqual([503, 200]);
  expect(await before.json()).toEqual({ ok: false, problem: "The server is not ready yet." });
  await early.close();
  expect((await ask()).status).toBe(503);
});

test("GET /healthz answers 503 while a bot's moves cannot be written, without anything raw", async () => {
  const store = memoryStore();
  const full: MatchStore = {
    ...store,
    append: (entry) =>
      entry.commandId.startsWith("bot")
        ? Promise.reject(new Error("no space in /secret/place"))
        : store.append(entry),
  };
  const own = createServer({ store: full, onProblem: () => {} });
  await own.ready;
  const body = JSON.stringify({ game: "lunchtable", opponent: "random", auto: "random" });
  const headers = { "content-type": "application/json" };
  const url = "http://localhost/api/matches";
  expect((await own.fetch(new Request(url, { method: "POST", headers, body }))).status).toBe(201);
  const ask = (): Promise<Response> => own.fetch(new Request("http://localhost/healthz"));
  await expect.poll(async () => (await ask()).status).toBe(503);
  const told = await (await ask()).text();
  expect(told).toContain("Work that is due in one match has failed since");
  expect(told).not.toContain("secret");
  await own.close();
});

test("an address where nothing is gets 404 with a reason", async () => {
  const { status, body } = await server.client().get("/api/nothing");
  expect(status).toBe(404);
  expect(body).toEqual({
    error: {
      code: "no-such-route",
      message: "There is nothing at GET /api/nothing. GET /api/docs lists what there is.",
    },
  });
});

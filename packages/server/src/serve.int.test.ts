/** The listener: where it listens, what it hears, and what it leaves behind. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Client } from "../test/client.ts";
import { createServer, serve } from "./index.ts";

const signals = ["SIGTERM", "SIGINT"] as const;
const listeners = (): number[] => signals.map((signal) => process.listenerCount(signal));

test("a server listens on this machine alone, unless told otherwise", async () => {
  const own = await serve({ port: 0 });
  expect(own.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await own.close();
  // An address for documents, which no machine has.
  await expect(serve({ port: 0, hostname: "192.0.2.1" })).rejects.toThrow("EADDRNOTAVAIL");
});

test("a server hears of the end of its process while it listens, and not after", async () => {
  const before = listeners();
  const server = await serve({ port: 0 });
  expect(listeners()).toEqual(before.map((count) => count + 1));
  await server.close();
  expect(listeners()).toEqual(before);
});

test("a server that closes lets go of its port, and of who only holds the line", async () => {
  const server = await serve({ port: 0 });
  const { hostname, port } = new URL(server.url);
  const idle = connect(Number(port), hostname);
  await once(idle, "connect");
  // Half a request, which would never end.
  idle.write("GET /healthz HTTP/1.1\r\n");
  idle.on("error", () => {});
  expect((await new Client(server.url).get("/healthz")).status).toBe(200);
  const gone = once(idle, "close");
  await server.close();
  await gone;
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

test("where the port is taken nothing is left open", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serve-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = await serve({ port: 0 });
  const { port } = new URL(first.url);
  const before = listeners();
  await expect(serve({ port: Number(port), dataDir: folder })).rejects.toThrow("EADDRINUSE");
  expect(listeners()).toEqual(before);
  // The database is free again.
  await createServer({ dataDir: folder }).close();
  await first.close();
});

test("a caller's own store is used instead of the database in the data directory", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serve-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { memoryStore } = await import("@lunchtable-tcg/match/memory");
  const store = memoryStore();
  const server = createServer({ dataDir: folder, store });
  const body = JSON.stringify({ game: "lunchtable", opponent: "random" });
  const request = new Request("http://localhost/api/matches", { method: "POST", body });
  const { matchId } = (await (await server.fetch(request)).json()) as { matchId: string };
  expect(await store.load(matchId)).toMatchObject({ matchId });
  await server.close();
});

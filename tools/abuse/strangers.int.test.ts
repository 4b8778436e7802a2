/**
 * What a stranger tries against a server as it is started, in both ways: the limits stand in one place, and
 * nothing that wraps the server may lose them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerProcess } from "../../apps/web/e2e/server-process.ts";
import { Client } from "../../packages/server/test/client.ts";
import { binary, frame, upgrade } from "./raw-socket.ts";
import { starts } from "./servers.ts";

const MEBIBYTE = 1024 * 1024;
const STREAM = "/api/stream";
const headers = [
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
];

describe.each(starts)("%s", (_name, start) => {
  let server: ServerProcess;
  let url = "";
  const folder = mkdtempSync(join(tmpdir(), "abuse-"));
  beforeAll(async () => {
    server = await start(folder, { TRUST_PROXY: "loopback" });
    url = server.url.replace(/\/$/, "");
  });
  afterAll(async () => {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true });
  });
  const client = (): Client => new Client(url);
  const match = (of: Client): Promise<string> => of.createMatch({ seed: undefined });

  async function memoryMb(): Promise<number> {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / MEBIBYTE;
  }

  test("an odd address is nobody's fault here, and no answer lacks the headers", async () => {
    const paths = ["/healthz", "/api/games", "/api/none", "/api/matches/%zz", "//x", "///", "/%zz"];
    const odd = ["/api/%ff%fe", "/api/matches/a%00b", "/api/matches/..%2f..%2f", "/.%2e/x", "/%"];
    for (const path of [...paths, ...odd]) {
      const answer = await fetch(`${url}${path}`, { redirect: "manual" });
      expect([path, answer.status < 500]).toEqual([path, true]);
      for (const name of headers) expect([path, name, answer.headers.has(name)]).toContain(true);
      if (!path.startsWith("/api/") || answer.status < 400) continue;
      expect([path, await answer.text()]).toEqual([
        path,
        expect.stringMatching(/^{"error":{"code":/),
      ]);
    }
    for (const id of ["%zz", "%", "%ff", "a%2fb", "%00"]) {
      const socket = await upgrade(url, `/api/matches/${id}/stream`);
      expect([id, socket.status]).toEqual([id, 404]);
      socket.end();
    }
  });

  test("a message of 100 MiB is not taken, and its memory not held", async () => {
    const ada = client();
    const matchId = await match(ada);
    const before = await memoryMb();
    const chunk = Buffer.alloc(MEBIBYTE, "a");
    for (let stranger = 0; stranger < 8; stranger++) {
      const socket = await upgrade(url, STREAM);
      expect(socket.status).toBe(101);
      await socket.send(frame(chunk, { saysBytes: 100 * MEBIBYTE }));
      // It is refused by what it says of itself, long before there is all of it.
      await socket.closed();
    }
    // Another, in pieces that say nothing of how many there will be.
    const socket = await upgrade(url, STREAM);
    await socket.send(frame(chunk.subarray(0, 60_000), { isLast: false }));
    for (let i = 0; i < 4; i++) {
      await socket.send(frame(chunk.subarray(0, 60_000), { opcode: 0, isLast: false }));
    }
    await socket.closed();
    expect((await memoryMb()) - before).toBeLessThan(200);
    expect((await ada.playOn(matchId, 1)).status).toBe("active");
  });

  test("frames that no client sends end their own stream alone", async () => {
    const ada = client();
    const matchId = await match(ada);
    const stream = ada.stream(matchId);
    await stream.first();
    const wild = [
      frame(Buffer.from("hello"), { isMasked: false }),
      frame(Buffer.from([0xff, 0xfe, 0xfd])),
      frame(Buffer.from("x"), { opcode: 7 }),
      frame(Buffer.alloc(126), { opcode: 9 }),
      frame(Buffer.from("x"), { opcode: 0 }),
      Buffer.from("GET / HTTP/1.1\r\n\r\n"),
    ];
    for (const bytes of wild) {
      const socket = await upgrade(url, STREAM);
      expect(socket.status).toBe(101);
      await socket.send(bytes);
      await socket.closed();
    }
    const mild = await upgrade(url, STREAM);
    await mild.send(binary(Buffer.from([0, 1, 2])));
    mild.end();
    const { version } = await ada.playOn(matchId, 2);
    await stream.until((message) => message.version >= version);
    stream.close();
  });

  test("64 KB of fields that nobody knows get a smaller answer", async () => {
    const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`x${i}`, 1]));
    const { status, text } = await client().post("/api/matches", fields);
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(JSON.stringify(fields).length / 10);
  });

  test("a body is taken up to its limit", async () => {
    const large = await client().post("/api/matches/x/actions", `"${"a".repeat(65 * 1024)}"`);
    expect(large.status).toBe(413);
    const record = await client().post("/api/verify", `"${"a".repeat(1100 * 1024)}"`);
    expect(record.status).toBe(413);
  });

  test("a cookie goes by TLS alone where a trusted proxy says that there is TLS", async () => {
    const body = JSON.stringify({ game: "lunchtable", opponent: "random" });
    const create = async (more: Record<string, string>): Promise<string> => {
      const answer = await fetch(`${url}/api/matches`, { method: "POST", body, headers: more });
      return answer.headers.getSetCookie()[0] ?? "";
    };
    expect(await create({ "x-forwarded-proto": "https" })).toMatch(/; Secure/i);
    expect(await create({})).not.toMatch(/; Secure/i);
  });

  test("one guest has few matches of bots, and a stranger without a cookie not many more", async () => {
    const wanted = { game: "lorcana", opponent: "planner", auto: "planner" };
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) {
      statuses.push((await client().post("/api/matches", wanted)).status);
    }
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(15);
    expect(statuses).toContain(429);
    const one = client();
    await one.createMatch({ seed: undefined });
    const own = await one.post("/api/matches", wanted);
    expect(own.status).toBe(429);
  });

  test("a record is played again on a thread, which the server finds wherever it was built", async () => {
    const ada = client();
    const matchId = await match(ada);
    await ada.playOn(matchId, 3);
    await ada.post(`/api/matches/${matchId}/abandon`, {});
    const { body: record } = await ada.get<{ commands: unknown[] }>(
      `/api/matches/${matchId}/record`,
    );
    const { status, body } = await ada.post<{ ok: boolean }>("/api/verify", { record });
    expect([status, body.ok]).toEqual([200, true]);
  });
});

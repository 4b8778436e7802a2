import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { botNames } from "@tcg/bots";
import { afterAll, expect, test } from "vitest";
import { Client } from "../test/client.ts";
import type { KeyReply, MatchReply, RegisteredAgent } from "./protocol.ts";

const folder = mkdtempSync(join(tmpdir(), "server-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

interface Host {
  readonly url: string;
  readonly errors: string;
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
}

/** Waits until it says where it listens, or has ended. */
async function startHost(dataDir: string): Promise<Host> {
  const script = join(import.meta.dirname, "../test/host.ts");
  // Whoever starts later starts at a later hour.
  const hours = `${started.length}`;
  const child = spawn(process.execPath, ["--conditions=@tcg/source", script, dataDir, hours], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let output = "";
  let errors = "";
  const ended = once(child, "close") as Promise<[number | null]>;
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  await Promise.race([
    ended,
    new Promise<void>((resolve) => {
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("\n")) resolve();
      });
    }),
  ]);
  return {
    url: output.trim(),
    get errors() {
      return errors;
    },
    async end(signal) {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

test("a match goes on where it was after the server was killed in the middle of it", async () => {
  const dataDir = join(folder, "killed");
  let host = await startHost(dataDir);
  let client = new Client(host.url);
  for (let round = 0; round < 3; round++) {
    const before = await askedToDiscard(client);
    const { matchId } = before;
    expect(before.view?.prompts.map(({ seat }) => seat)).toContain("host");
    await host.end("SIGKILL");

    host = await startHost(dataDir);
    const { cookie } = client;
    client = new Client(host.url);
    client.cookie = cookie;
    expect(await client.look(matchId)).toEqual(before);
    const stream = client.stream(matchId, before.version - 1);
    expect(await stream.first()).toMatchObject({
      since: before.version - 1,
      version: before.version,
    });
    const { version } = await client.playOn(matchId, 2);
    await stream.until((message) => message.version === version);
    stream.close();
  }
  await host.end("SIGKILL");
});

/** A match in which turns are ended until the guest has to discard from a full hand (LT 5.6). */
async function askedToDiscard(client: Client): Promise<MatchReply> {
  // A bot that attacks may win first: then another match.
  for (let seed = 1; seed <= 20; seed++) {
    const matchId = await client.createMatch({ seed });
    for (let seen = await client.playOn(matchId, 5); seen.status === "active"; ) {
      if (seen.view?.prompts.some(({ kind }) => kind === "choose_cards")) return seen;
      const moves = seen.legalMoves.map(({ id }) => id);
      const move = ["END_TURN", "RESPOND_CHAIN"].find((id) => moves.includes(id)) ?? moves[0] ?? "";
      const { status, text } = await client.act(matchId, seen.version, move);
      if (status !== 200) throw new Error(`${move} was refused: ${text}`);
      seen = await client.lookWhenMine(matchId);
    }
  }
  throw new Error("the guest is asked nothing");
}

test("a bot that was to move when the server was killed moves after the next start", async () => {
  const dataDir = join(folder, "bot");
  let host = await startHost(dataDir);
  let client = new Client(host.url);
  const ids: string[] = [];
  for (let i = 0; i < 10; i++) ids.push(await client.createMatch({ seed: i, opponent: "greedy" }));
  // All at once, and the lights go out as soon as the last is answered: some bots are thinking.
  await Promise.all(
    ids.map(async (matchId) => {
      const { version } = await client.lookWhenMine(matchId);
      await client.act(matchId, version, "END_TURN");
    }),
  );
  await host.end("SIGKILL");
  host = await startHost(dataDir);
  const { cookie } = client;
  client = new Client(host.url);
  client.cookie = cookie;
  for (const matchId of ids) {
    expect((await client.lookWhenMine(matchId)).view?.actors).toContain("host");
  }
  await host.end("SIGKILL");
});

test("an agent's key outlives a server that is killed, and so does the end of an old one", async () => {
  const dataDir = join(folder, "keys");
  let host = await startHost(dataDir);
  const agent = new Client(host.url);
  const { body } = await agent.post<RegisteredAgent>("/api/agents/register", { name: "Ada" });
  agent.key = body.key;
  const matchId = await agent.createMatch();
  const { body: next } = await agent.call<KeyReply>("/api/agents/me/key", { method: "POST" });
  await host.end("SIGKILL");

  host = await startHost(dataDir);
  const again = new Client(host.url);
  again.key = agent.key;
  expect((await again.get("/api/agents/me")).status).toBe(401);
  again.key = next.key;
  expect((await again.look(matchId)).seat).toBe("host");
  expect(readFileSync(join(dataDir, "identities.sqlite")).includes(next.key)).toBe(false);
  expect(await host.end("SIGTERM")).toBe(0);
});

test("a second server on the same data refuses to start and says why", async () => {
  const dataDir = join(folder, "shared");
  const first = await startHost(dataDir);
  const second = await startHost(dataDir);
  expect(await second.end("SIGKILL")).toBe(1);
  expect(second.url).toBe("");
  expect(second.errors).toMatch(/matches\.sqlite is in use by another process/);
  expect((await new Client(first.url).get("/healthz")).status).toBe(200);
  expect(await first.end("SIGTERM")).toBe(0);
});

test("asked to end, it says goodbye to streams, closes its database, and ends", async () => {
  const dataDir = join(folder, "asked");
  const host = await startHost(dataDir);
  const client = new Client(host.url);
  const matchId = await client.createMatch();
  const stream = client.stream(matchId);
  await stream.first();
  expect(await host.end("SIGTERM")).toBe(0);
  expect(await stream.closed()).toBe(1001);
  // A database that was closed has nothing left beside it.
  expect(() => statSync(join(dataDir, "matches.sqlite-wal"))).toThrow("ENOENT");
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
});

test.each(botNames)("asked to end while two %s bots play, it ends as well", async (bot) => {
  const host = await startHost(join(folder, bot));
  const client = new Client(host.url);
  const matchId = await client.createMatch({ opponent: bot, auto: bot });
  const { version } = await client.look(matchId);
  await expect.poll(async () => (await client.look(matchId)).version).toBeGreaterThan(version);
  // A thread that was left to its thought would keep the process.
  expect(await host.end("SIGTERM")).toBe(0);
  expect(host.errors).toBe("");
});

/** Servers that share one PostgreSQL database are one table to their guests. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { serve } from "@ltcg/server";
import type { EventsReply } from "@ltcg/server/protocol";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type PostgresServer, startPostgres } from "../packages/match/test/postgres-server.ts";
import { Client } from "../packages/server/test/client.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test("a guest who begins a match on one plays it on the other, and each hears what happens on the other", async () => {
  const databaseUrl = await postgres.createDatabase();
  const options = { port: 0, databaseUrl, secret: "5a".repeat(32), allowSeeds: true };
  const [one, other] = await Promise.all([serve(options), serve(options)]);
  const here = new Client(one.url);
  const matchId = await here.createMatch();
  const there = new Client(other.url);
  there.cookie = here.cookie;
  const stream = here.stream(matchId);
  await stream.first();
  const { version, seat } = await there.playOn(matchId, 4);
  expect(seat).toBe("host");
  await stream.until((message) => message.version >= version);
  expect((await here.look(matchId)).version).toBeGreaterThanOrEqual(version);
  stream.close();
  const heard = stream.messages.at(-1)?.version ?? 0;

  // One of them goes; the match goes on with the other, and after both with a third.
  await one.close();
  const { version: later } = await there.playOn(matchId, 2);
  await other.close();
  const third = await serve(options);
  const again = new Client(third.url);
  again.cookie = here.cookie;
  expect((await again.look(matchId)).version).toBeGreaterThanOrEqual(later);
  // The stream goes on where the first server left it: nothing is missed, and nothing heard twice.
  const resumed = again.stream(matchId, heard);
  const { version: last, view } = await again.playOn(matchId, 1);
  const news = await resumed.until((message) => message.version === last);
  expect(news.view).toEqual(view);
  const path = `/api/matches/${matchId}/events?since=${heard}`;
  const { body } = await again.get<EventsReply>(path);
  const happened = body.updates.filter((update) => update.version <= last);
  expect(resumed.messages.flatMap(({ events }) => events)).toEqual(
    happened.flatMap(({ events }) => events),
  );
  resumed.close();
  await third.close();
});

/** What the command line starts, without the process around it: that would be killed alone. */
const main = join(import.meta.dirname, "../packages/cli/src/main.ts");

/** `lunchtable serve` as a process of its own. */
async function startProcess(databaseUrl: string): Promise<{ url: string; kill(): void }> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "5a".repeat(32),
    LIMIT_REQUESTS: "0",
  };
  const started = spawn(
    process.execPath,
    ["--conditions=@tcg/source", main, "serve", "--port", "0"],
    { env },
  );
  const kill = (): void => void started.kill("SIGKILL");
  onTestFinished(kill);
  const url = await new Promise<string>((resolve, reject) => {
    started.stdout.on("data", (text: Buffer) => {
      const found = /http:\/\/[\d.:]+/.exec(String(text));
      if (found !== null) resolve(found[0]);
    });
    started.stderr.on("data", (text: Buffer) => reject(new Error(String(text))));
    started.on("exit", (code) => reject(new Error(`It ended with ${code}.`)));
  });
  return { url, kill };
}

test("of two processes a move through one is heard on a stream of the other, also of one that is killed", async () => {
  const databaseUrl = await postgres.createDatabase();
  const [one, other] = await Promise.all([startProcess(databaseUrl), startProcess(databaseUrl)]);
  const here = new Client(one.url);
  const matchId = await here.createMatch({ seed: undefined, opponent: null });
  const there = new Client(other.url);
  const joined = await there.post(`/api/matches/${matchId}/join`, { deck: "sugar-rush" });
  expect(joined.status).toBe(200);
  // Each has its stream at its own process, and plays there.
  const streams = [here, there].map((client) => client.stream(matchId));
  await Promise.all(streams.map((stream) => stream.first()));
  let last = 0;
  for (let played = 0; played < 6; ) {
    const seen = await Promise.all([here, there].map((client) => client.look(matchId)));
    const place = seen.findIndex(({ view, seat }) => view?.actors.includes(seat) === true);
    const [client, look] = [[here, there][place], seen[place]];
    // Somebody is being passed for.
    if (client === undefined || look === undefined || look.isPassing) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    const move = look.legalMoves.find(({ anytime }) => anytime !== true)?.id ?? "";
    const action = { expectedVersion: look.version, commandId: `v${look.version}`, move };
    const acted = await client.post<{ version: number }>(`/api/matches/${matchId}/actions`, action);
    if (acted.status === 409) continue;
    expect(acted.status).toBe(200);
    last = acted.body.version;
    played++;
    await Promise.all(streams.map((stream) => stream.until(({ version }) => version >= last)));
  }
  one.kill();
  // Whoever sat there goes on at the other.
  const again = new Client(other.url);
  again.cookie = here.cookie;
  expect((await again.look(matchId)).version).toBeGreaterThanOrEqual(last);
  await again.post(`/api/matches/${matchId}/abandon`, {});
  await streams[1]?.until(({ status }) => status === "completed");
  for (const stream of streams) stream.close();
});

test("an agent registered on one server plays on the other; a key replaced on one is dead on both", async () => {
  const databaseUrl = await postgres.createDatabase();
  const options = { port: 0, databaseUrl, secret: "5a".repeat(32), allowSeeds: true };
  const [one, other] = await Promise.all([serve(options), serve(options)]);
  const here = new Client(one.url);
  const there = new Client(other.url);
  const { body } = await here.post<{ key: string }>("/api/agents/register", { name: "Ada" });
  here.key = body.key;
  there.key = body.key;
  const matchId = await here.createMatch();
  expect((await there.look(matchId)).seat).toBe("host");
  const { body: next } = await there.call<{ key: string }>("/api/agents/me/key", {
    method: "POST",
  });
  expect((await here.get("/api/agents/me")).status).toBe(401);
  here.key = next.key;
  expect((await here.look(matchId)).seat).toBe("host");
  await Promise.all([one.close(), other.close()]);
});

test.each(["POST", "DELETE"])(
  "a key that is replaced or revoked on one server (%s) ends what it follows on the other",
  async (method) => {
    const databaseUrl = await postgres.createDatabase();
    const options = { port: 0, databaseUrl, secret: "5a".repeat(32), allowSeeds: true };
    const [one, other] = await Promise.all([serve(options), serve(options)]);
    const here = new Client(one.url);
    const there = new Client(other.url);
    const { body } = await here.post<{ key: string }>("/api/agents/register", { name: "Ada" });
    here.key = body.key;
    there.key = body.key;
    const matchId = await here.createMatch();
    const socket = there.stream(matchId);
    await socket.first();
    const events = await fetch(`${other.url}/api/matches/${matchId}/stream`, {
      headers: { authorization: `Bearer ${body.key}` },
    });
    const guest = new Client(other.url);
    const watching = guest.stream(matchId);
    await watching.first();
    expect((await here.call("/api/agents/me/key", { method })).status).toBeLessThan(300);
    expect(await socket.closed()).toBe(1008);
    // It has an end, at which it is read as a whole.
    expect(await events.text()).toContain("retry:");
    expect(watching.socket.socket.readyState).toBe(WebSocket.OPEN);
    watching.close();
    await Promise.all([one.close(), other.close()]);
  },
);

test("an address that is none, and a database that is not there, are told in a sentence without the password", async () => {
  const tried = (databaseUrl: string) => serve({ port: 0, databaseUrl });
  await expect(tried("mysql://ada:hush@localhost/x")).rejects.toThrow(
    /^The address of a database is postgres:/,
  );
  const nobody = "postgres://ada:hush@127.0.0.1:1/x";
  await expect(tried(nobody)).rejects.toThrow(/^There is no connection to postgres:..127/);
  await expect(tried(nobody)).rejects.not.toThrow(/hush/);
});

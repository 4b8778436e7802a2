/** Bots on threads, from outside: who thinks keeps nobody else waiting, whatever becomes of it. */

import type { MatchStore } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { expect, onTestFinished, test } from "vitest";
import { Client } from "../../test/client.ts";
import { thinkingBots } from "../../test/thinking.ts";
import { noLimits, serve } from "../index.ts";
import type { RecordedMatch } from "../protocol.ts";

async function setUp({ most = 1, store }: { most?: number; store?: MatchStore } = {}) {
  const thinking = thinkingBots({ most });
  const problems: unknown[] = [];
  const server = await serve({
    port: 0,
    allowSeeds: true,
    limits: noLimits,
    bots: thinking.bots,
    onProblem: (problem) => problems.push(problem),
    ...(store !== undefined && { store }),
  });
  onTestFinished(async () => {
    await server.close();
    await thinking.threads.close();
  });
  return { thinking, server, client: new Client(server.url), problems };
}

const ended = (client: Client, matchId: string): Promise<void> =>
  expect.poll(async () => (await client.look(matchId)).status, { interval: 20 }).toBe("completed");

test("while a bot thinks, other matches are played and every request is answered", async () => {
  const { thinking, client } = await setUp();
  const matchId = await client.createMatch({ opponent: "waiting", auto: "waiting" });
  await thinking.begun(1);
  const before = await client.look(matchId);

  expect((await client.get("/healthz")).status).toBe(200);
  const other = await client.createMatch({ opponent: "random" });
  expect((await client.playOn(other, 20)).version).toBeGreaterThan(20);
  expect(await client.look(matchId)).toEqual(before);

  thinking.release();
  await ended(client, matchId);
});

test("when its thread dies, a legal move is made, somebody is told, and the match goes on", async () => {
  const { thinking, client, problems } = await setUp();
  const matchId = await client.createMatch({ opponent: "dying", auto: "dying" });
  await ended(client, matchId);
  expect(problems.map(String)).toEqual([
    expect.stringMatching(/A bot failed; .* \(Error, match /),
    expect.stringMatching(/A bot failed; .* \(Error, match /),
  ]);
  expect(thinking.started).toBe(3);
});

test("a server that closes waits for no thought; the next one begins it anew", async () => {
  const store = memoryStore();
  const first = await setUp({ store });
  const matchId = await first.client.createMatch({ opponent: "waiting", auto: "waiting" });
  await first.thinking.begun(1);
  const { version } = await first.client.look(matchId);
  await first.server.close();
  await first.thinking.threads.close();
  expect(first.problems).toEqual([]);
  // No move was made in its name.
  expect(await store.readAfter(matchId, version, 1)).toEqual([]);

  const second = await setUp({ store });
  await second.thinking.begun(1);
  second.thinking.release();
  await ended(second.client, matchId);
  expect(second.problems).toEqual([]);
});

test("the same seed gives the same match, however many threads and whatever else they do", async () => {
  const played: unknown[] = [];
  for (const most of [1, 2]) {
    const { client } = await setUp({ most });
    const wanted = { opponent: "greedy", auto: "greedy" };
    const others = most === 1 ? [] : [await client.createMatch({ ...wanted, seed: 8 })];
    const matchId = await client.createMatch({ ...wanted, seed: 9 });
    for (const each of [matchId, ...others]) await ended(client, each);
    const path = `/api/matches/${matchId}/record`;
    played.push((await client.get<RecordedMatch>(path)).body);
  }
  expect(played[1]).toEqual(played[0]);
});

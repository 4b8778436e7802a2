import { memoryStore } from "@lunchtable-tcg/match/memory";
import { expect, onTestFinished, test } from "vitest";
import { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";

import { serve } from "../index.ts";
import type { EventsReply, RefusalReply } from "../protocol.ts";

const server = useServer();

test("GET /api/matches/:id/events tells what happened after a version, in order", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { version } = await client.playOn(matchId, 6);
  const { body: all } = await client.get<EventsReply>(`/api/matches/${matchId}/events`);
  expect(all.version).toBe(version);
  expect(all.updates.map((update) => update.version)).toEqual(
    Array.from({ length: version }, (_, i) => i + 1),
  );
  expect(all.updates[1]?.events[0]).toMatchObject({ type: "GAME_STARTED" });
  const { body: late } = await client.get<EventsReply>(`/api/matches/${matchId}/events?since=5`);
  expect(late).toEqual({ version, updates: all.updates.slice(5) });
  const { body: none } = await client.get<EventsReply>(`/api/matches/${matchId}/events?since=9999`);
  expect(none).toEqual({ version, updates: [] });
});

test.each(["-1", "x", "1.5", "", "99999999999"])("since=%s is refused", async (since) => {
  const client = server.client();
  const matchId = await client.createMatch();
  const path = `/api/matches/${matchId}/events?since=${since}`;
  const { status, body } = await client.get<RefusalReply>(path);
  expect(status).toBe(400);
  expect(body.error.message).toBe("since: a version, a whole number from 0 on.");
});

test("without `since` the log is read from its beginning", async () => {
  const store = memoryStore();
  const reads: unknown[] = [];
  const watched = {
    ...store,
    readAfter(matchId: string, version: number, limit: number) {
      reads.push(version);
      return store.readAfter(matchId, version, limit);
    },
  };
  const own = await serve({ port: 0, store: watched });
  onTestFinished(() => own.close());
  const client = new Client(own.url);
  const matchId = await client.createMatch({ seed: undefined });
  await client.get(`/api/matches/${matchId}/events`);
  expect(reads).toEqual([0]);
});

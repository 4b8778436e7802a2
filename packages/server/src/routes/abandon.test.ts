import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { AbandonReply, MetaReply, RefusalReply } from "../protocol.ts";

const server = useServer();

test("POST /api/matches/:id/abandon calls off a match that waits for somebody", async () => {
  const client = server.client();
  const matchId = await client.createMatch({ opponent: null });
  const path = `/api/matches/${matchId}`;
  const stranger = await server.client().post<RefusalReply>(`${path}/abandon`, {});
  expect([stranger.status, stranger.body.error.code]).toEqual([403, "not-your-seat"]);
  expect((await client.post<AbandonReply>(`${path}/abandon`, {})).body).toEqual({ version: 2 });
  const { body: meta } = await client.get<MetaReply>(`${path}/meta`);
  expect([meta.status, meta.stopped]).toEqual([
    "aborted",
    "The match was called off before it began.",
  ]);
  const late = await server.client().post<RefusalReply>(`${path}/join`, { deck: "rumor-mill" });
  expect([late.status, late.body.error.code]).toEqual([410, "aborted"]);
  expect((await client.get(`${path}/receipt`)).status).toBe(200);
});

test("one that is played is given up", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  await client.lookWhenMine(matchId);
  await client.post<AbandonReply>(`/api/matches/${matchId}/abandon`, {});
  const { body: meta } = await client.get<MetaReply>(`/api/matches/${matchId}/meta`);
  expect(meta).toMatchObject({ status: "completed", winner: "away" });
});

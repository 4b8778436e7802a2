import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { MetaReply, RefusalReply } from "../protocol.ts";

const server = useServer();

test("GET /api/matches/:id/meta shows everybody the promises, and nobody who plays", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const stranger = server.client();
  const { status, body, text } = await stranger.get<MetaReply>(`/api/matches/${matchId}/meta`);
  expect(status).toBe(200);
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
  expect(body).toMatchObject({
    matchId,
    seat: "spectator",
    commitment: hash,
    seats: [
      { seat: "host", by: "player", deckLock: hash, entropyHash: null, isOpened: false },
      { seat: "away", by: "bot", bot: "random", deckLock: hash },
    ],
    timeControl: null,
  });
  expect(text).not.toMatch(/g_|secret|"seed"|creator/);
});

test("of no match there is none", async () => {
  const { status, body } = await server.client().get<RefusalReply>("/api/matches/none/meta");
  expect([status, body.error.code]).toEqual([404, "no-such-match"]);
});

import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { LegalReply, RefusalReply } from "../protocol.ts";

const server = useServer();

test("GET /api/matches/:id/legal lists what the guest may do now, and every line is accepted", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { legalMoves, version } = await client.lookWhenMine(matchId);
  const { status, body } = await client.get(`/api/matches/${matchId}/legal`);
  expect([status, body]).toEqual([200, { version, moves: legalMoves }]);
  expect(legalMoves.map(({ command }) => command)).toContainEqual({ type: "END_TURN" });
  const { status: accepted } = await client.act(matchId, version, legalMoves.at(-1)?.id ?? "");
  expect(accepted).toBe(200);
});

test("GET /api/matches/:id/legal is empty for a stranger, and 404 where no match is", async () => {
  const matchId = await server.client().createMatch();
  const { body } = await server.client().get<LegalReply>(`/api/matches/${matchId}/legal`);
  expect(body.moves).toEqual([]);
  const missing = await server.client().get<RefusalReply>("/api/matches/nowhere/legal");
  expect([missing.status, missing.body.error.code]).toEqual([404, "no-such-match"]);
});

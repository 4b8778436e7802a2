import { testTime } from "@lunchtable-tcg/match/testkit";
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { ClocksReply } from "../protocol.ts";

const time = testTime();
const server = useServer({ time });
const timeControl = { bankMs: 60_000, incrementMs: 1000, capMs: 20_000 };

test("GET /api/matches/:id/clocks says what everybody has left, and whose clock runs", async () => {
  const client = server.client();
  const matchId = await client.createMatch({ timeControl });
  const path = `/api/matches/${matchId}/clocks`;
  await client.lookWhenMine(matchId);
  const before = (await client.get<ClocksReply>(path)).body;
  expect(before.clocks).toEqual([
    { seat: "host", leftMs: expect.any(Number) as unknown, decisionMs: 20_000 },
    { seat: "away", leftMs: 60_000, decisionMs: null },
  ]);
  // Not longer: a server that says nothing for more than two and a half seconds does not serve.
  time.advance(2000);
  const [own] = (await server.client().get<ClocksReply>(path)).body.clocks;
  expect(own?.decisionMs).toBe(18_000);
  expect(Number(before.clocks[0]?.leftMs) - Number(own?.leftMs)).toBe(2000);
});

test("where nobody is timed there are none", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { status, body } = await client.get<ClocksReply>(`/api/matches/${matchId}/clocks`);
  expect([status, body]).toEqual([200, { atMs: null, clocks: [] }]);
});

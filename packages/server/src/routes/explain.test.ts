import { expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import type { ExplainReply, MatchReply, RefusalReply } from "../protocol.ts";

const server = useServer();

const explain = async (client: Client, matchId: string, body: object): Promise<ExplainReply> =>
  (await client.post<ExplainReply>(`/api/matches/${matchId}/explain`, body)).body;

test("POST /api/matches/:id/explain says of every legal move that it is one, and changes nothing", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { legalMoves, version } = await client.lookWhenMine(matchId);
  for (const { id, command, text } of legalMoves) {
    const legal = { version, legal: true, move: { id, text } };
    expect(await explain(client, matchId, { move: id })).toMatchObject(legal);
    expect(await explain(client, matchId, { command })).toMatchObject(legal);
  }
  expect((await client.look(matchId)).version).toBe(version);
});

test("what is not legal is refused with its rule", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  await client.lookWhenMine(matchId);
  expect(await explain(client, matchId, { move: "ATTACK card=c1" })).toMatchObject({
    legal: false,
    rejection: { code: expect.any(String) as unknown, message: expect.any(String) as unknown },
  });
  expect(await explain(client, matchId, { move: "JUMP" })).toMatchObject({ legal: false });
  expect(await explain(client, matchId, { command: { type: "JUMP" } })).toMatchObject({
    legal: false,
  });
});

/** All ids that a view has, whoever's cards they are. */
const idsIn = (seen: MatchReply): Set<string> => new Set(JSON.stringify(seen).match(/\bc\d+\b/g));

test("of a card that is hidden it says what it says of one that does not exist", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const seen = await client.playOn(matchId, 6);
  const known = idsIn(seen);
  const shaped = seen.legalMoves.flatMap(({ command }) => {
    const field = Object.entries(command).find(([, value]) => /^c\d+$/.test(String(value)))?.[0];
    return field === undefined ? [] : [{ command, field }];
  });
  expect(shaped.length).toBeGreaterThan(0);
  for (const { command, field } of shaped.slice(0, 4)) {
    const about = async (id: string): Promise<string> =>
      JSON.stringify(
        await explain(client, matchId, { command: { ...command, [field]: id } }),
      ).replaceAll(id, "ID");
    const unknown = await about("c99999");
    expect(unknown).toContain('"legal":false');
    for (let number = 1; number <= 120; number += 7) {
      if (!known.has(`c${number}`)) expect(await about(`c${number}`)).toBe(unknown);
    }
  }
});

test("only one's own seat is explained", async () => {
  const matchId = await server.client().createMatch();
  const eve = server.client();
  const path = `/api/matches/${matchId}/explain`;
  const { status, body } = await eve.post<RefusalReply>(path, { move: "END_TURN" });
  expect([status, body.error.code]).toEqual([403, "not-your-seat"]);
});

test("before the start there is nothing to explain", async () => {
  const ada = server.client();
  const matchId = await ada.createMatch({ opponent: null });
  const path = `/api/matches/${matchId}/explain`;
  const { status, body } = await ada.post<RefusalReply>(path, { move: "END_TURN" });
  expect([status, body.error.code]).toEqual([409, "not-started"]);
});

test.each([
  [{}],
  [{ move: "END_TURN", command: { type: "END_TURN" } }],
  [{ move: 7 }],
  [{ command: "END_TURN" }],
])("refuses %j", async (body) => {
  const client = server.client();
  const matchId = await client.createMatch();
  const answer = await client.post<RefusalReply>(`/api/matches/${matchId}/explain`, body);
  expect([answer.status, answer.body.error.code]).toEqual([400, "malformed"]);
});

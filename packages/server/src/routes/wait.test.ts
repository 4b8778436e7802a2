import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import { createServer, noLimits } from "../index.ts";
import type { CreatedMatch, MatchReply, RefusalReply } from "../protocol.ts";

const server = useServer();

test("GET /api/matches/:id/wait answers when it is the requester's decision, through a whole match", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const path = `/api/matches/${matchId}/wait`;
  let seen = (await client.get<MatchReply>(path)).body;
  for (let decisions = 0; seen.status === "active"; decisions++) {
    expect(seen.view?.actors).toContain(seen.seat);
    const moves = seen.legalMoves.filter(({ anytime }) => anytime !== true);
    const move = moves[decisions % moves.length]?.id ?? "";
    expect((await client.act(matchId, seen.version, move)).status).toBe(200);
    seen = (await client.get<MatchReply>(path)).body;
  }
  expect(seen.status).toBe("completed");
  expect((await client.get<MatchReply>(path)).body.version).toBe(seen.version);
});

test("it answers when the other has moved", async () => {
  const ada = server.client();
  const bob = server.client();
  const matchId = await ada.createMatch({ opponent: null });
  await bob.post(`/api/matches/${matchId}/join`, { deck: "rumor-mill" });
  const [first, second] = (await ada.look(matchId)).view?.actors.includes("host")
    ? [ada, bob]
    : [bob, ada];
  const waiting = second.get<MatchReply>(`/api/matches/${matchId}/wait?seconds=50`);
  const { version } = await first.lookWhenMine(matchId);
  await first.act(matchId, version, "END_TURN");
  const { body } = await waiting;
  expect(body.view?.actors).toContain(body.seat);
});

test("whoever has waited long enough is told how it stands", async () => {
  const ada = server.client();
  const matchId = await ada.createMatch({ opponent: null });
  const { status, body } = await ada.get<MatchReply>(`/api/matches/${matchId}/wait?seconds=0`);
  expect([status, body.status]).toEqual([200, "waiting"]);
});

test.each(["51", "-1", "x", ""])("%j is no time to wait", async (seconds) => {
  const { status, body } = await server
    .client()
    .get<RefusalReply>(`/api/matches/m/wait?seconds=${seconds}`);
  expect([status, body.error.code]).toEqual([400, "malformed"]);
});

test("a match that is not there is not waited for", async () => {
  expect((await server.client().get("/api/matches/none/wait")).status).toBe(404);
});

test("a server that closes keeps nobody waiting", async () => {
  const own = createServer({ limits: noLimits });
  await own.ready;
  const created = await own.fetch(
    new Request("http://localhost/api/matches", {
      method: "POST",
      body: JSON.stringify({ game: "lunchtable", opponent: null }),
    }),
  );
  const { matchId } = (await created.json()) as CreatedMatch;
  const waiting = own.fetch(new Request(`http://localhost/api/matches/${matchId}/wait?seconds=50`));
  await own.close();
  expect((await waiting).status).toBe(200);
});

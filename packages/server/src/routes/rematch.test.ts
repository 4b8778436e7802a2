import type { Receipt } from "@lunchtable-tcg/match";
import { entropyHashOf } from "@lunchtable-tcg/match/fairness";
import { expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import type { CreatedMatch, LobbyReply, MetaReply, RefusalReply } from "../protocol.ts";

const server = useServer();
const timeControl = { bankMs: 600_000, incrementMs: 5000, capMs: 120_000 };

const metaOf = async (client: Client, matchId: string): Promise<MetaReply> =>
  (await client.get<MetaReply>(`/api/matches/${matchId}/meta`)).body;

const ask = (client: Client, matchId: string, body: object = {}) =>
  client.post<CreatedMatch & RefusalReply>(`/api/matches/${matchId}/rematch`, body);

async function finished(
  changes: object = {},
): Promise<{ readonly ada: Client; readonly bob: Client; readonly matchId: string }> {
  const [ada, bob] = [server.client(), server.client()];
  const wanted = { game: "lunchtable", opponent: null, deck: "sugar-rush", timeControl };
  const { body } = await ada.post<CreatedMatch>("/api/matches", { ...wanted, ...changes });
  const { matchId, inviteCode } = body;
  const code = inviteCode === null ? {} : { code: inviteCode };
  await bob.post(`/api/matches/${matchId}/join`, { deck: "rumor-mill", ...code });
  await ada.post(`/api/matches/${matchId}/abandon`, {});
  return { ada, bob, matchId };
}

test("against a bot a rematch begins at once, with the seats exchanged and the same decks", async () => {
  const ada = server.client();
  const first = await ada.createMatch({ deck: "sugar-rush", opponentDeck: "rumor-mill" });
  await ada.post(`/api/matches/${first}/abandon`, {});
  const { status, body } = await ask(ada, first);
  expect([status, body.seat]).toEqual([201, "away"]);
  expect(body.matchId).not.toBe(first);
  expect(await ada.look(body.matchId)).toMatchObject({ seat: "away", status: "active" });
  expect(await metaOf(ada, body.matchId)).toMatchObject({
    seats: [
      { seat: "host", by: "bot", bot: "random" },
      { seat: "away", by: "player" },
    ],
    rematchOf: first,
  });
  expect((await metaOf(ada, first)).rematch).toBe(body.matchId);
  await ada.post(`/api/matches/${body.matchId}/abandon`, {});
  const decksOf = async (matchId: string): Promise<readonly (readonly string[])[]> =>
    (await ada.get<Receipt>(`/api/matches/${matchId}/receipt`)).body.seats.map(({ deck }) => deck);
  expect(await decksOf(body.matchId)).toEqual((await decksOf(first)).toReversed());
});

test("against a person it waits for them, is kept for them, and both get the same one", async () => {
  const { ada, bob, matchId } = await finished();
  expect((await metaOf(bob, matchId)).rematch).toBeNull();
  const hers = await ask(ada, matchId);
  expect([hers.status, hers.body.seat]).toEqual([201, "away"]);
  const again = hers.body.matchId;
  expect((await ask(ada, matchId)).body.matchId).toBe(again);
  expect((await ada.look(again)).status).toBe("waiting");
  // He is told; strangers neither find it in the lobby nor may take his seat.
  expect((await metaOf(bob, matchId)).rematch).toBe(again);
  const lobby = await bob.get<LobbyReply>("/api/lobby");
  expect(lobby.body.tables.map((table) => table.matchId)).not.toContain(again);
  const eve = await server
    .client()
    .post<RefusalReply>(`/api/matches/${again}/join`, { deck: "rumor-mill" });
  expect([eve.status, eve.body.error.code]).toEqual([403, "not-invited"]);
  const his = await ask(bob, matchId);
  expect([his.status, his.body.matchId, his.body.seat]).toEqual([201, again, "host"]);
  expect((await ask(bob, matchId)).body).toMatchObject({ matchId: again, seat: "host" });
  expect(await metaOf(bob, again)).toMatchObject({ status: "active", timeControl, isPublic: true });
  await ada.post(`/api/matches/${again}/abandon`, {});
  const { body: receipt } = await ada.get(`/api/matches/${again}/receipt`);
  expect((await ada.post("/api/verify", { receipt })).body).toMatchObject({ ok: true });
});

test("both may ask at the same time", async () => {
  const { ada, bob, matchId } = await finished();
  const [hers, his] = await Promise.all([ask(ada, matchId), ask(bob, matchId)]);
  expect([hers.status, his.status]).toEqual([201, 201]);
  expect(hers.body.matchId).toBe(his.body.matchId);
  expect((await ada.look(hers.body.matchId)).status).toBe("active");
});

test("one that was called off is in nobody's way: whoever asks next gets another", async () => {
  const { ada, bob, matchId } = await finished();
  const { matchId: left } = (await ask(ada, matchId)).body;
  await ada.post(`/api/matches/${left}/abandon`, {});
  expect((await metaOf(bob, matchId)).rematch).toBeNull();
  const his = await ask(bob, matchId);
  expect([his.status, his.body.seat]).toEqual([201, "host"]);
  expect(his.body.matchId).not.toBe(left);
  expect((await metaOf(ada, matchId)).rematch).toBe(his.body.matchId);
  const hers = await ask(ada, matchId);
  expect([hers.status, hers.body.matchId]).toEqual([201, his.body.matchId]);
  expect(await metaOf(ada, his.body.matchId)).toMatchObject({
    status: "active",
    rematchOf: matchId,
  });
});

test("of a private match it is private, too, but for the two of them", async () => {
  const { ada, bob, matchId } = await finished({ isPublic: false });
  const { body } = await ask(ada, matchId);
  expect((await server.client().get(`/api/matches/${body.matchId}`)).status).toBe(404);
  expect((await bob.look(body.matchId)).status).toBe("waiting");
  expect((await ask(bob, matchId)).status).toBe(201);
});

test("it takes random numbers of one's own", async () => {
  const { ada, bob, matchId } = await finished();
  const { body } = await ask(ada, matchId, { entropyHash: entropyHashOf("hers") });
  await ask(bob, matchId);
  await ada.post(`/api/matches/${body.matchId}/entropy`, { entropy: "hers" });
  expect((await bob.look(body.matchId)).status).toBe("active");
});

test("there is none before the end, of a match that was called off, and for those who did not play", async () => {
  const ada = server.client();
  const running = await ada.createMatch();
  const early = await ask(ada, running);
  expect([early.status, early.body.error.code]).toEqual([409, "not-over"]);
  const waiting = await ada.createMatch({ opponent: null });
  await ada.post(`/api/matches/${waiting}/abandon`, {});
  const aborted = await ask(ada, waiting);
  expect([aborted.status, aborted.body.error.code]).toEqual([410, "aborted"]);
  const { matchId } = await finished();
  const eve = await ask(ada, matchId);
  expect([eve.status, eve.body.error.code]).toEqual([403, "not-your-seat"]);
  expect((await ask(ada, "none")).status).toBe(404);
  expect((await ask(ada, matchId, { deck: "sugar-rush" })).status).toBe(400);
});

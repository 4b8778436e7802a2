/** A private match: whoever neither sits there nor was invited learns nothing of it, on any route. */
import { entropyHashOf } from "@lunchtable-tcg/match/fairness";
import { expect, test } from "vitest";
import type { Client } from "../test/client.ts";
import { useServer } from "../test/running-server.ts";
import type { CreatedMatch, JoinReply, MetaReply, RefusalReply } from "./protocol.ts";
import { routes } from "./routes/all.ts";

const server = useServer();
const wanted = { game: "lunchtable", opponent: null, isPublic: false };

async function open(client: Client, changes: object = {}): Promise<CreatedMatch> {
  const { status, body } = await client.post<CreatedMatch>("/api/matches", {
    ...wanted,
    ...changes,
  });
  expect(status).toBe(201);
  return body;
}

/** A good body for every route of a match that takes one. */
const bodies: Readonly<Record<string, object>> = {
  "post /api/matches/:id/join": { deck: "rumor-mill" },
  "post /api/matches/:id/entropy": { entropy: "mine" },
  "post /api/matches/:id/rematch": {},
  "post /api/matches/:id/play-on": { version: 3, opponent: "random" },
  "post /api/matches/:id/explain": { move: "END_TURN" },
  "post /api/matches/:id/actions": { expectedVersion: 3, commandId: "a", move: "END_TURN" },
  "post /api/agents/matches/:id/actions": { expectedVersion: 3, key: "a", action: "END_TURN" },
  "post /api/agents/matches/:id/explain": { command: "END_TURN" },
  "put /api/matches/:id/settings": { mode: "auto", yieldUntil: null, stops: [] },
};

const ofMatch = routes.filter(({ path }) => path.includes("/matches/:id"));

test.each(ofMatch.map(({ method, path }) => [method, path] as const))(
  "%s %s knows of no such match, for a stranger, before it begins, during it and after its end",
  async (method, path) => {
    const [ada, bob, eve] = [server.client(), server.client(), server.client()];
    await eve.createMatch();
    const { matchId, inviteCode } = await open(ada);
    const body = bodies[`${method} ${path}`];
    const ask = async (who: Client): Promise<[number, string]> => {
      const answer = await who.call<Partial<RefusalReply>>(path.replace(":id", matchId), {
        method: method.toUpperCase(),
        ...(method !== "get" && { body: JSON.stringify(body ?? {}) }),
      });
      return [answer.status, answer.body.error?.code ?? ""];
    };
    const hidden = [404, "no-such-match"];
    expect(await ask(eve)).toEqual(hidden);
    expect(await ask(server.client())).toEqual(hidden);
    await bob.post(`/api/matches/${matchId}/join`, { deck: "rumor-mill", code: inviteCode });
    expect((await bob.look(matchId)).status).toBe("active");
    expect(await ask(eve)).toEqual(hidden);
    await ada.post(`/api/matches/${matchId}/abandon`, {});
    expect((await bob.look(matchId)).status).toBe("completed");
    expect(await ask(eve)).toEqual(hidden);
    expect((await ask(bob))[1]).not.toBe("no-such-match");
  },
);

test("it is not followed by strangers, unless they have the code", async () => {
  const [ada, eve] = [server.client(), server.client()];
  await eve.createMatch();
  const { matchId, inviteCode } = await open(ada);
  expect((await ada.stream(matchId).first()).version).toBeGreaterThan(0);
  const socket = eve.socket();
  const said = async (follow: { readonly code?: string }): Promise<unknown> => {
    const before = socket.messages.length;
    socket.say({ type: "follow", matchId, ...follow });
    return socket.wait(() => socket.messages[before]);
  };
  const refused = { type: "error", matchId, error: { code: "no-such-match" } };
  expect(await said({})).toMatchObject(refused);
  expect(await said({ code: "0".repeat(32) })).toMatchObject(refused);
  expect(await said({ code: inviteCode ?? "" })).toMatchObject({ type: "view", seat: "spectator" });
  socket.close();
});

test("whoever has the code sees who sits there, and takes the seat", async () => {
  const [ada, bob] = [server.client(), server.client()];
  const { matchId, inviteCode } = await open(ada);
  expect(inviteCode).toMatch(/^[0-9a-f]{32}$/);
  const meta = `/api/matches/${matchId}/meta`;
  expect((await bob.get(`${meta}?code=${"0".repeat(32)}`)).status).toBe(404);
  const seen = await bob.get<MetaReply>(`${meta}?code=${inviteCode}`);
  expect(seen.body).toMatchObject({ status: "waiting", isByInvitation: true, inviteCode: null });
  // The one who created it can look it up again, to pass it on.
  expect((await ada.get<MetaReply>(meta)).body.inviteCode).toBe(inviteCode);
  const wrong = await bob.post<RefusalReply>(`/api/matches/${matchId}/join`, {
    deck: "rumor-mill",
    code: "0".repeat(32),
  });
  expect([wrong.status, wrong.body.error.code]).toEqual([404, "no-such-match"]);
  const joined = await bob.post<JoinReply>(`/api/matches/${matchId}/join`, {
    deck: "rumor-mill",
    code: inviteCode,
  });
  expect([joined.status, joined.body.seat]).toEqual([200, "away"]);
});

test("one that may be watched is seen by whoever knows its id; its seat still needs the code", async () => {
  const [ada, eve] = [server.client(), server.client()];
  const { matchId } = await open(ada, { isWatchable: true });
  expect((await eve.look(matchId)).status).toBe("waiting");
  const path = `/api/matches/${matchId}/join`;
  const { status, body } = await eve.post<RefusalReply>(path, { deck: "rumor-mill" });
  expect([status, body.error.code]).toEqual([403, "not-invited"]);
});

test("who creates a match between bots may look at it, and nobody else", async () => {
  const [ada, eve] = [server.client(), server.client()];
  const matchId = await ada.createMatch({ auto: "random", isPublic: false });
  expect((await ada.look(matchId)).matchId).toBe(matchId);
  expect((await eve.get(`/api/matches/${matchId}`)).status).toBe(404);
});

test("a receipt says nothing of the code, and is true", async () => {
  const [ada, bob] = [server.client(), server.client()];
  const { matchId, inviteCode } = await open(ada, { entropyHash: entropyHashOf("hers") });
  await bob.post(`/api/matches/${matchId}/join`, { deck: "rumor-mill", code: inviteCode });
  await ada.post(`/api/matches/${matchId}/entropy`, { entropy: "hers" });
  await ada.post(`/api/matches/${matchId}/abandon`, {});
  const { text, body } = await bob.get(`/api/matches/${matchId}/receipt`);
  expect(text).not.toContain(inviteCode);
  expect((await bob.post<object>("/api/verify", { receipt: body })).body).toMatchObject({
    ok: true,
  });
});

/** Agents play over HTTP: with keys or as guests, in JSON or in plain text. */
import { expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import { noLimits } from "../limits/limits.ts";
import type {
  ActedReply,
  CreatedMatch,
  ExplainedReply,
  MatchesReply,
  ObservationReply,
  RefusalReply,
  RegisteredAgent,
} from "../protocol.ts";

const server = useServer({ allowSeeds: true, limits: noLimits });

async function agent(): Promise<Client> {
  const client = server.client();
  const { body } = await client.post<RegisteredAgent>("/api/agents/register", { name: "Ada" });
  client.key = body.key;
  return client;
}

async function seatOf(client: Client, changes: object = {}): Promise<CreatedMatch> {
  const create = { game: "lunchtable", opponent: "greedy", seed: 1, ...changes };
  const { status, body } = await client.post<CreatedMatch>("/api/agents/matches", { create });
  expect(status).toBe(201);
  return body;
}

const look = async (client: Client, matchId: string, query = ""): Promise<ObservationReply> =>
  (await client.get<ObservationReply>(`/api/agents/matches/${matchId}${query}`)).body;

/** As `Accept: text/plain`. */
async function asText(client: Client, path: string, body?: object) {
  const response = await fetch(`${client.url}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { accept: "text/plain", authorization: `Bearer ${client.key}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test.each(["lunchtable", "lorcana"])(
  "an agent plays %s to its end by cursor and wait",
  async (game) => {
    const client = await agent();
    const { matchId } = await seatOf(client, { game, opponent: "random", seed: 3 });
    let seen = await look(client, matchId, "?wait=20");
    for (let i = 0; i < 400 && seen.result === null; i++) {
      expect(seen.isYourDecision).toBe(true);
      const choices = seen.actions.filter(({ isAnytime }) => !isAnytime);
      const choice = choices[(i * 7) % choices.length];
      const { status, body } = await client.post<ActedReply>(
        `/api/agents/matches/${matchId}/actions`,
        {
          expectedVersion: seen.version,
          key: `k${i}`,
          action: i % 2 === 0 ? choice?.id : choice?.command,
          since: seen.cursor,
          wait: 20,
        },
      );
      expect([status, body.refused]).toEqual([200, null]);
      seen = body.observation;
    }
    expect(seen.result?.text).toMatch(/wins?: /);
    const mine = await client.get<MatchesReply>("/api/agents/matches");
    expect(mine.body.matches[0]).toMatchObject({ matchId, status: "completed" });
    const list = await asText(client, "/api/agents/matches");
    expect(list.text).toMatch(
      new RegExp(`^${matchId}: ${game} against random, you are host, completed, (?:not )?won`),
    );
  },
);

test("the same in plain text, with the cursor in a header", async () => {
  const client = await agent();
  const { matchId } = await seatOf(client);
  const first = await asText(client, `/api/agents/matches/${matchId}`);
  expect(first.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(first.text).toContain("YOUR DECISION: It is your turn: choose an action.");
  const cursor = first.headers.get("lunchtable-cursor") ?? "";
  const again = await asText(client, `/api/agents/matches/${matchId}?since=${cursor}&explain=1`);
  expect(again.text).not.toContain("CARDS");
  expect(again.text).toContain("- ENTER_COMBAT: Nobody can attack on turn 1. (LT 5.4)");
  const acted = await asText(client, `/api/agents/matches/${matchId}/actions`, {
    expectedVersion: 2,
    key: "a",
    actions: ["ENTER_COMBAT", "END_TURN"],
  });
  expect(acted.status).toBe(200);
  expect(acted.text).toMatch(/^REFUSED: ENTER_COMBAT: Nobody can attack on turn 1\. \(LT 5\.4\)/);
});

test("explains a command, a card and a rule", async () => {
  const client = await agent();
  const { matchId } = await seatOf(client);
  const path = `/api/agents/matches/${matchId}/explain`;
  const ask = async (body: object) => (await client.post<ExplainedReply>(path, body)).body;
  expect(await ask({ command: "END_TURN" })).toMatchObject({ command: { isLegal: true } });
  expect(await ask({ command: { type: "ENTER_COMBAT" } })).toMatchObject({
    command: { isLegal: false, reason: { rule: "LT 5.4" } },
  });
  expect(await ask({ card: "fizz bomber" })).toMatchObject({ card: { name: "Fizz Bomber" } });
  const { zones } = await look(client, matchId);
  const [held] = zones.find(({ seat, zone }) => seat === "host" && zone === "hand")?.cards ?? [];
  expect(await ask({ card: held?.card ?? "" })).toMatchObject({ card: { name: held?.name } });
  expect(await ask({ rule: "LT 6.1" })).toMatchObject({ rules: [{ number: "6.1" }] });
  expect(await ask({ rule: "tribute" })).toMatchObject({ rules: expect.any(Array) as unknown });
  const unknown = await client.post<RefusalReply>(path, { card: "Fizz Bombr" });
  expect([unknown.status, unknown.body.error.message]).toEqual([
    404,
    "There is no card of that name in LunchTable. Did you mean Fizz Bomber?",
  ]);
  const gone = await client.post<RefusalReply>(path, { card: "c9999" });
  expect([gone.status, gone.body.error.message]).toEqual([
    404,
    "You see no card c9999, or not what it is. Ask by the id of a card in sight, or by a name.",
  ]);
  const both = await client.post<RefusalReply>(path, { card: "a", rule: "b" });
  expect(both.status).toBe(400);
  expect((await asText(client, path, { rule: "LT 6.1" })).text).toMatch(/^6\.1 One normal summon/);
  expect((await asText(client, path, { command: "END_TURN" })).text).toMatch(/^Possible: END_TURN/);
  expect((await asText(client, path, { card: "Fizz Bomber" })).text).toMatch(/^Fizz Bomber: /);
});

test("a seat in another's match is taken by its id, and a private one by its code", async () => {
  const [host, guest] = [await agent(), await agent()];
  const { matchId, inviteCode: code } = await seatOf(host, { opponent: null, isPublic: false });
  expect((await guest.get<RefusalReply>(`/api/agents/matches/${matchId}`)).status).toBe(404);
  expect((await guest.get<RefusalReply>(`/api/agents/matches/${matchId}?wait=1`)).status).toBe(404);
  const act = { expectedVersion: 1, key: "a", action: "END_TURN" };
  const acted = await guest.post<RefusalReply>(`/api/agents/matches/${matchId}/actions`, act);
  const asked = await guest.post<RefusalReply>(`/api/agents/matches/${matchId}/explain`, {
    rule: "1",
  });
  expect([acted.status, asked.status]).toEqual([404, 404]);
  const join = { matchId, deck: "rumor-mill" };
  expect((await guest.post<RefusalReply>("/api/agents/matches", { join })).status).toBe(404);
  expect((await look(guest, matchId, `?code=${code}`)).status).toBe("waiting");
  const seat = await guest.post<CreatedMatch>("/api/agents/matches", { join: { ...join, code } });
  expect([seat.status, seat.body.seat]).toEqual([201, "away"]);
  const joined = await look(guest, matchId);
  expect(joined.seats.map(({ seat: at, name }) => [at, name])).toEqual([
    ["away", '"Ada"'],
    ["host", '"Ada"'],
  ]);
  expect((await asText(guest, "/api/agents/matches")).text).toContain(
    ' against player "Ada", you are away',
  );
});

test("nobody acts for another, and bad requests say what would be right", async () => {
  const [client, other] = [await agent(), await agent()];
  const { matchId } = await seatOf(client);
  const path = `/api/agents/matches/${matchId}`;
  const act = { expectedVersion: 2, key: "a", action: "END_TURN" };
  const status = async (answer: Promise<{ status: number; body: RefusalReply }>) => {
    const { status: code, body } = await answer;
    return [code, body.error.code];
  };
  const post = (body: object, by = client) =>
    status(by.post<RefusalReply>(`${path}/actions`, body));
  expect(await post(act, other)).toEqual([403, "not-your-seat"]);
  expect(await post({ ...act, expectedVersion: 1 })).toEqual([409, "stale-version"]);
  expect(await post({ ...act, actions: ["END_TURN"] })).toEqual([400, "malformed"]);
  expect(await post({ ...act, key: "a b" })).toEqual([400, "malformed"]);
  expect(await post({ ...act, wait: 51 })).toEqual([400, "malformed"]);
  const get = (query: string) => status(client.get<RefusalReply>(`${path}?${query}`));
  expect(await get("since=x")).toEqual([400, "bad-request"]);
  expect(await get("wait=99")).toEqual([400, "malformed"]);
  expect(await get("wat=1")).toEqual([400, "malformed"]);
  expect(await status(client.get("/api/agents/matches/none"))).toEqual([404, "no-such-match"]);
  expect(await status(client.post("/api/agents/matches", {}))).toEqual([400, "malformed"]);
});

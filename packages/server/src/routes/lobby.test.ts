import { expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import type { CreatedMatch, LobbyReply, RefusalReply, WatchReply } from "../protocol.ts";

const server = useServer();
const timeControl = { bankMs: 600_000, incrementMs: 5000, capMs: 120_000 };

const open = async (client: Client, changes: object = {}): Promise<string> => {
  const wanted = { game: "lunchtable", opponent: null, ...changes };
  return (await client.post<CreatedMatch>("/api/matches", wanted)).body.matchId;
};

async function tables(client = server.client()): Promise<readonly string[]> {
  const { body } = await client.get<LobbyReply>("/api/lobby");
  return body.tables.map(({ matchId }) => matchId);
}

test("GET /api/lobby shows anybody the tables with a free seat, and no deck", async () => {
  const ada = server.client();
  await ada.put("/api/me", { name: "Ada" });
  const matchId = await open(ada, { timeControl, deck: "sugar-rush" });
  const { body, text } = await server.client().get<LobbyReply>("/api/lobby");
  expect(body.tables.find((table) => table.matchId === matchId)).toEqual({
    matchId,
    game: "lunchtable",
    mode: "casual",
    seats: [
      { seat: "host", by: "player" },
      { seat: "away", by: "nobody" },
    ],
    timeControl,
    ownCards: null,
    turn: null,
    createdAtMs: expect.any(Number) as unknown,
    ageMs: expect.any(Number) as unknown,
    names: { host: "Ada" },
  });
  expect(text).not.toMatch(/deck|g_|commitment/i);
});

test("a table leaves the lobby when it is full, and is among those to watch until it is over", async () => {
  const [ada, bob] = [server.client(), server.client()];
  const matchId = await open(ada);
  expect(await tables()).toContain(matchId);
  await bob.post(`/api/matches/${matchId}/join`, { deck: "rumor-mill" });
  expect(await tables()).not.toContain(matchId);
  const watched = async (): Promise<boolean> =>
    (await server.client().get<WatchReply>("/api/watch")).body.matches.some(
      (match) => match.matchId === matchId,
    );
  expect(await watched()).toBe(true);
  await ada.post(`/api/matches/${matchId}/abandon`, {});
  expect(await watched()).toBe(false);
});

test("neither list has a private match", async () => {
  const ada = server.client();
  const waiting = await open(ada, { isPublic: false });
  const watchable = await open(ada, { isPublic: false, isWatchable: true });
  const played = await ada.createMatch({ isPublic: false });
  const { text } = await ada.get("/api/watch");
  for (const matchId of [waiting, watchable, played]) {
    expect(await tables(ada)).not.toContain(matchId);
    expect(text).not.toContain(matchId);
  }
});

test("one that waits for random numbers alone has no seat to offer", async () => {
  const ada = server.client();
  const entropyHash = "0".repeat(64);
  expect(await tables()).not.toContain(await ada.createMatch({ seed: undefined, entropyHash }));
});

test("a page goes on where the one before ended", async () => {
  const ada = server.client();
  const ids = [await open(ada), await open(ada), await open(ada)];
  const seen: string[] = [];
  let after = "";
  for (let pages = 0; pages < 20; pages++) {
    const { body } = await ada.get<LobbyReply>(`/api/lobby?limit=1${after}`);
    expect(body.tables.length).toBeLessThanOrEqual(1);
    seen.push(...body.tables.map(({ matchId }) => matchId));
    if (body.next === null) break;
    after = `&after=${body.next}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(ids));
});

test.each([
  ["limit=0", "limit: how many at most, a whole number from 1 to 50."],
  ["limit=51", "limit: how many at most, a whole number from 1 to 50."],
  ["after=yesterday", "after: `next` of the page before, as it was given."],
  ["page=2", "page: there is no such field; there are after, limit."],
])("refuses ?%s", async (query, message) => {
  for (const path of ["/api/lobby", "/api/watch"]) {
    const { status, body } = await server.client().get<RefusalReply>(`${path}?${query}`);
    expect([status, body.error.message]).toEqual([400, message]);
  }
});

import { expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import type {
  CreatedMatch,
  MatchReply,
  MetaReply,
  RecordedMatch,
  RefusalReply,
  ReplayReply,
} from "../protocol.ts";

const server = useServer();

const playOn = (client: Client, matchId: string, body: object) =>
  client.post<CreatedMatch & RefusalReply>(`/api/matches/${matchId}/play-on`, {
    opponent: "random",
    ...body,
  });

/** A match of some moves that was given up, and what its player saw at a decision in the middle. */
async function finished(
  client: Client,
  changes: object = {},
): Promise<{ readonly matchId: string; readonly seen: MatchReply }> {
  const matchId = await client.createMatch(changes);
  const seen = await client.playOn(matchId, 5);
  await client.playOn(matchId, 3);
  await client.post(`/api/matches/${matchId}/abandon`, {});
  return { matchId, seen };
}

for (const game of ["lunchtable", "lorcana"]) {
  test(`${game}: a match goes on from a moment of another, as its player knew it`, async () => {
    const ada = server.client();
    const { matchId, seen } = await finished(ada, { game });
    const { status, body } = await playOn(ada, matchId, { version: seen.version });
    expect([status, body.seat]).toEqual([201, seen.seat]);
    const now = await ada.look(body.matchId);
    // What she saw she sees again: her hand, the table, what she is asked, what she may do.
    const { view, legalMoves } = now;
    expect(view).toEqual(seen.view);
    expect(legalMoves).toEqual(seen.legalMoves);
    const meta = await ada.get<MetaReply>(`/api/matches/${body.matchId}/meta`);
    expect(meta.body).toMatchObject({
      mode: "casual",
      isPublic: false,
      playedFrom: { matchId, version: seen.version },
      seats: expect.arrayContaining([expect.objectContaining({ by: "bot" })]) as unknown,
    });
    expect((await server.client().get(`/api/matches/${body.matchId}`)).status).toBe(404);

    await ada.playOn(body.matchId, 4);
    await ada.post(`/api/matches/${body.matchId}/abandon`, {});
    const { body: record } = await ada.get<RecordedMatch>(`/api/matches/${body.matchId}/record`);
    expect(record.dealtAnew).toHaveLength(1);
    expect((await ada.post("/api/verify", { record })).body).toMatchObject({ ok: true });
    const { body: receipt } = await ada.get(`/api/matches/${body.matchId}/receipt`);
    expect((await ada.post("/api/verify", { receipt })).body).toMatchObject({ ok: true });
    // The replay has the first match up to the moment, too.
    const at = record.dealtAnew?.[0]?.after ?? -1;
    const replayed = await ada.post<ReplayReply>("/api/replays", {
      record,
      viewer: seen.seat,
      at,
    });
    expect(replayed.body.view).toEqual(seen.view);

    // From there it goes on once more.
    const { body: third } = await playOn(ada, body.matchId, { version: now.version });
    expect((await ada.look(third.matchId)).view).toEqual(seen.view);
    await ada.post(`/api/matches/${third.matchId}/abandon`, {});
    const { body: last } = await ada.get(`/api/matches/${third.matchId}/receipt`);
    expect((await ada.post("/api/verify", { receipt: last })).body).toMatchObject({ ok: true });
  });
}

/** The faces of a seat's deck, from top to bottom, as the referee of a record sees them. */
async function deckIn(client: Client, record: RecordedMatch, seat: string): Promise<string[]> {
  const at = record.dealtAnew?.at(-1)?.after ?? record.commands.length;
  const { body } = await client.post<ReplayReply>("/api/replays", {
    record,
    viewer: "referee",
    at,
  });
  return (body.view.zones[seat]?.deck?.cards ?? []).map(({ def }) => String(def));
}

test("what was hidden is dealt anew, from the same cards, each time otherwise", async () => {
  const ada = server.client();
  const { matchId, seen } = await finished(ada);
  const records: RecordedMatch[] = [];
  for (let time = 0; time < 2; time++) {
    const { body } = await playOn(ada, matchId, { version: seen.version });
    await ada.post(`/api/matches/${body.matchId}/abandon`, {});
    records.push((await ada.get<RecordedMatch>(`/api/matches/${body.matchId}/record`)).body);
  }
  const [first, second] = records as [RecordedMatch, RecordedMatch];
  const { dealtAnew: _dealt, ...before } = first;
  const commands = first.commands.slice(0, first.dealtAnew?.[0]?.after);
  const own = seen.seat;
  const original = await deckIn(ada, { ...before, commands }, own);
  const [one, two] = [await deckIn(ada, first, own), await deckIn(ada, second, own)];
  expect(original.length).toBeGreaterThan(20);
  // Her own deck holds what it held; in another order.
  expect(one.toSorted()).toEqual(original.toSorted());
  expect(one).not.toEqual(original);
  expect(two).not.toEqual(original);
  expect(two).not.toEqual(one);
});

test("anybody who may see the match may play on, from either seat; sent again, it is the same match", async () => {
  const ada = server.client();
  const { matchId, seen } = await finished(ada);
  const eve = server.client();
  const wanted = { version: seen.version, seat: "host", requestId: "once" };
  const first = await playOn(eve, matchId, wanted);
  expect([first.status, first.body.seat]).toEqual([201, "host"]);
  expect((await playOn(eve, matchId, wanted)).body.matchId).toBe(first.body.matchId);
});

test("refuses what cannot be played on", async () => {
  const ada = server.client();
  const { matchId, seen } = await finished(ada);
  const { version: last } = await ada.look(matchId);
  const code = async (body: object, id = matchId): Promise<[number, string]> => {
    const answer = await playOn(ada, id, body);
    return [answer.status, answer.body.error.code];
  };
  expect(await code({ version: 1 })).toEqual([400, "bad-request"]);
  expect(await code({ version: last + 1 })).toEqual([400, "bad-request"]);
  expect(await code({ version: last })).toEqual([422, "cannot-play-on"]);
  expect(await code({ version: seen.version, seat: "nobody" })).toEqual([400, "bad-request"]);
  expect(await code({ version: seen.version, opponent: "genius" })).toEqual([400, "malformed"]);
  expect(await code({})).toEqual([400, "malformed"]);
  const running = await ada.createMatch();
  expect(await code({ version: 2 }, running)).toEqual([409, "not-over"]);
  expect(await code({ version: 2 }, "none")).toEqual([404, "no-such-match"]);
});

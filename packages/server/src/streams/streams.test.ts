import { describe, expect, test } from "vitest";
import { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import { createServer, serve } from "../index.ts";
import type { EventsReply } from "../protocol.ts";

const server = useServer();

describe("WebSocket /api/stream", () => {
  test("first the whole view, then a message for every change", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const seen = await client.lookWhenMine(matchId);
    const { version, seat, status, view, legalMoves, cards } = seen;
    const stream = client.stream(matchId);
    const first = await stream.first();
    const about = { matchId, since: null, version, seat, status, events: [], cards };
    expect(first).toEqual({ ...about, view, legalMoves, isPassing: false });
    expect(stream.socket.messages).toEqual([
      {
        ...about,
        type: "view",
        isPassing: false,
        view: { ...view, zones: expect.anything() as unknown },
        legalMoves: legalMoves.map(({ id }) => id),
        moves: Object.fromEntries(legalMoves.map(({ id, ...move }) => [id, move])),
      },
    ]);
    await client.act(matchId, version, "ADVANCE_PHASE");
    const update = await stream.until((message) => message.version > version);
    expect(update).toMatchObject({ version: version + 1, since: version });
    expect(stream.socket.messages[1]).toMatchObject({ type: "update", from: version });
    expect(update.events).toContainEqual(expect.objectContaining({ type: "WINDOW_OPENED" }));
    const later = await client.lookWhenMine(matchId);
    const last = await stream.until((message) => message.version === later.version);
    expect(last.view).toEqual(later.view);
    expect(last.legalMoves).toEqual(later.legalMoves);
    stream.close();
  });

  test("the bot's moves come without asking", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const { version } = await client.lookWhenMine(matchId);
    const stream = client.stream(matchId);
    await stream.first();
    await client.act(matchId, version, "END_TURN");
    const seen = await client.lookWhenMine(matchId);
    await stream.until((message) => message.version === seen.version);
    const versions = stream.messages.map((message) => message.version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    stream.close();
  });

  test("who comes back with `since` misses nothing", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const stream = client.stream(matchId, 0);
    const { version: left } = await stream.first();
    stream.close();
    await client.playOn(matchId, 8);
    const resumed = client.stream(matchId, left);
    const { events, version } = await resumed.first();
    const { body } = await client.get<EventsReply>(`/api/matches/${matchId}/events?since=${left}`);
    expect(version).toBe(body.version);
    expect(events).toEqual(body.updates.flatMap((update) => update.events));
    expect(events.length).toBeGreaterThan(8);
    resumed.close();
  });

  test("all that a stream says is all that happened, whenever one joined", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const stream = client.stream(matchId, 0);
    const { version } = await client.playOn(matchId, 12);
    await stream.until((message) => message.version === version);
    const { body } = await client.get<EventsReply>(`/api/matches/${matchId}/events`);
    const told = stream.messages.flatMap(({ events }) => events);
    expect(told).toEqual(body.updates.flatMap((update) => update.events));
    stream.close();
  });

  test("a stranger watches, and sees no more than everyone", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const stream = server.client().stream(matchId);
    const { view, legalMoves } = await stream.first();
    expect(view?.viewer).toBe("spectator");
    expect(legalMoves).toEqual([]);
    stream.close();
  });

  test("pages of other sites get no socket, and nothing is at other addresses", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const foreign = client.stream(matchId, 0, { origin: "http://evil.example" });
    expect(await foreign.closed()).toBe(1006);
    expect(foreign.messages).toEqual([]);
    const own = client.stream(matchId, 0, { origin: server.url });
    expect((await own.first()).matchId).toBe(matchId);
    own.close();
    const hooks = createServer();
    const upgrade = async (path: string): Promise<number> => {
      const request = new Request(`http://127.0.0.1${path}`) as never;
      return ((await hooks.websocket.upgrade?.(request)) as Response | undefined)?.status ?? 101;
    };
    expect(await upgrade(`/api/matches/${matchId}/stream`)).toBe(404);
    expect(await upgrade("/api/stream?since=3")).toBe(400);
    await hooks.close();
    expect(await upgrade("/api/stream")).toBe(503);
  });

  test("a match that is not there is refused, and the socket goes on", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const socket = client.socket();
    socket.say({ type: "follow", matchId: "nowhere" });
    socket.say({ type: "follow", matchId });
    await socket.wait(() => (socket.messages.length === 2 ? true : undefined));
    expect(socket.messages).toEqual([
      {
        type: "error",
        matchId: "nowhere",
        error: { code: "no-such-match", message: expect.any(String) as unknown },
      },
      expect.objectContaining({ type: "view", matchId }),
    ]);
    socket.close();
  });

  test("one socket follows many matches, and none that was left", async () => {
    const client = server.client();
    const [one, two] = [await client.createMatch(), await client.createMatch({ seed: 8 })];
    const socket = client.socket();
    socket.say({ type: "follow", matchId: one });
    socket.say({ type: "follow", matchId: two });
    await socket.wait(() => (socket.messages.length >= 2 ? true : undefined));
    socket.say({ type: "unfollow", matchId: one });
    await socket.wait(() => socket.messages.find(({ type }) => type === "unfollowed"));
    const heard = socket.messages.length;
    await client.playOn(one, 2);
    const { version } = await client.playOn(two, 2);
    await socket.wait(() =>
      socket.messages.find((message) => message.type === "update" && message.version === version),
    );
    const later = socket.messages.slice(heard);
    expect(new Set(later.map(({ matchId }) => matchId))).toEqual(new Set([two]));
    socket.close();
  });

  test("whoever follows a match again is sent its view again", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const stream = client.stream(matchId, 0);
    const { version } = await client.playOn(matchId, 4);
    await stream.until((message) => message.version === version);
    const before = stream.messages.length;
    stream.socket.say({ type: "follow", matchId, since: version - 1 });
    await stream.socket.wait(() => (stream.messages.length > before ? true : undefined));
    expect(stream.socket.messages.at(-1)?.type).toBe("view");
    const { view } = await client.look(matchId);
    expect(stream.messages.at(-1)).toMatchObject({ since: version - 1, version, view });
    const { body } = await client.get<EventsReply>(
      `/api/matches/${matchId}/events?since=${version - 1}`,
    );
    expect(stream.messages.at(-1)?.events).toEqual(body.updates[0]?.events);
    stream.close();
  });

  test("nonsense is answered with what would be right, and closes the socket if it goes on", async () => {
    const socket = server.client().socket();
    const nonsense = ["", "{", "[]", "null", '{"type":"follow"}', '{"type":"sing"}'];
    nonsense.push('{"type":"follow","matchId":"m","since":-1}');
    nonsense.push('{"type":"unfollow","matchId":"m","since":1}');
    for (const frame of nonsense) socket.sayRaw(frame);
    socket.sayRaw(new Uint8Array([1, 2, 3]));
    await socket.wait(() => (socket.messages.length > nonsense.length ? true : undefined));
    for (const message of socket.messages) {
      expect(message).toMatchObject({ type: "error", matchId: null, error: { code: "malformed" } });
    }
    const told = socket.messages.map((said) => (said.type === "error" ? said.error.message : ""));
    expect(told[0]).toMatch(/not JSON\. Say \{"type": "follow"/);
    expect(told[6]).toBe("since: a version, a whole number from 0 on.");
    expect(told[7]).toBe("since: there is no such field; there are type, matchId.");
    expect(told[8]).toMatch(/^A message is text\./);
    for (let i = 0; i < 2; i++) socket.sayRaw("!");
    expect(await socket.closed()).toBe(1008);
  });

  test("a message of more than a few kilobytes closes the socket", async () => {
    const socket = server.client().socket();
    socket.sayRaw(`"${"x".repeat(5000)}"`);
    expect(await socket.closed()).toBe(1009);
  });

  test("messages are compressed for those who can read that", async () => {
    const socket = server.client().socket();
    await expect.poll(() => socket.socket.extensions).toContain("permessage-deflate");
    socket.close();
  });

  test("a server that closes says so to everyone who listens", async () => {
    const closing = await serve({ port: 0 });
    const client = new Client(closing.url);
    const matchId = await client.createMatch({ seed: undefined });
    const stream = client.stream(matchId);
    await stream.first();
    await closing.close();
    expect(await stream.closed()).toBe(1001);
  });
});

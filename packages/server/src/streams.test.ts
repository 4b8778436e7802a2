import { describe, expect, test } from "vitest";
import { Client } from "../test/client.ts";
import { useServer } from "../test/running-server.ts";
import { createServer, serve } from "./index.ts";
import type { EventsReply } from "./protocol.ts";

const server = useServer();

describe("WebSocket /api/matches/:id/stream", () => {
  test("first the whole view, then a message for every change", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const { version, view, legalMoves, cards } = await client.lookWhenMine(matchId);
    const stream = client.stream(matchId);
    expect(await stream.first()).toEqual({
      type: "view",
      version,
      events: [],
      view,
      legalMoves,
      isPassing: false,
      cards,
    });
    await client.act(matchId, version, "ADVANCE_PHASE");
    const update = await stream.until((message) => message.version > version);
    expect(update).toMatchObject({ type: "update", version: version + 1 });
    expect(update.events).toContainEqual(expect.objectContaining({ type: "WINDOW_OPENED" }));
    const seen = await client.lookWhenMine(matchId);
    const last = await stream.until((message) => message.version === seen.version);
    expect(last.view).toEqual(seen.view);
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

  test("other pages, matches that are not there and a bad `since` get no stream", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const foreign = client.stream(matchId, 0, { origin: "http://evil.example" });
    expect(await foreign.closed()).toBe(1006);
    expect(foreign.messages).toEqual([]);
    expect(await client.stream("nowhere").closed()).toBe(1006);
    expect(await client.stream(matchId, -1).closed()).toBe(1006);
    const own = client.stream(matchId, 0, { origin: server.url });
    expect((await own.first()).type).toBe("view");
    own.close();
  });

  test("an address that is not well-formed names no match, as on every other route", async () => {
    const problems: unknown[] = [];
    const own = createServer({ onProblem: (problem) => problems.push(problem) });
    const path = "http://127.0.0.1/api/matches/%E0%A4%A";
    const shown = await own.fetch(new Request(path));
    const upgraded = (await own.websocket.upgrade?.(
      new Request(`${path}/stream`) as never,
    )) as Response;
    expect([shown.status, upgraded.status]).toEqual([404, 404]);
    expect(await upgraded.json()).toEqual(await shown.json());
    expect(problems).toEqual([]);
    await own.close();
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

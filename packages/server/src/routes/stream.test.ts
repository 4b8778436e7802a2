import { expect, onTestFinished, test } from "vitest";
import { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import { Reader } from "../client/index.ts";
import { noLimits, serve } from "../index.ts";
import type { EventsReply, RefusalReply, UpdateMessage, ViewMessage } from "../protocol.ts";

const server = useServer();

interface Event {
  readonly id: number;
  readonly message: ViewMessage | UpdateMessage;
}

/** Reads server-sent events as an agent would. */
async function open(client: Client, path: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(`${client.url}${path}`, {
    headers: { ...(client.cookie !== "" && { cookie: client.cookie }), ...headers },
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  async function next(): Promise<Event | null> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end < 0) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) return null;
        text += value ?? "";
        continue;
      }
      const found = /^id: (\d+)\ndata: (.*)$/.exec(text.slice(0, end));
      text = text.slice(end + 2);
      if (found === null) continue;
      const message = JSON.parse(found[2] ?? "") as Event["message"];
      return { id: Number(found[1]), message };
    }
  }
  async function until(version: number): Promise<Event[]> {
    const events: Event[] = [];
    for (let event = await next(); event !== null; event = await next()) {
      events.push(event);
      if (event.id >= version) return events;
    }
    throw new Error(`it ended before version ${version}`);
  }
  return { answer, next, until, leave: () => leaving.abort() };
}

test("says what a socket says, version by version, and goes on after Last-Event-ID", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const path = `/api/matches/${matchId}/stream`;
  const stream = await open(client, `${path}?since=0`);
  expect(stream.answer.headers.get("content-type")).toBe("text/event-stream");
  const { version } = await client.playOn(matchId, 5);
  const heard = await stream.until(version);
  expect(heard.map(({ id }) => id)).toEqual(heard.map(({ message }) => message.version));
  const reader = new Reader(0);
  const news = heard.map(({ message }) => reader.read(message));
  const { view, legalMoves } = await client.look(matchId);
  expect(news.at(-1)).toMatchObject({ version, view, legalMoves });
  stream.leave();

  const left = heard.at(-3)?.id ?? 0;
  const again = await open(client, path, { "last-event-id": String(left) });
  const resumed = await again.next();
  expect(resumed).toMatchObject({ id: version, message: { type: "view", since: left } });
  const { body } = await client.get<EventsReply>(`/api/matches/${matchId}/events?since=${left}`);
  expect(resumed?.message.events).toEqual(body.updates.flatMap(({ events }) => events));
});

test("refuses what cannot be followed", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const ask = async (path: string, headers = {}): Promise<[number, string]> => {
    const answer = await fetch(`${client.url}/api/matches/${path}`, { headers });
    return [answer.status, ((await answer.json()) as RefusalReply).error.code];
  };
  expect(await ask("nowhere/stream")).toEqual([404, "no-such-match"]);
  expect(await ask(`${matchId}/stream?since=-1`)).toEqual([400, "malformed"]);
  expect(await ask(`${matchId}/stream`, { "last-event-id": "x" })).toEqual([400, "malformed"]);
});

test("counts as a stream until its reader leaves, and ends when the server closes", async () => {
  const limits = { ...noLimits, streams: { perIdentity: 1, perAddress: 1 } };
  const own = await serve({ port: 0, limits });
  const client = new Client(own.url);
  const matchId = await client.createMatch({ seed: undefined });
  const path = `/api/matches/${matchId}/stream`;
  const first = await open(client, path);
  await first.next();
  const refused = await open(client, path);
  expect(refused.answer.status).toBe(429);
  first.leave();
  let second = refused;
  await expect
    .poll(async () => {
      second = await open(client, path);
      return second.answer.status;
    })
    .toBe(200);
  expect(await second.next()).toMatchObject({ message: { type: "view" } });
  await own.close();
  expect(await second.next()).toBeNull();
});

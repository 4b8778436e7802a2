import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ClientMessage, StreamMessage, UpdateMessage, ViewMessage } from "../protocol.ts";
import { type MatchNews, type MatchStreams, openMatchStreams } from "./index.ts";

/** A connection as far as the streams use it. */
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    sockets.push(this);
  }

  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message as StreamMessage) });
  }
}

const match = { seat: "host", status: "active", legalMoves: [], isPassing: false } as const;
const view = (version: number, since: number | null, matchId = "m"): ViewMessage =>
  ({
    type: "view",
    matchId,
    since,
    version,
    ...match,
    view: { at: version, zones: {} },
    events: [],
    cards: {},
  }) as unknown as ViewMessage;
const update = (
  from: number,
  version: number,
  path = "/view/at",
  matchId = "m",
): UpdateMessage => ({
  type: "update",
  matchId,
  from,
  version,
  patch: [{ op: "replace", path, value: version }],
  events: [],
  cards: {},
});

let sockets: FakeSocket[] = [];
let heard: MatchNews[] = [];
let streams: MatchStreams;

const follow = (matchId = "m"): (() => void) =>
  streams.follow({ matchId, onNews: (news) => heard.push(news) });
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
const openSockets = (): number => sockets.filter(({ readyState }) => readyState < 3).length;
const versions = (): number[] => heard.map(({ version }) => version);

beforeEach(() => {
  sockets = [];
  heard = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  streams = openMatchStreams(() => new FakeSocket() as unknown as WebSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("gives out the whole match with every message, and never changes what it gave out", () => {
  follow();
  last().open().hear(view(3, null));
  last().hear(update(3, 4));
  last().hear(update(4, 6));
  expect(heard.map((news) => [news.since, news.version, news.view])).toEqual([
    [null, 3, { at: 3, zones: {} }],
    [3, 4, { at: 4, zones: {} }],
    [4, 6, { at: 6, zones: {} }],
  ]);
});

it.each([
  ["is for another version", update(5, 6)],
  ["cannot be applied", update(3, 4, "/view/nowhere/at")],
])("asks for the match again where a patch %s, and goes on", (_, broken) => {
  follow();
  last().open().hear(view(3, null));
  last().hear(broken);
  expect(last().said).toEqual([
    { type: "follow", matchId: "m" },
    { type: "follow", matchId: "m", since: 3 },
  ]);
  // Those were sent before it was asked.
  last().hear(update(4, 5));
  last().hear(update(5, 6));
  last().hear(view(6, 3));
  last().hear(update(6, 7));
  expect(versions()).toEqual([3, 6, 7]);
  expect(last().said).toHaveLength(2);
});

it("has one connection for all matches, which closes with the last", () => {
  const [leaveOne, leaveTwo] = [follow("one"), follow("two")];
  expect(sockets).toHaveLength(1);
  last().open();
  last().hear(view(1, null, "one"));
  last().hear(view(8, null, "two"));
  last().hear(update(1, 2, "/view/at", "one"));
  leaveOne();
  last().hear(update(2, 3, "/view/at", "one"));
  expect(heard.map(({ matchId, version }) => [matchId, version])).toEqual([
    ["one", 1],
    ["two", 8],
    ["one", 2],
  ]);
  expect(last().said.at(-1)).toEqual({ type: "unfollow", matchId: "one" });
  leaveTwo();
  expect(openSockets()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  follow("three");
  expect(openSockets()).toBe(1);
});

it("has one connection, also when the browser comes back online while one is open", () => {
  const leave = follow();
  const [first] = sockets;
  first?.open().hear(view(3, null));
  streams.reconnect();
  last().open();
  expect([sockets.length, openSockets()]).toEqual([2, 1]);
  expect(last().said).toEqual([{ type: "follow", matchId: "m", since: 3 }]);
  // What the old connection still delivers is old.
  first?.hear(update(3, 4));
  last().hear(view(5, 3));
  expect(versions()).toEqual([3, 5]);
  leave();
  expect(openSockets()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});

it("connects again after its connection is lost or not answered, and not after it was left", () => {
  const leave = follow();
  last().close();
  vi.advanceTimersByTime(1000);
  expect([sockets.length, openSockets()]).toEqual([2, 1]);
  vi.advanceTimersByTime(10_000);
  expect([sockets.length, openSockets()]).toEqual([3, 1]);
  leave();
  streams.reconnect();
  vi.advanceTimersByTime(60_000);
  expect([sockets.length, openSockets()]).toEqual([3, 0]);
});

it("asks again for a match that is refused for now, and not for one that is not there", () => {
  const states: string[] = [];
  follow("slow");
  streams.follow({ matchId: "gone", onNews: () => {}, onConnection: (now) => states.push(now) });
  last().open();
  const refuse = (matchId: string, code: string): void =>
    last().hear({ type: "error", matchId, error: { code, message: "No." } });
  refuse("slow", "too-many-requests");
  refuse("gone", "no-such-match");
  vi.advanceTimersByTime(5000);
  expect(last().said.map(({ matchId }) => matchId)).toEqual(["slow", "gone", "slow"]);
  // Nobody is told to wait for it.
  expect(states).toEqual(["refused"]);
});

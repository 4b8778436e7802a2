/** Sockets with clients and a service made for the test: what a real network seldom does. */
import {
  type Committed,
  MatchError,
  type MatchService,
  type MatchUpdate,
  type PlayerView,
} from "@lunchtable-tcg/match";
import type { Message, Peer } from "crossws";
import { describe, expect, test } from "vitest";
import { createIdentities } from "../identities/identities.ts";
import { memoryIdentities } from "../identities/memory-identities.ts";
import { createLimiter } from "../limits/limiter.ts";
import { type Limits, noLimits } from "../limits/limits.ts";
import type { ClientMessage, StreamMessage, UpdateMessage, ViewMessage } from "../protocol.ts";
import { createStreams } from "./streams.ts";

const MEBIBYTE = 1024 * 1024;

class FakePeer {
  readonly said: StreamMessage[] = [];
  readonly closed: (readonly [number | undefined, string | undefined])[] = [];
  bufferedAmount = 0;
  readonly context: object;

  constructor(identity = "ada") {
    this.context = { who: { kind: "guest", identity, account: identity, address: "" } };
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as StreamMessage);
  }

  /** What it was told of matches. */
  get sent(): (ViewMessage | UpdateMessage)[] {
    return this.said.filter(({ type }) => type === "view" || type === "update") as (
      | ViewMessage
      | UpdateMessage
    )[];
  }

  close(code?: number, reason?: string): void {
    this.closed.push([code, reason]);
  }
}

/** One match. Version n brings the event `n`; a page of the log is `page` versions. */
function setUp({ page = 500, limits = noLimits }: { page?: number; limits?: Limits } = {}) {
  const listeners = new Set<(committed: Committed) => void>();
  const problems: unknown[] = [];
  const match = { version: 1, looks: 0, reads: 0, isBroken: false };
  /** Answers wait while this is not null. */
  let gate: Promise<void> | null = null;
  const service = {
    async checkMayLook({ matchId }: { matchId: string }) {
      if (matchId === "private") throw new MatchError("no-such-match", "There is no such match.");
      if (matchId === "slow") await gate;
    },
    async getPlayerView(): Promise<Partial<PlayerView>> {
      match.looks++;
      const { version } = match;
      await gate;
      if (match.isBroken) throw new Error("no disk");
      return { matchId: "m", version, view: null, legalMoves: [], cards: { seen: {} } };
    },
    async getRecentEvents({ since }: { since: number }) {
      match.reads++;
      const updates: MatchUpdate[] = [];
      for (let at = since + 1; at <= match.version && updates.length < page; at++) {
        updates.push({ version: at, events: [{ type: `${at}` }] });
      }
      return { version: match.version, updates };
    },
    async describeCards() {
      return { told: {} };
    },
    subscribe(_matchId: string, listener: (committed: Committed) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as MatchService;
  const streams = createStreams({
    service,
    identities: createIdentities({ secret: "", store: memoryIdentities(), now: () => 0 }),
    limiter: createLimiter(limits, () => 0),
    onProblem: (problem) => problems.push(problem),
  });
  const say = (to: FakePeer, message: ClientMessage | string): void => {
    const rawData = typeof message === "string" ? message : JSON.stringify(message);
    void streams.hooks.message?.(to as unknown as Peer, { rawData } as Message);
  };
  const join = (identity?: string): FakePeer => {
    const made = new FakePeer(identity);
    void streams.hooks.open?.(made as unknown as Peer);
    return made;
  };
  const peer = (since?: number): FakePeer => {
    const made = join();
    const follow = { type: "follow", matchId: "m" } as const;
    say(made, since === undefined ? follow : { ...follow, since });
    return made;
  };
  return {
    streams,
    match,
    problems,
    listeners,
    peer,
    join,
    say,
    advance: (versions = 1): void => {
      match.version += versions;
      const { version } = match;
      const cards = { seen: {}, [`in view ${version}`]: {} };
      // Something is new to see in every version.
      const view = { game: { def: `in view ${version}` } };
      const position = { matchId: "m", version, view, legalMoves: [], cards };
      const committed: Committed = {
        version,
        viewFor: () => position as unknown as PlayerView,
        positionFor() {
          if (match.isBroken) throw new Error("no disk");
          return position as unknown as PlayerView;
        },
        eventsFor: () => [{ type: `${version}` }],
        describe(sent) {
          const isNew = JSON.stringify(sent).includes(`"def":"in view ${version}"`);
          return { told: {}, [`told ${version}`]: {}, ...(isNew && cards) };
        },
      };
      for (const listener of listeners) listener(committed);
    },
    hold: (): (() => void) => {
      const held = Promise.withResolvers<void>();
      gate = held.promise;
      return () => {
        gate = null;
        held.resolve();
      };
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const versions = (peer: FakePeer): number[] => peer.sent.map(({ version }) => version);
const eventsOf = ({ sent }: FakePeer): string[] =>
  sent.flatMap(({ events }) => events.map(({ type }) => type));

describe("a client", () => {
  test("gets a view first and an update for every version after it", async () => {
    const { peer, advance } = setUp();
    const one = peer();
    await settled();
    advance();
    await settled();
    expect(one.sent).toEqual([
      expect.objectContaining({ type: "view", version: 1, events: [] }),
      expect.objectContaining({ type: "update", version: 2, events: [{ type: "2" }] }),
    ]);
  });

  test("is sent the definition of a card once, from what it sees and from what it is told", async () => {
    const { peer, advance } = setUp();
    const one = peer();
    await settled();
    advance();
    const late = peer();
    await settled();
    advance();
    await settled();
    expect(one.sent.map(({ cards }) => cards)).toEqual([
      { told: {}, seen: {} },
      { "told 2": {}, "in view 2": {} },
      { "told 3": {}, "in view 3": {} },
    ]);
    expect(late.sent.map(({ cards }) => cards)).toEqual([
      { told: {}, seen: {} },
      { "told 3": {}, "in view 3": {} },
    ]);
  });

  test("is told of the next version without anything being read", async () => {
    const { peer, advance, match } = setUp();
    const one = peer();
    await settled();
    const { looks, reads } = match;
    advance();
    advance();
    expect(versions(one)).toEqual([1, 2, 3]);
    expect(eventsOf(one)).toEqual(["2", "3"]);
    expect([match.looks, match.reads]).toEqual([looks, reads]);
  });

  test("that lacks more than the next version has it read", async () => {
    const { peer, advance, match } = setUp();
    const one = peer();
    await settled();
    // Committed elsewhere: nobody calls.
    match.version += 2;
    advance();
    await settled();
    expect(versions(one)).toEqual([1, 4]);
    expect(eventsOf(one)).toEqual(["2", "3", "4"]);
    expect(match.reads).toBe(1);
  });

  test("that says what it knows gets what it lacks with the view", async () => {
    const { peer, advance } = setUp();
    advance(4);
    const [none, some, all] = [peer(0), peer(3), peer(5)];
    await settled();
    expect(eventsOf(none)).toEqual(["1", "2", "3", "4", "5"]);
    expect(eventsOf(some)).toEqual(["4", "5"]);
    expect(eventsOf(all)).toEqual([]);
    expect(versions(all)).toEqual([5]);
  });

  test("that was long away gets all of it, page by page", async () => {
    const { peer, advance, match } = setUp({ page: 10 });
    advance(34);
    const one = peer(0);
    await settled();
    expect(eventsOf(one)).toHaveLength(35);
    expect(match.reads).toBe(4);
  });

  test("is read a hundred pages at most for one message", async () => {
    const { peer, advance, match } = setUp({ page: 1 });
    advance(149);
    const one = peer(0);
    await settled();
    expect(match.reads).toBe(100);
    expect(eventsOf(one)).toHaveLength(100);
  });

  test("is told of what happens while it is being told, once, and of nothing twice", async () => {
    const { peer, advance, hold, match } = setUp();
    const release = hold();
    const one = peer();
    await settled();
    advance();
    advance();
    release();
    await settled();
    expect(versions(one)).toEqual([1, 3]);
    expect(eventsOf(one)).toEqual(["2", "3"]);
    expect(match.looks).toBe(2);
    // A call without news.
    advance(0);
    await settled();
    expect(versions(one)).toEqual([1, 3]);
  });

  test("is not told what came after the version it is shown", async () => {
    const { peer, advance, hold, match } = setUp();
    advance(2);
    const release = hold();
    const one = peer(0);
    await settled();
    // Nobody calls: the log is simply further than the view.
    match.version = 5;
    release();
    await settled();
    expect(eventsOf(one)).toEqual(["1", "2", "3"]);
  });

  test("is told of the next version after it was told of one", async () => {
    const { peer, advance } = setUp();
    const one = peer();
    for (let i = 0; i < 3; i++) {
      await settled();
      advance();
    }
    await settled();
    expect(versions(one)).toEqual([1, 2, 3, 4]);
  });

  test("gets what can be read where the log ends too early", async () => {
    const { peer, match } = setUp({ page: 0 });
    match.version = 3;
    const one = peer(0);
    await settled();
    expect(versions(one)).toEqual([3]);
    expect(match.reads).toBe(1);
  });
});

describe("a client is sent away", () => {
  test("when more than four mebibytes wait for it", async () => {
    const { peer, advance } = setUp();
    const [slow, full] = [peer(), peer()];
    await settled();
    slow.bufferedAmount = 4 * MEBIBYTE + 1;
    full.bufferedAmount = 4 * MEBIBYTE;
    advance();
    await settled();
    expect(slow.closed).toEqual([[1013, "The client reads too slowly."]]);
    expect(full.closed).toEqual([]);
  });

  test("from a match with which something is wrong here, and somebody is told", async () => {
    const { peer, match, problems, advance, streams, listeners } = setUp();
    const one = peer();
    await settled();
    match.isBroken = true;
    advance();
    await settled();
    const error = { code: "internal", message: "Internal error; it has been logged." };
    expect(one.said.at(-1)).toEqual({ type: "error", matchId: "m", error });
    expect([one.closed, streams.count(), listeners.size]).toEqual([[], 0, 0]);
    expect(problems.map(String)).toEqual(["Error: no disk"]);
  });

  test("when the server closes", async () => {
    const { streams, peer, listeners } = setUp();
    const all = [peer(), peer()];
    await settled();
    const closing = streams.close();
    for (const { closed } of all) {
      expect(closed).toEqual([[1001, "The server is shutting down; try again shortly."]]);
    }
    expect(listeners.size).toBe(0);
    // Their network says so too, later.
    void streams.hooks.close?.(all[0] as unknown as Peer, {});
    const refused = await streams.hooks.upgrade?.(request("/api/stream"));
    expect(refused).toMatchObject({ status: 503 });
    await closing;
  });
});

describe("a client that leaves", () => {
  test.each(["close", "error"] as const)("by %s is followed no more", async (how) => {
    const { streams, peer, listeners, advance } = setUp();
    const one = peer();
    await settled();
    expect(listeners.size).toBe(1);
    void streams.hooks[how]?.(one as unknown as Peer, {} as never);
    expect(listeners.size).toBe(0);
    advance();
    await settled();
    expect(versions(one)).toEqual([1]);
    await streams.close();
    expect(one.closed).toEqual([]);
  });

  test("while it is told is not told the rest", async () => {
    const { streams, peer, advance, hold } = setUp();
    const release = hold();
    const one = peer();
    await settled();
    advance();
    void streams.hooks.close?.(one as unknown as Peer, {});
    release();
    await settled();
    expect(one.sent.length).toBeLessThan(2);
  });
});

const nobody = { kind: "nobody", identity: "", account: "", address: "" };

function request(path: string, headers: Record<string, string> = {}): Request & { context: never } {
  return new Request(`http://localhost${path}`, { headers }) as Request & { context: never };
}

describe("an upgrade", () => {
  test("says who it is", async () => {
    const { streams } = setUp();
    const upgraded = await streams.hooks.upgrade?.(request("/api/stream"));
    expect(upgraded).toEqual({ context: { who: nobody } });
  });

  test.each([
    [404, "/api/streams", {}],
    [404, "/api/matches/m/stream", {}],
    [403, "/api/stream", { origin: "http://evil.example" }],
    [400, "/api/stream?since=1", {}],
  ])("is answered with %d at %s", async (status, path, headers) => {
    const { streams } = setUp();
    expect(await streams.hooks.upgrade?.(request(path, headers))).toMatchObject({ status });
  });
});

describe("a socket", () => {
  test("follows so many matches, and somebody so many with all of theirs", async () => {
    const limits = {
      ...noLimits,
      streams: { perIdentity: 3, perAddress: Infinity },
      sockets: { ...noLimits.sockets, follows: 2 },
    };
    const { join, say, streams } = setUp({ limits });
    const [one, two] = [join(), join()];
    for (const matchId of ["a", "b", "b", "c"]) say(one, { type: "follow", matchId });
    for (const matchId of ["d", "e"]) say(two, { type: "follow", matchId });
    await settled();
    const refused = (peer: FakePeer) =>
      peer.said.flatMap((said) => (said.type === "error" ? [[said.matchId, said.error.code]] : []));
    expect(refused(one)).toEqual([["c", "too-many-streams"]]);
    expect(refused(two)).toEqual([["e", "too-many-streams"]]);
    say(one, { type: "unfollow", matchId: "a" });
    say(two, { type: "follow", matchId: "e" });
    await settled();
    expect(refused(two)).toHaveLength(1);
    expect(streams.count()).toBe(3);
  });

  test("is one of so many that somebody may have open", async () => {
    const limits = { ...noLimits, sockets: { perIdentity: Infinity, perAddress: 1, follows: 9 } };
    const { streams } = setUp({ limits });
    const asked = Object.assign(request("/api/stream"), { ip: "192.0.2.1" });
    const upgraded = (await streams.hooks.upgrade?.(asked)) as { context: object };
    const peer = Object.assign(new FakePeer(), upgraded) as unknown as Peer;
    void streams.hooks.open?.(peer);
    expect(await streams.hooks.upgrade?.(asked)).toMatchObject({ status: 429 });
    void streams.hooks.close?.(peer, {});
    expect(await streams.hooks.upgrade?.(asked)).toMatchObject({ context: {} });
  });

  test("that asks too fast is told to wait, and closed if it does not", async () => {
    const few = { ...noLimits.rates.requests, perIdentity: { most: 2, perMs: 60_000 } };
    const limits = { ...noLimits, rates: { ...noLimits.rates, requests: few } };
    const { join, say } = setUp({ limits });
    const one = join();
    for (let i = 0; i < 3; i++) say(one, { type: "unfollow", matchId: "m" });
    await settled();
    expect(one.said.at(-1)).toMatchObject({
      type: "error",
      error: { code: "too-many-requests", data: { limit: "requests", retryAfterSeconds: 30 } },
    });
    for (let i = 0; i < 10; i++) say(one, { type: "unfollow", matchId: "m" });
    await settled();
    expect(one.closed).toEqual([[1008, "Too many messages that were refused."]]);
  });

  test("says so many bytes, and is sent so many", async () => {
    const few = (most: number) => ({
      ...noLimits.rates.sent,
      perIdentity: { most, perMs: 60_000 },
    });
    const heard = { ...noLimits, rates: { ...noLimits.rates, heard: few(60) } };
    const first = setUp({ limits: heard });
    const talker = first.peer();
    first.say(talker, { type: "follow", matchId: "m" });
    await settled();
    expect(talker.said).toMatchObject([
      { type: "error", error: { data: { limit: "heard" } } },
      { type: "view" },
    ]);
    const sent = { ...noLimits, rates: { ...noLimits.rates, sent: few(300) } };
    const second = setUp({ limits: sent });
    const listener = second.peer();
    await settled();
    expect(versions(listener)).toEqual([1]);
    for (let i = 0; i < 2; i++) second.advance();
    await settled();
    expect(listener.closed).toEqual([[1013, expect.stringMatching(/^Too many bytes sent on/)]]);
    expect(second.listeners.size).toBe(0);
  });

  test("hears nothing of a match it left before it was let in", async () => {
    const { join, say, hold, streams, listeners } = setUp();
    const release = hold();
    const one = join();
    say(one, { type: "follow", matchId: "slow" });
    say(one, { type: "unfollow", matchId: "slow" });
    release();
    await settled();
    expect(one.said).toEqual([{ type: "unfollowed", matchId: "slow" }]);
    expect([streams.count(), listeners.size]).toEqual([0, 0]);
  });

  test("is told of no match that it may not look at, and that counts for nothing", async () => {
    const { join, say, streams, listeners } = setUp();
    const one = join();
    say(one, { type: "follow", matchId: "private" });
    await settled();
    expect(one.said).toMatchObject([{ type: "error", error: { code: "no-such-match" } }]);
    expect([streams.count(), listeners.size]).toEqual([0, 0]);
  });
});

/** Streams with clients and a service made for the test: what a real network seldom does. */
import type { Committed, MatchService, MatchUpdate, PlayerView } from "@lunchtable-tcg/match";
import type { Peer } from "crossws";
import { describe, expect, test } from "vitest";
import { createIdentities } from "./identities/identities.ts";
import { memoryIdentities } from "./identities/memory-identities.ts";
import { createLimiter } from "./limits/limiter.ts";
import { noLimits } from "./limits/limits.ts";
import type { StreamMessage } from "./protocol.ts";
import { createStreams } from "./streams.ts";

const MEBIBYTE = 1024 * 1024;

class FakePeer {
  readonly sent: StreamMessage[] = [];
  readonly closed: (readonly [number | undefined, string | undefined])[] = [];
  bufferedAmount = 0;
  readonly context: object;

  constructor(since: number | null) {
    this.context = {
      matchId: "m",
      who: { kind: "guest", identity: "ada", account: "", address: "" },
      since,
    };
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as StreamMessage);
  }

  close(code?: number, reason?: string): void {
    this.closed.push([code, reason]);
  }
}

/** One match. Version n brings the event `n`; a page of the log is `page` versions. */
function setUp({ page = 500 }: { page?: number } = {}) {
  const listeners = new Set<(committed: Committed) => void>();
  const problems: unknown[] = [];
  const match = { version: 1, looks: 0, reads: 0, isBroken: false };
  /** Answers wait while this is not null. */
  let gate: Promise<void> | null = null;
  const service = {
    async checkMayLook() {},
    async getPlayerView(): Promise<Partial<PlayerView>> {
      match.looks++;
      const { version } = match;
      await gate;
      if (match.isBroken) throw new Error("no disk");
      return { version, view: null, legalMoves: [], cards: { seen: {} } };
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
    limiter: createLimiter(noLimits, () => 0),
    onProblem: (problem) => problems.push(problem),
  });
  const peer = (since: number | null = null): FakePeer => {
    const made = new FakePeer(since);
    void streams.hooks.open?.(made as unknown as Peer);
    return made;
  };
  return {
    streams,
    match,
    problems,
    listeners,
    peer,
    advance: (versions = 1): void => {
      match.version += versions;
      const { version } = match;
      const cards = { seen: {}, [`in view ${version}`]: {} };
      const position = { version, view: null, legalMoves: [], cards };
      const committed: Committed = {
        version,
        viewFor() {
          if (match.isBroken) throw new Error("no disk");
          return position as unknown as PlayerView;
        },
        eventsFor: () => [{ type: `${version}` }],
        describe: () => ({ told: {}, [`told ${version}`]: {} }),
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

  test("when something goes wrong here, and somebody is told", async () => {
    const { peer, match, problems, advance } = setUp();
    const one = peer();
    await settled();
    match.isBroken = true;
    advance();
    await settled();
    expect(one.closed).toEqual([[1011, "Internal error; it has been logged."]]);
    expect(problems.map(String)).toEqual(["Error: no disk"]);
  });

  test("when the server closes", async () => {
    const { streams, peer, listeners } = setUp();
    const all = [peer(), peer()];
    await settled();
    streams.close();
    for (const { closed } of all) {
      expect(closed).toEqual([[1001, "The server is shutting down; try again shortly."]]);
    }
    expect(listeners.size).toBe(0);
    // Their network says so too, later.
    void streams.hooks.close?.(all[0] as unknown as Peer, {});
    const refused = await streams.hooks.upgrade?.(request("/api/matches/m/stream"));
    expect(refused).toMatchObject({ status: 503 });
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
    streams.close();
    expect(one.closed).toEqual([]);
  });

  test("while it is told is not told the rest", async () => {
    const { streams, peer, advance, hold } = setUp();
    const release = hold();
    const one = peer();
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
  test("says which match, who it is, and what it knows", async () => {
    const { streams } = setUp();
    expect(await streams.hooks.upgrade?.(request("/api/matches/a%20b/stream?since=7"))).toEqual({
      context: { matchId: "a b", who: nobody, since: 7 },
    });
    expect(await streams.hooks.upgrade?.(request("/api/matches/m/stream"))).toEqual({
      context: { matchId: "m", who: nobody, since: null },
    });
  });

  test.each([
    [404, "/api/matches/m/streams", {}],
    [404, "/api/matches/m/n/stream", {}],
    [403, "/api/matches/m/stream", { origin: "http://evil.example" }],
    [400, "/api/matches/m/stream?since=x", {}],
  ])("is answered with %d at %s", async (status, path, headers) => {
    const { streams } = setUp();
    expect(await streams.hooks.upgrade?.(request(path, headers))).toMatchObject({ status });
  });
});

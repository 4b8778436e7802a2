/**
 * WebSocket /api/matches/:id/stream?since=N: first the whole view, then a message for every change, which
 * the service hands over as it is committed. Nothing is buffered for a client: anything else it lacks is read
 * from the log, so a client that reconnects with `since` misses nothing, however long it was away.
 */
import type { Committed, MatchService, PlayerView } from "@lunchtable-tcg/match";
import { type MaskedEvent, viewText } from "@tcg/core";
import type { Hooks, Peer } from "crossws";
import { z } from "zod";
import { admit } from "./http/admit.ts";
import { CLOSING, errorResponse, HttpError, INTERNAL } from "./http/http-error.ts";
import { readQuery, sinceSchema } from "./http/read-request.ts";
import type { Identities } from "./identities/identities.ts";
import type { Requester } from "./identities/requester.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { StreamMessage } from "./protocol.ts";

const STREAM_PATH = /^\/api\/matches\/([^/]+)\/stream$/;
const streamQuery = z.strictObject({ since: sinceSchema });
const GOING_AWAY = 1001;
const BROKEN = 1011;
const TOO_SLOW = 1013;
/** A client that lets this much pile up is disconnected; it may reconnect. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** Rounds of reading the log for one message; each is hundreds of versions. */
const MAX_READS = 100;

/** The field that is written by the kernel, which remembers the text of what has not changed. */
const VIEW = "view" satisfies keyof StreamMessage;

interface Context {
  readonly matchId: string;
  readonly since: number | null;
  readonly who: Requester;
}

/** A client, and what it has been sent. */
interface Follower {
  readonly peer: Peer;
  readonly context: Context;
  /** The last version it was sent; 0 before the first message. */
  version: number;
  /** The definitions it was sent: cards do not change in a match. */
  readonly sent: Set<string>;
  isBusy: boolean;
  /** Something happened while it was busy. */
  isBehind: boolean;
  stop: () => void;
}

export interface Streams {
  readonly hooks: Partial<Hooks>;
  /** How many are open. */
  count(): number;
  close(): void;
}

export function createStreams(parts: {
  readonly service: MatchService;
  readonly identities: Identities;
  readonly limiter: Limiter;
  readonly onProblem: (problem: unknown) => void;
}): Streams {
  const { service, limiter, onProblem } = parts;
  const followers = new Map<Peer, Follower>();
  let isClosed = false;

  async function upgrade(
    request: Request,
  ): Promise<{ context: Context & Record<string, unknown> }> {
    const { pathname, searchParams } = new URL(request.url);
    const encodedId = STREAM_PATH.exec(pathname)?.[1];
    if (encodedId === undefined) {
      throw new HttpError(404, "no-such-route", "A stream is at /api/matches/:id/stream.");
    }
    if (isClosed) throw new HttpError(503, "closing", CLOSING);
    const who = await admit(parts, request, false);
    const matchId = decoded(encodedId);
    const { since = null } = readQuery(searchParams, streamQuery);
    limiter.checkStreams(who);
    await service.checkMayLook({ matchId, player: who.identity });
    return { context: { matchId, since, who } };
  }

  /** Sends a client the version that was just committed. If it lacks more, that is read from the log. */
  function pass(follower: Follower, committed: Committed): void {
    const isNext = follower.version > 0 && committed.version === follower.version + 1;
    if (follower.isBusy || !isNext) return void catchUp(follower);
    const { identity: player } = follower.context.who;
    try {
      const events = committed.eventsFor(player);
      send(follower, committed.viewFor(player), events, committed.describe(events));
    } catch (problem) {
      giveUp(follower, problem);
    }
  }

  /** Brings a client up to date, and repeats that if something happened meanwhile. */
  async function catchUp(follower: Follower): Promise<void> {
    if (follower.isBusy) {
      follower.isBehind = true;
      return;
    }
    follower.isBusy = true;
    try {
      do {
        follower.isBehind = false;
        await readAndSend(follower);
      } while (follower.isBehind && followers.has(follower.peer));
    } catch (problem) {
      giveUp(follower, problem);
    } finally {
      follower.isBusy = false;
    }
  }

  async function readAndSend(follower: Follower): Promise<void> {
    const { matchId, since } = follower.context;
    const { identity: player } = follower.context.who;
    const known = follower.version === 0 ? since : follower.version;
    const position = await service.getPlayerView(matchId, player);
    if (position.version <= follower.version) return;
    const events =
      known === null ? [] : await eventsBetween(matchId, player, known, position.version);
    send(follower, position, events, await service.describeCards(matchId, events));
  }

  function send(
    follower: Follower,
    { version, view, legalMoves, isPassing, cards: inView }: PlayerView,
    events: readonly MaskedEvent[],
    inEvents: Readonly<Record<string, object>>,
  ): void {
    const { peer } = follower;
    const type = follower.version === 0 ? "view" : "update";
    const cards = unsent(follower, inEvents, inView);
    follower.version = version;
    const rest: Omit<StreamMessage, typeof VIEW> = {
      type,
      version,
      events,
      legalMoves,
      isPassing,
      cards,
    };
    const viewed = view === null ? "null" : viewText(view);
    peer.send(`${JSON.stringify(rest).slice(0, -1)},"${VIEW}":${viewed}}`);
    if (peer.bufferedAmount > MAX_WAITING_BYTES)
      peer.close(TOO_SLOW, "The client reads too slowly.");
  }

  function giveUp({ peer }: Follower, problem: unknown): void {
    onProblem(problem);
    peer.close(BROKEN, INTERNAL);
  }

  async function eventsBetween(
    matchId: string,
    player: string,
    after: number,
    upTo: number,
  ): Promise<MaskedEvent[]> {
    const found: MaskedEvent[] = [];
    let since = after;
    for (let read = 0; read < MAX_READS && since < upTo; read++) {
      const { updates } = await service.getRecentEvents({ matchId, player, since });
      for (const { version, events } of updates) {
        if (version <= upTo) found.push(...events);
        since = version;
      }
      if (updates.length === 0) break;
    }
    return found;
  }

  const hooks: Partial<Hooks> = {
    async upgrade(request) {
      try {
        return await upgrade(request);
      } catch (error) {
        return errorResponse(error, onProblem);
      }
    },
    open(peer) {
      const context = peer.context as unknown as Context;
      const follower: Follower = {
        peer,
        context,
        version: 0,
        sent: new Set(),
        isBusy: false,
        isBehind: false,
        stop: () => {},
      };
      const release = limiter.countStream(context.who);
      const stop = service.subscribe(context.matchId, (committed) => pass(follower, committed));
      follower.stop = () => {
        stop();
        release();
      };
      followers.set(peer, follower);
      void catchUp(follower);
    },
    close: (peer) => leave(peer),
    error: (peer) => leave(peer),
  };

  function leave(peer: Peer): void {
    followers.get(peer)?.stop();
    followers.delete(peer);
  }

  return {
    hooks,
    count: () => followers.size,
    close() {
      isClosed = true;
      for (const { peer } of followers.values()) {
        leave(peer);
        peer.close(GOING_AWAY, CLOSING);
      }
    },
  };
}

/** As the other routes read it: an id that is not well-formed stays as it is, and no match has it. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The definitions that a client has not been sent yet; they count as sent from now on. */
function unsent(
  { sent }: Follower,
  ...seen: readonly Readonly<Record<string, object>>[]
): Record<string, object> {
  const cards: Record<string, object> = {};
  for (const faces of seen) {
    for (const def in faces) {
      if (sent.has(def)) continue;
      sent.add(def);
      cards[def] = faces[def] as object;
    }
  }
  return cards;
}

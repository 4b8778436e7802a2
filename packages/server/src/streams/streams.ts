/** Everything that is live: sockets, on which clients follow matches, and server-sent events of one match. */
import type { MatchService } from "@lunchtable-tcg/match";
import type { Hooks, Peer } from "crossws";
import { admit } from "../http/admit.ts";
import { CLOSING, errorResponse, HttpError } from "../http/http-error.ts";
import { nothing, readQuery } from "../http/read-request.ts";
import type { Identities } from "../identities/identities.ts";
import type { Requester } from "../identities/requester.ts";
import type { Limiter } from "../limits/limiter.ts";
import { openEventSource } from "./event-source.ts";
import { gzipped } from "./gzipped.ts";
import { checkKeys } from "./key-check.ts";
import { CLOSES } from "./outlet.ts";
import { Socket } from "./socket.ts";

export const SOCKET_PATH = "/api/stream";
const KEY_REPLACED = "The key was replaced or revoked.";

interface Context {
  readonly who: Requester;
}

export interface Streams {
  readonly hooks: Partial<Hooks>;
  /** The stream of one match, as server-sent events. Whoever calls it has checked who may look. */
  eventsOf(wanted: {
    readonly matchId: string;
    readonly who: Requester;
    readonly since: number | null;
    readonly isGzipped: boolean;
  }): ReadableStream<Uint8Array>;
  /** How many matches are followed; by two who follow the same, twice. */
  count(): number;
  /** Ends what an agent follows: the key by which it came is not valid any more. */
  endOf(agentId: string): void;
  /** Until the last of it is on its way. */
  close(): Promise<void>;
}

export function createStreams(parts: {
  readonly service: MatchService;
  readonly identities: Identities;
  readonly limiter: Limiter;
  readonly onProblem: (problem: unknown) => void;
}): Streams {
  const { limiter, onProblem } = parts;
  const sockets = new Map<Peer, Socket>();
  /** What ends each, and who reads it. */
  const sources = new Map<() => void, Requester>();
  /** Of those that are compressed, until all is. */
  const compressing = new Set<Promise<void>>();
  let isClosed = false;
  const keys = checkKeys({
    open: openKeys,
    validKeys: (keyHashes) => parts.identities.validKeys(keyHashes),
    end: (keyHash) => endWhere((who) => who.kind === "agent" && who.keyHash === keyHash),
    onProblem,
  });

  function openKeys(): ReadonlySet<string> {
    const found = new Set<string>();
    for (const { who } of sockets.values()) if (who.kind === "agent") found.add(who.keyHash);
    for (const who of sources.values()) if (who.kind === "agent") found.add(who.keyHash);
    return found;
  }

  function endWhere(isMeant: (who: Requester) => boolean): void {
    for (const [peer, socket] of sockets) {
      if (!isMeant(socket.who)) continue;
      socket.close(CLOSES.notAllowed, KEY_REPLACED);
      sockets.delete(peer);
    }
    for (const [end, who] of sources) if (isMeant(who)) end();
  }

  async function upgrade(
    request: Request,
  ): Promise<{ context: Context & Record<string, unknown> }> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== SOCKET_PATH) {
      throw new HttpError(404, "no-such-route", `A WebSocket is at ${SOCKET_PATH}.`);
    }
    checkOpen();
    const who = await admit(parts, request, false);
    readQuery(searchParams, nothing);
    limiter.checkSockets(who);
    return { context: { who } };
  }

  function checkOpen(): void {
    if (isClosed) throw new HttpError(503, "closing", CLOSING);
  }

  function compressed(events: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const { body, ended } = gzipped(events);
    compressing.add(ended);
    void ended.then(() => compressing.delete(ended));
    return body;
  }

  function leave(peer: Peer): void {
    sockets.get(peer)?.leave();
    sockets.delete(peer);
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
      const { who } = peer.context as unknown as Context;
      const socket = new Socket(parts, peer, who);
      if (isClosed) return socket.close(CLOSES.goingAway, CLOSING);
      sockets.set(peer, socket);
      keys.begin();
    },
    message: (peer, { rawData }) => sockets.get(peer)?.hear(rawData),
    close: (peer) => leave(peer),
    error: (peer) => leave(peer),
  };

  return {
    hooks,
    eventsOf(wanted) {
      checkOpen();
      limiter.checkStreams(wanted.who);
      const { body, end } = openEventSource({
        ...parts,
        ...wanted,
        onEnd: () => sources.delete(end),
      });
      sources.set(end, wanted.who);
      keys.begin();
      return wanted.isGzipped ? compressed(body) : body;
    },
    count() {
      let followed = sources.size;
      for (const { follows } of sockets.values()) followed += follows;
      return followed;
    },
    endOf: (agentId) => endWhere(({ identity }) => identity === agentId),
    async close() {
      isClosed = true;
      keys.stop();
      for (const socket of sockets.values()) socket.close(CLOSES.goingAway, CLOSING);
      sockets.clear();
      for (const end of sources.keys()) end();
      await Promise.all(compressing);
    },
  };
}

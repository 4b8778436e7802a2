/**
 * Any number of matches over one socket, which opens with the first of them and closes with the last. It comes
 * back by itself after a drop, with growing pauses, and goes on where each match was.
 */
import type { ClientMessage, Refusal, StreamErrorMessage, StreamMessage } from "../protocol.ts";
import { type MatchNews, Reader } from "./reader.ts";

/** `refused`: for good. */
export type Connection = "connecting" | "live" | "reconnecting" | "refused";

export interface Follow {
  readonly matchId: string;
  /**
   * Asked whenever the match is followed anew: what happened after this version is wanted. Without it what
   * happened after the first message, and nothing twice.
   */
  readonly since?: () => number;
  readonly onNews: (news: MatchNews) => void;
  readonly onConnection?: (connection: Connection) => void;
  /** It cannot be followed, or not any more. What time may mend is tried again. */
  readonly onRefusal?: (refusal: Refusal) => void;
}

export interface MatchStreams {
  /** Gives the function that ends it. A match is followed once: whoever comes later takes over. */
  follow(wanted: Follow): () => void;
  /** Tries at once: the machine may have come back online. */
  reconnect(): void;
}

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;
/** An attempt that has not been answered by then is given up, and another is made. */
const PATIENCE_MS = 8000;
/** What no waiting mends. */
const final = new Set(["no-such-match", "malformed"]);

interface Followed {
  readonly wanted: Follow;
  reader: Reader;
  /** Its own, so that one match that is refused does not hold up the others. */
  timer: ReturnType<typeof setTimeout> | undefined;
  pauseMs: number;
}

/** `open`: gives a new socket to /api/stream. */
export function openMatchStreams(open: () => WebSocket): MatchStreams {
  const followed = new Map<string, Followed>();
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;

  function connect(): void {
    clearTimeout(timer);
    if (followed.size === 0) return;
    // Whoever comes back online may still hold a connection that has died unnoticed.
    const before = socket;
    const attempt = open();
    socket = attempt;
    before?.close();
    const patience = setTimeout(() => attempt.close(), PATIENCE_MS);
    attempt.onopen = () => {
      if (socket !== attempt) return;
      for (const matchId of followed.keys()) ask(matchId);
    };
    attempt.onmessage = ({ data }: MessageEvent) => {
      if (socket !== attempt) return;
      clearTimeout(patience);
      hear(JSON.parse(String(data)) as StreamMessage);
    };
    attempt.onclose = () => {
      clearTimeout(patience);
      if (socket !== attempt) return;
      socket = null;
      if (followed.size === 0) return;
      for (const { wanted } of followed.values()) wanted.onConnection?.("reconnecting");
      // Not all pages at once after a restart.
      timer = setTimeout(connect, pauseMs * (0.75 + Math.random() / 2));
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    };
  }

  /** Asks for the view, with what happened after what is known. */
  function ask(matchId: string): void {
    const one = followed.get(matchId);
    if (one === undefined) return;
    clearTimeout(one.timer);
    const since = one.wanted.since?.() ?? one.reader.version;
    one.reader = new Reader(since);
    say(since === null ? { type: "follow", matchId } : { type: "follow", matchId, since });
  }

  function say(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function hear(message: StreamMessage): void {
    if (message.type === "error") return refused(message);
    if (message.type !== "view" && message.type !== "update") return;
    const one = followed.get(message.matchId);
    if (one === undefined || one.reader.isOld(message)) return;
    const news = one.reader.read(message);
    if (news === null) return ask(message.matchId);
    pauseMs = FIRST_PAUSE_MS;
    one.pauseMs = FIRST_PAUSE_MS;
    one.wanted.onConnection?.("live");
    one.wanted.onNews(news);
  }

  function refused({ matchId, error }: StreamErrorMessage): void {
    const one = matchId === null ? undefined : followed.get(matchId);
    if (matchId === null || one === undefined) return;
    one.wanted.onRefusal?.(error);
    const isFinal = final.has(error.code);
    one.wanted.onConnection?.(isFinal ? "refused" : "reconnecting");
    if (isFinal) return;
    one.timer = setTimeout(() => ask(matchId), one.pauseMs);
    one.pauseMs = Math.min(one.pauseMs * 2, MAX_PAUSE_MS);
  }

  return {
    follow(wanted) {
      const { matchId } = wanted;
      const reader = new Reader(null);
      const one: Followed = { wanted, reader, timer: undefined, pauseMs: FIRST_PAUSE_MS };
      followed.set(matchId, one);
      if (socket === null) connect();
      else ask(matchId);
      return () => {
        clearTimeout(one.timer);
        if (followed.get(matchId) !== one) return;
        followed.delete(matchId);
        say({ type: "unfollow", matchId });
        if (followed.size > 0) return;
        clearTimeout(timer);
        const last = socket;
        socket = null;
        last?.close();
      };
    },
    reconnect: connect,
  };
}

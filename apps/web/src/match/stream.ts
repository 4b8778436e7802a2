/** The live stream of a match. It reconnects by itself, with growing pauses. */
import type { StreamMessage } from "@ltcg/server/protocol";
import { isShown, type ShownMessage } from "./shown.ts";

export type Connection = "connecting" | "live" | "reconnecting";

interface StreamOptions {
  readonly matchId: string;
  /** Asked at every attempt: the version to resume from. */
  readonly since: () => number;
  /** `since`: its events are those after this version. */
  readonly onMessage: (message: ShownMessage, since: number) => void;
  readonly onConnection: (connection: Connection) => void;
}

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;
/** An attempt that has not been answered by then is given up, and another is made. */
const PATIENCE_MS = 8000;

export function openStream({ matchId, since, onMessage, onConnection }: StreamOptions): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isOver = false;

  const connect = (): void => {
    if (isOver) return;
    clearTimeout(timer);
    // Whoever comes back online may still hold a connection that has died unnoticed.
    const before = socket;
    const address = new URL(`/api/matches/${encodeURIComponent(matchId)}/stream`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    let toldUpTo = Math.max(0, since());
    address.searchParams.set("since", String(toldUpTo));
    const attempt = new WebSocket(address);
    socket = attempt;
    before?.close();
    const patience = setTimeout(() => attempt.close(), PATIENCE_MS);
    attempt.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message === null || isOver || socket !== attempt) return;
      clearTimeout(patience);
      pauseMs = FIRST_PAUSE_MS;
      onConnection("live");
      onMessage(message, toldUpTo);
      toldUpTo = message.version;
    };
    attempt.onclose = () => {
      clearTimeout(patience);
      if (isOver || socket !== attempt) return;
      onConnection("reconnecting");
      // Not all pages at once after a restart.
      timer = setTimeout(connect, pauseMs * (0.75 + Math.random() / 2));
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    };
  };

  connect();
  addEventListener("online", connect);
  return () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener("online", connect);
    socket?.close();
  };
}

/** Null: a message of a kind that this page does not know, or one with nothing to show. */
function readMessage(data: unknown): ShownMessage | null {
  if (typeof data !== "string") return null;
  const message = JSON.parse(data) as StreamMessage;
  const isKnown = message.type === "view" || message.type === "update";
  return isKnown && isShown(message) ? message : null;
}

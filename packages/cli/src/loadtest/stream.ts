/** A client's stream of one match, of which it reads what it needs to choose a move. */
import type { ClientMessage, StreamMessage } from "@ltcg/server/protocol";
import { type Kept, KeptMatch } from "./kept-match.ts";

/** What a client knows after a message. */
export interface News {
  readonly version: number;
  /** What it may choose from; empty where it has nothing to decide. */
  readonly moves: readonly string[];
  /** The server passes for it here. */
  readonly isPassing: boolean;
  readonly isOver: boolean;
}

export interface Following {
  readonly url: string;
  readonly cookie: string;
  readonly matchId: string;
  readonly seat: string;
  readonly onNews: (news: News) => void;
  /** The stream ended although nobody closed it. */
  readonly onDropped: () => void;
}

export interface Stream {
  close(): void;
}

/** The server closes a stream for reasons of its own, and a client comes back. */
const COMES_BACK_MS = 100;

export function follow(following: Following): Stream {
  const { url, cookie, matchId, seat, onNews, onDropped } = following;
  let version = 0;
  let isClosed = false;
  let socket: WebSocket;

  function open(): void {
    const opened = new WebSocket(`${url.replace("http", "ws")}/api/stream`, {
      headers: { cookie },
    } as never);
    socket = opened;
    const since = version === 0 ? null : version;
    const match = new KeptMatch();
    opened.addEventListener("open", () => {
      const wanted: ClientMessage = { type: "follow", matchId };
      opened.send(JSON.stringify(since === null ? wanted : { ...wanted, since }));
    });
    opened.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data as string) as StreamMessage;
      // A refusal, or a patch that does not fit: it comes back and is sent the view.
      if (message.type === "unfollowed") return;
      if (message.type === "error") return opened.close();
      const kept = match.read(message);
      if (kept === null) return opened.close();
      if (message.version <= version) return;
      version = message.version;
      const moves = kept.legalMoves.filter((move) => !match.isAnytime(move));
      onNews(newsOf(kept, moves, version, seat));
    });
    opened.addEventListener("error", () => {});
    opened.addEventListener("close", () => {
      if (isClosed) return;
      onDropped();
      setTimeout(open, COMES_BACK_MS);
    });
  }
  open();
  return {
    close() {
      isClosed = true;
      socket.close();
    },
  };
}

function newsOf(
  { status, view, isPassing }: Kept,
  moves: readonly string[],
  version: number,
  seat: string,
): News {
  const isOver = status !== "active" && status !== "waiting";
  const isAsked = view?.actors.includes(seat) === true && !isPassing && !isOver;
  return { version, moves: isAsked ? moves : [], isPassing, isOver };
}

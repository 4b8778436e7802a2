/** A client's stream of one match, of which it reads what it needs to choose a move. */
import { type MatchNews, Reader } from "@ltcg/server/client";
import type { ClientMessage, StreamMessage } from "@ltcg/server/protocol";

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
    const reader = new Reader(since);
    opened.addEventListener("open", () => {
      const wanted: ClientMessage = { type: "follow", matchId };
      opened.send(JSON.stringify(since === null ? wanted : { ...wanted, since }));
    });
    opened.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data as string) as StreamMessage;
      // A refusal, or a patch that does not fit: it comes back and is sent the view.
      if (message.type === "unfollowed") return;
      const news = message.type === "error" ? null : reader.read(message);
      if (news === null) return opened.close();
      if (news.version <= version) return;
      version = news.version;
      onNews(newsOf(news, seat));
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

function newsOf({ version, view, legalMoves, isPassing }: MatchNews, seat: string): News {
  const isOver = view?.outcome.status === "ended";
  const isAsked = view?.actors.includes(seat) === true && !isPassing && !isOver;
  const moves = isAsked ? legalMoves.filter(({ anytime }) => anytime !== true) : [];
  return { version, moves: moves.map(({ id }) => id), isPassing, isOver };
}

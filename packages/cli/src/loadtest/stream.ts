/** A client's stream of one match, of which it reads what it needs to choose a move. */
import type { StreamMessage } from "@ltcg/server/protocol";

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
    const since = version === 0 ? "" : `?since=${version}`;
    const address = `${url.replace("http", "ws")}/api/matches/${matchId}/stream${since}`;
    socket = new WebSocket(address, { headers: { cookie } } as never);
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data as string) as StreamMessage;
      if (message.version <= version) return;
      version = message.version;
      onNews(newsOf(message, seat));
    });
    socket.addEventListener("error", () => {});
    socket.addEventListener("close", () => {
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

function newsOf({ version, view, legalMoves, isPassing }: StreamMessage, seat: string): News {
  const isOver = view?.outcome.status === "ended";
  const isAsked = view?.actors.includes(seat) === true && !isPassing && !isOver;
  const moves = isAsked ? legalMoves.filter(({ anytime }) => anytime !== true) : [];
  return { version, moves: moves.map(({ id }) => id), isPassing, isOver };
}

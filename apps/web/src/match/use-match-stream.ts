/** A match live. All that a page follows comes over one socket. */
import { type Connection, type MatchStreams, openMatchStreams } from "@ltcg/server/client";
import { useEffect, useRef, useState } from "react";
import { isShown, type ShownNews } from "./shown.ts";

interface MatchStreamOptions {
  readonly matchId: string;
  /** Asked whenever the page connects: the version to resume from. */
  readonly since: () => number;
  readonly onNews: (news: ShownNews) => void;
}

let opened: MatchStreams | null = null;

function streamsOfPage(): MatchStreams {
  if (opened !== null) return opened;
  const streams = openMatchStreams(() => {
    const address = new URL("/api/stream", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(address);
  });
  addEventListener("online", () => streams.reconnect());
  opened = streams;
  return streams;
}

/** Follows a match for as long as the component is shown, and says how that goes. */
export function useMatchStream(options: MatchStreamOptions): Connection {
  const { matchId } = options;
  const [connection, setConnection] = useState<Connection>("connecting");
  const latest = useRef(options);
  latest.current = options;
  useEffect(
    () =>
      streamsOfPage().follow({
        matchId,
        since: () => latest.current.since(),
        onNews: (news) => {
          // There is nothing to show before the match begins.
          if (isShown(news)) latest.current.onNews(news);
        },
        onConnection: setConnection,
      }),
    [matchId],
  );
  return connection;
}

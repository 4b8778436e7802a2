import type { ClocksReply } from "@ltcg/server/protocol";
import { capital } from "@tcg/core/hosting";
import { useEffect, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { clockAfter, clockText } from "./clock-time.ts";
import { useMatchContext } from "./match-context.ts";

const TICK_MS = 250;

interface Said {
  readonly clocks: ClocksReply["clocks"];
  /** When it was reported, by the clock of this browser. */
  readonly atMs: number;
}

/** The time each seat has left. The server is asked at every version. */
export function Clocks({
  matchId,
  version,
}: {
  readonly matchId: string;
  readonly version: number;
}) {
  const { say } = useMatchContext();
  const [said, setSaid] = useState<Said | null>(null);
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    let isLatest = version > 0;
    void callApi<ClocksReply>(pathOf(matchId, "clocks")).then((answer) => {
      if (!isLatest || !answer.ok) return;
      const atMs = performance.now();
      setSaid({ clocks: answer.body.clocks, atMs });
      setNowMs(atMs);
    });
    return () => {
      isLatest = false;
    };
  }, [matchId, version]);
  const isRunning = said?.clocks.some(({ decisionMs }) => decisionMs !== null) === true;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (said === null) return null;
  return (
    <ul className="clocks" aria-label="Clocks">
      {said.clocks.map((clock) => {
        const { seat, leftMs, decisionMs } = clockAfter(clock, Math.max(0, nowMs - said.atMs));
        const isTight = decisionMs !== null && decisionMs < leftMs;
        return (
          <li key={seat} className={decisionMs === null ? "clock" : "clock running"}>
            {capital(say.who(seat).replace("the ", ""))} <b>{clockText(leftMs)}</b>
            {isTight && (
              <small>
                {" "}
                {clockText(decisionMs)}
                <span className="for-this"> for this</span>
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The time each seat has left. The server is asked at every version. */
import type { ClocksReply } from "@ltcg/server/protocol";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { callApi, pathOf } from "../call-api.ts";
import { clockAfter, clockText } from "./clock-time.ts";
import type { Present } from "./present.ts";

const TICK_MS = 250;

interface Said {
  readonly clocks: ClocksReply["clocks"];
  /** When it was reported, by the clock of this browser. */
  readonly atMs: number;
}

const SaidClocks = createContext<Said | null>(null);

/** Asks for the clocks that are shown inside it. */
export function Clocks(props: {
  readonly matchId: string;
  /** Time runs now, whatever is still shown of what happened before. */
  readonly present: Present;
  /** Whether the match has clocks. */
  readonly isTimed: boolean;
  readonly children: ReactNode;
}) {
  const { matchId, present, isTimed, children } = props;
  const version = useSyncExternalStore(present.subscribe, present.version, present.version);
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    let isLatest = isTimed && version > 0;
    if (!isLatest) return;
    void callApi<ClocksReply>(pathOf(matchId, "clocks")).then((answer) => {
      if (isLatest && answer.ok) setSaid({ clocks: answer.body.clocks, atMs: performance.now() });
    });
    return () => {
      isLatest = false;
    };
  }, [matchId, version, isTimed]);
  return <SaidClocks value={said}>{children}</SaidClocks>;
}

export interface Running {
  readonly leftMs: number;
  readonly decisionMs: number | null;
  /** What was left for this decision when the server was asked last. */
  readonly ofMs: number;
}

/** A seat's clock now. Null where the match has none. Only who uses it is drawn again while it runs. */
export function useClock(seat: string): Running | null {
  const said = useContext(SaidClocks);
  const reported = said?.clocks.find((clock) => clock.seat === seat);
  const isRunning = reported !== undefined && reported.decisionMs !== null;
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (said === null || reported === undefined) return null;
  const { leftMs, decisionMs } = clockAfter(reported, Math.max(0, nowMs - said.atMs));
  return { leftMs, decisionMs, ofMs: reported.decisionMs ?? 0 };
}

export function Clock({ seat }: { readonly seat: string }) {
  const clock = useClock(seat);
  if (clock === null) return null;
  const { leftMs, decisionMs } = clock;
  const isRunning = decisionMs !== null;
  const isTight = isRunning && decisionMs < leftMs;
  return (
    <span className={isRunning ? "clock running" : "clock"} data-clock={seat} title="Time left">
      <b>{clockText(leftMs)}</b>
      {isTight && (
        <small>
          {" "}
          {clockText(decisionMs)}
          <span className="for-this"> for this</span>
        </small>
      )}
    </span>
  );
}

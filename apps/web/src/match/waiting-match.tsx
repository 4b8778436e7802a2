import type { MetaReply } from "@ltcg/server/protocol";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { openEntropy } from "../fairness/begin.ts";
import { notePromises } from "../fairness/keeper.ts";
import { LaidTable } from "../lobby/laid-table.tsx";
import { waitingFor } from "./waiting-words.ts";

const LOOK_AGAIN_MS = 1000;

/** A match that has not begun: what it waits for. */
export function WaitingMatch(props: { readonly initial: MetaReply; readonly title: string }) {
  const { initial, title } = props;
  const meta = useWaiting(initial);
  const isAgainstBot = meta.seats.some(({ by }) => by === "bot");
  if (!isAgainstBot) return <LaidTable meta={meta} title={title} waiting={waitingFor(meta)} />;
  return (
    <main className="home">
      <h1>About to begin</h1>
      <p role="status">{waitingFor(meta)}</p>
      <BackToStart />
    </main>
  );
}

/** A match that was called off before it began. */
export function CalledOffMatch({ meta }: { readonly meta: MetaReply }) {
  return (
    <main className="home">
      <h1>Called off</h1>
      <p>{meta.stopped}</p>
      <p>
        <a href={pathOf(meta.matchId, "receipt")} download>
          Download the receipt
        </a>
      </p>
      <BackToStart />
    </main>
  );
}

/** Opens this browser's random numbers, again until the server has them or has called the match off. */
function useWaiting(initial: MetaReply): MetaReply {
  const { matchId } = initial;
  const [meta, setMeta] = useState(initial);
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const look = async (): Promise<void> => {
      const answer = await callApi<MetaReply>(pathOf(matchId, "meta"));
      if (isLeft) return;
      if (answer.ok) {
        const now = answer.body;
        setMeta(now);
        notePromises(now);
        if (now.status !== "waiting") return router.invalidate();
        const isFull = now.seats.every(({ by }) => by !== "nobody");
        if (isFull) await openEntropy(matchId);
      }
      if (!isLeft) timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [matchId, router]);
  return meta;
}

function BackToStart() {
  return (
    <p>
      <Link to="/" className="button">
        Back to the start
      </Link>
    </p>
  );
}

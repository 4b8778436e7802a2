/** Where to go after a match: again, the seats exchanged, back over it, away from it. */
import type { MetaReply } from "@ltcg/server/protocol";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { usePlay } from "../home/use-play.ts";
import { copyText } from "../site/copy-text.ts";
import { rematch } from "./rematch.ts";

const LOOK_AGAIN_MS = 3000;

export function EndingWays(props: {
  readonly matchId: string;
  readonly meta: MetaReply;
  readonly plays: boolean;
  readonly onClose: () => void;
}) {
  const { matchId, meta, plays, onClose } = props;
  const { play, isStarting, problem } = usePlay();
  const again = useRematch(matchId, meta);
  const isAgainstBot = meta.seats.some(({ bot }) => bot !== undefined);
  return (
    <>
      <div className="marks-ways">
        {isAgainstBot && plays && (
          <button
            type="button"
            className="button go big"
            disabled={isStarting}
            onClick={() => play()}
          >
            Again
          </button>
        )}
        {plays && (
          <button
            type="button"
            className={isAgainstBot ? "button" : "button go big"}
            disabled={again.isAsking}
            onClick={() => void again.ask()}
          >
            {again.isWanted ? "Accept the rematch" : "Swap sides"}
          </button>
        )}
        <Link to="/replays/$matchId" params={{ matchId }} className="button">
          Watch it back
        </Link>
        <ShareReplay matchId={matchId} />
        <button type="button" className="button still" onClick={onClose}>
          Look at the table
        </button>
        <Link to="/" className="button still">
          Leave the table
        </Link>
      </div>
      {(problem ?? again.problem) !== null && <p role="alert">{problem ?? again.problem}</p>}
      <p role="status" className="unseen">
        {again.isWanted ? "A rematch is wanted." : ""}
      </p>
    </>
  );
}

/** Asks for the rematch; looks now and then whether the other player has. */
function useRematch(matchId: string, meta: MetaReply) {
  const navigate = useNavigate();
  const [isWanted, setIsWanted] = useState(meta.rematch != null);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOfPeople = meta.seats.every(({ bot }) => bot === undefined);
  useEffect(() => {
    if (!isOfPeople || isWanted) return;
    let isLeft = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const now = await callApi<MetaReply>(pathOf(matchId, "meta"));
      if (!isLeft && now.ok && now.body.rematch != null) setIsWanted(true);
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [matchId, isOfPeople, isWanted]);
  const ask = async (): Promise<void> => {
    setIsAsking(true);
    setProblem(null);
    const answer = await rematch(matchId);
    if (answer.ok) {
      await navigate({ to: "/matches/$matchId", params: { matchId: answer.body.matchId } });
    } else setProblem(answer.error.message);
    setIsAsking(false);
  };
  return { isWanted, isAsking, problem, ask };
}

/** Copies the address of the replay. */
function ShareReplay({ matchId }: { readonly matchId: string }) {
  const [told, setTold] = useState("Share");
  const copy = async (): Promise<void> => {
    const address = new URL(`/replays/${matchId}`, location.href).href;
    setTold((await copyText(address)) ? "Link copied" : address);
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <span aria-live="polite">{told}</span>
    </button>
  );
}

import { Link } from "@tanstack/react-router";
import { capital, endingText, winText } from "@tcg/core/hosting";
import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { type Heard, loadHeard } from "../ending/load-heard.ts";
import { CheckMatch } from "../fairness/check-match.tsx";
import { usePlay } from "../home/use-play.ts";
import { isLesson } from "../lessons/is-lesson.ts";
import type { Ended } from "./game-display.ts";
import { useMatchContext } from "./match-context.ts";
import { isPlayer } from "./names.ts";

/** Nobody needs it before a match is over. */
const ReportCard = lazy(() => import("../ending/report-card.tsx"));

/** Who won and why, at the foot of the table, which stays in sight; and the report card over it, until it is put away. */
export function Ending(props: { readonly matchId: string; readonly outcome: Ended }) {
  const { matchId, outcome } = props;
  const { game, view, say } = useMatchContext();
  const { winners } = outcome;
  const { play, isStarting, problem } = usePlay();
  const heard = useHeard(matchId);
  const [isOpen, setIsOpen] = useState(true);
  const won = winners.includes(view.viewer);
  const title =
    winners.length === 0
      ? "A draw"
      : isPlayer(view)
        ? won
          ? "You win!"
          : "You lose"
        : capital(winText(winners, say));
  return (
    <section className={won ? "ending won" : "ending"} aria-label="The end">
      <div role="status">
        <h3>{title}</h3>
        <p>{capital(endingText(game.words, outcome, view))}.</p>
      </div>
      <div className="ending-ways">
        <button type="button" className="button" disabled={isStarting} onClick={() => play()}>
          Play again
        </button>
        {/* Its place is kept until there is one. */}
        <button
          type="button"
          className={heard === null ? "button to-come" : "button"}
          disabled={heard === null}
          onClick={() => setIsOpen(true)}
        >
          Report card
        </button>
        <Link to="/matches/$matchId/replay" params={{ matchId }}>
          Watch it again
        </Link>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      <CheckMatch matchId={matchId} />
      {isOpen && heard !== null && (
        <Suspense>
          {createPortal(
            <ReportCard
              matchId={matchId}
              outcome={outcome}
              heard={heard}
              onClose={() => setIsOpen(false)}
            />,
            document.body,
          )}
        </Suspense>
      )}
    </section>
  );
}

/** What the report card is made of. Null until it is there, and after a lesson, which has a note of its own. */
function useHeard(matchId: string): Heard | null {
  const [heard, setHeard] = useState<Heard | null>(null);
  useEffect(() => {
    let isLeft = false;
    void loadHeard(matchId).then((found) => {
      if (isLeft || typeof found === "string" || isLesson(found.meta)) return;
      setHeard(found);
    });
    return () => {
      isLeft = true;
    };
  }, [matchId]);
  return heard;
}

import { Link } from "@tanstack/react-router";
import { capital, endingText, winText } from "@tcg/core/hosting";
import { CheckMatch } from "../fairness/check-match.tsx";
import { usePlay } from "../home/use-play.ts";
import type { Ended } from "./game-display.ts";
import { useMatchContext } from "./match-context.ts";
import { isPlayer } from "./names.ts";

/** Who won and why, where the moves were offered before. */
export function Ending(props: { readonly matchId: string; readonly outcome: Ended }) {
  const { game, view, say } = useMatchContext();
  const { winners } = props.outcome;
  const { play, isStarting, problem } = usePlay();
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
    <div className={won ? "ending won" : "ending"}>
      <div role="status">
        <h3>{title}</h3>
        <p>{capital(endingText(game.words, props.outcome, view))}.</p>
      </div>
      <div className="ending-ways">
        <button type="button" className="button" disabled={isStarting} onClick={() => play()}>
          Play again
        </button>
        <Link to="/matches/$matchId/replay" params={{ matchId: props.matchId }}>
          Watch it again
        </Link>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      <CheckMatch matchId={props.matchId} />
    </div>
  );
}

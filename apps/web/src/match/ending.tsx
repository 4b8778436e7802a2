import type { View } from "../games.ts";
import { usePlayNow } from "../home/use-play-now.ts";
import { capital } from "./names.ts";
import { useTable } from "./table-context.ts";
import { endingText } from "./tell.ts";

/** Who won and why, where the moves were offered before. */
export function Ending(props: {
  readonly outcome: Extract<View["outcome"], { readonly status: "ended" }>;
}) {
  const { seat } = useTable();
  const { winners, reason } = props.outcome;
  const { playNow, isStarting, problem } = usePlayNow();
  const won = seat !== "spectator" && winners.includes(seat);
  const [winner] = winners;
  const title =
    winner === undefined
      ? "A draw"
      : seat === "spectator"
        ? `${capital(winner)} wins`
        : won
          ? "You win!"
          : "You lose";
  return (
    <div className={won ? "ending won" : "ending"} role="status">
      <h2>{title}</h2>
      <p>{capital(endingText(reason))}.</p>
      <button type="button" className="button" disabled={isStarting} onClick={playNow}>
        Play again
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}

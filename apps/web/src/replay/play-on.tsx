/** A new match against a bot, from a moment of one that is over. */
import type { Receipt } from "@lunchtable-tcg/match/fairness";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { begin } from "../fairness/begin.ts";
import { versionAt } from "./version-at.ts";

const LEVELS = { easy: "an easy bot", normal: "a fair bot", hard: "a hard bot" } as const;

export function PlayOn(props: {
  readonly matchId: string;
  /** How many commands the record has. */
  readonly commands: number;
  readonly at: number;
  /** Where the new player sits; null: the server chooses. */
  readonly seat: string | null;
  /** Nothing can follow the end. */
  readonly isOver: boolean;
}) {
  const { matchId, commands, at, seat, isOver } = props;
  const navigate = useNavigate();
  const [level, setLevel] = useState<string>("normal");
  const [problem, setProblem] = useState<string | null>(null);
  const [isStarting, setIsStarting] = useState(false);

  const start = async (): Promise<string | null> => {
    const receipt = await callApi<Receipt>(pathOf(matchId, "receipt"));
    if (!receipt.ok) return receipt.error.message;
    const version = versionAt(receipt.body.entries, commands, at);
    if (version === null) return "This moment is of the match that this one went on from.";
    const wanted = { version, opponent: level, ...(seat !== null && { seat }) };
    const answer = await begin(wanted, pathOf(matchId, "play-on"));
    if (!answer.ok) return answer.error.message;
    await navigate({ to: "/matches/$matchId", params: { matchId: answer.body.matchId } });
    return null;
  };
  const onPlay = async (): Promise<void> => {
    setIsStarting(true);
    setProblem(await start());
    setIsStarting(false);
  };
  return (
    <div className="play-on">
      <button
        type="button"
        className="button go"
        disabled={isStarting || isOver}
        onClick={() => void onPlay()}
      >
        Play on from here
      </button>
      <label>
        <span className="unseen">Play on against</span>
        <select value={level} onChange={({ target }) => setLevel(target.value)}>
          {Object.entries(LEVELS).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}

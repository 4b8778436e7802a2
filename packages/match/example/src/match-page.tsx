/** A match as text: what happened, what may be done. */
import { lunchTableWords } from "@ltcg/engine/words";
import { useMatchStream } from "@lunchtable-tcg/match/react";
import { type GameWords, plainWords } from "@tcg/core/hosting";
import { lorcanaWords } from "@tcg/lorcana-engine/words";
import { api } from "../convex/_generated/api.js";
import type { Opened } from "./app.tsx";

const wordsOf: Readonly<Record<string, GameWords>> = {
  lunchtable: lunchTableWords,
  lorcana: lorcanaWords,
};

interface MatchPageProps extends Opened {
  readonly leave: () => void;
}

export function MatchPage({ matchId, game, leave }: MatchPageProps) {
  const stream = useMatchStream(api.matches, matchId, wordsOf[game] ?? plainWords);
  if (stream === null) return <p>Loading …</p>;
  const { match, log, notice, isBusy, connection, send, dismiss } = stream;
  const { status, seat, isPassing, legalMoves } = match;
  return (
    <main>
      <button type="button" onClick={leave}>
        Back
      </button>
      <h1>
        {game}, {status}
      </h1>
      <p>
        You are {seat}. {connection === "live" ? "" : "No connection …"}
      </p>
      {notice !== null && (
        <p role="alert">
          {notice.text}{" "}
          <button type="button" onClick={dismiss}>
            OK
          </button>
        </p>
      )}
      {match.view === null && <p>Waiting for somebody to join.</p>}
      <ul aria-label="Moves">
        {(isPassing ? [] : legalMoves).map(({ id, text }) => (
          <li key={id}>
            <button type="button" disabled={isBusy} onClick={() => send(id)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <ol aria-label="Log">
        {log.lines.map(({ text, key }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </main>
  );
}

/** Begins a match of any game, against a bot or for somebody to join; joins and watches others. */
import { useMutation, useQuery } from "convex/react";
import { ConvexError } from "convex/values";
import { useState } from "react";
import { api } from "../convex/_generated/api.js";
import type { Opened } from "./app.tsx";

interface LobbyProps {
  readonly open: (opened: Opened) => void;
}

export function Lobby({ open }: LobbyProps) {
  const games = useQuery(api.matches.listGames, {}) ?? [];
  const waiting = useQuery(api.matches.listMatches, { of: "lobby" }) ?? [];
  const running = useQuery(api.matches.listMatches, { of: "running" }) ?? [];
  const create = useMutation(api.matches.createMatch);
  const join = useMutation(api.matches.joinMatch);
  const [problem, setProblem] = useState<string | null>(null);

  const begin = (game: string, asked: Promise<{ readonly matchId: string }>): void => {
    asked
      .then(({ matchId }) => open({ matchId, game }))
      .catch((error: unknown) => setProblem(textOf(error)));
  };
  const deckOf = (game: string, place = 0): string[] => {
    const decks = games.find((each) => each.game === game)?.decks ?? [];
    return (decks[place] ?? decks[0])?.cards ?? [];
  };

  return (
    <main>
      <h1>Matches</h1>
      {problem !== null && <p role="alert">{problem}</p>}
      {games.map(({ game, title, about }) => (
        <section key={game}>
          <h2>{title}</h2>
          <p>{about}</p>
          <button
            type="button"
            onClick={() => {
              const opponents = [{ bot: "greedy", deck: deckOf(game, 1) }];
              begin(game, create({ game, deck: deckOf(game), opponents }));
            }}
          >
            Play against a bot
          </button>{" "}
          <button
            type="button"
            onClick={() => begin(game, create({ game, deck: deckOf(game), isPublic: true }))}
          >
            Wait for somebody
          </button>
        </section>
      ))}
      <h2>Waiting for somebody</h2>
      <ul>
        {waiting.map(({ matchId, game }) => (
          <li key={matchId}>
            {game}{" "}
            <button
              type="button"
              onClick={() => begin(game, join({ matchId, deck: deckOf(game, 1) }))}
            >
              Join
            </button>
          </li>
        ))}
      </ul>
      <h2>Being played</h2>
      <ul>
        {running.map(({ matchId, game }) => (
          <li key={matchId}>
            {game}{" "}
            <button type="button" onClick={() => open({ matchId, game })}>
              Watch
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

function textOf(error: unknown): string {
  if (error instanceof ConvexError) return (error.data as { message: string }).message;
  return "That did not work. Try again.";
}

import { createFileRoute, Link } from "@tanstack/react-router";
import { callApi } from "../call-api.ts";
import { usePlayNow } from "../home/use-play-now.ts";
import type { MatchEntry } from "../protocol.ts";

export const Route = createFileRoute("/")({
  loader: async (): Promise<readonly MatchEntry[]> => {
    const answer = await callApi<{ matches: readonly MatchEntry[] }>("/api/matches");
    return answer.ok ? answer.body.matches : [];
  },
  component: Home,
});

const MOST_ENDED_SHOWN = 5;

function Home() {
  const matches = Route.useLoaderData();
  const { playNow, isStarting, problem } = usePlayNow();
  const running = matches.filter(({ status }) => status === "running");
  const ended = matches.filter(({ status }) => status === "ended");
  return (
    <main className="home">
      <img className="tray" src="/icon.svg" alt="" width="104" height="104" />
      <h1>LunchTable</h1>
      <p className="lead">
        A duel of cliques, lunches and bad habits: summon stereotypes, spring traps, and talk the
        other side into breakdowns. The rules are open, every move is kept, and bots sit at the same
        table under the same rules.
      </p>
      <button type="button" className="button big" disabled={isStarting} onClick={playNow}>
        Play now
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
      <Entries title="Your matches" matches={running} />
      <Entries title="Lately ended" matches={ended.slice(0, MOST_ENDED_SHOWN)} />
    </main>
  );
}

function Entries(props: { readonly title: string; readonly matches: readonly MatchEntry[] }) {
  if (props.matches.length === 0) return null;
  return (
    <section>
      <h2>{props.title}</h2>
      <ul className="match-list">
        {props.matches.map((match) => (
          <li key={match.matchId}>
            <Link to="/matches/$matchId" params={{ matchId: match.matchId }}>
              {match.opponent === null
                ? "Waiting for somebody"
                : `Against the ${match.opponent} bot`}
              , turn {match.turn ?? 1}
            </Link>
            <span className="quiet">{standing(match)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function standing({ outcome, seat, yourMove }: MatchEntry): string {
  if (outcome === null) return yourMove ? "your move" : "the opponent decides";
  if (outcome.winners.length === 0) return "a draw";
  return outcome.winners.includes(seat) ? "you won" : "you lost";
}

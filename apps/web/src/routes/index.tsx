import { createFileRoute, Link } from "@tanstack/react-router";
import { callApi } from "../call-api.ts";
import type { Offer } from "../home/choice.ts";
import { PlayForm } from "../home/play-form.tsx";
import type { MatchEntry } from "../protocol.ts";

export const Route = createFileRoute("/")({
  loader: async (): Promise<{ matches: readonly MatchEntry[]; offer: Offer }> => {
    const [matches, games] = await Promise.all([
      callApi<{ matches: readonly MatchEntry[] }>("/api/matches"),
      callApi<Offer>("/api/games"),
    ]);
    return {
      matches: matches.ok ? matches.body.matches : [],
      offer: games.ok ? games.body : { games: [], bots: [] },
    };
  },
  component: Home,
});

const MOST_ENDED_SHOWN = 5;

function Home() {
  const { matches, offer } = Route.useLoaderData();
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
      <PlayForm offer={offer} />
      <nav aria-label="More" className="ways">
        {offer.games
          .filter(({ hasRules }) => hasRules)
          .map(({ game, title }) => (
            <Link key={game} to="/rules" search={{ game }}>
              The rules of {title}
            </Link>
          ))}
      </nav>
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
              {match.turn !== null && `, turn ${match.turn}`}
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

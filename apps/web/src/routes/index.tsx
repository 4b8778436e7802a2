import type { GamesReply, MatchEntry, MatchesReply } from "@ltcg/server/protocol";
import { createFileRoute, Link } from "@tanstack/react-router";
import { capital } from "@tcg/core/hosting";
import { callApi } from "../call-api.ts";
import { matchStanding, matchTitle } from "../home/match-title.ts";
import { PlayForm } from "../home/play-form.tsx";

export const Route = createFileRoute("/")({
  loader: async (): Promise<{ matches: readonly MatchEntry[]; offer: GamesReply }> => {
    const [matches, games] = await Promise.all([
      callApi<MatchesReply>("/api/matches"),
      callApi<GamesReply>("/api/games"),
    ]);
    return {
      matches: matches.ok ? matches.body.matches : [],
      offer: games.ok ? games.body : { games: [], bots: [], levels: {}, timeControls: {} },
    };
  },
  component: Home,
});

const MAX_ENDED_SHOWN = 5;

function Home() {
  const { matches, offer } = Route.useLoaderData();
  const running = matches.filter(({ status }) => status === "active" || status === "waiting");
  const ended = matches.filter(({ status }) => status === "completed");
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
        <Link to="/cards">All cards</Link>
        <Link to="/replay">Replay and verify a recorded match</Link>
      </nav>
      <Entries title="Your matches" matches={running} offer={offer} />
      <Entries title="Recently finished" matches={ended.slice(0, MAX_ENDED_SHOWN)} offer={offer} />
    </main>
  );
}

function Entries(props: {
  readonly title: string;
  readonly matches: readonly MatchEntry[];
  readonly offer: GamesReply;
}) {
  if (props.matches.length === 0) return null;
  // Where there is only one game, it goes without saying.
  const { games } = props.offer;
  const gameOf = (id: string): string =>
    games.length > 1 ? `${games.find(({ game }) => game === id)?.title ?? id}: ` : "";
  return (
    <section>
      <h2>{props.title}</h2>
      <ul className="match-list">
        {props.matches.map((match) => (
          <li key={match.matchId}>
            <Link to="/matches/$matchId" params={{ matchId: match.matchId }}>
              {capital(`${gameOf(match.game)}${matchTitle(match)}`)}
              {match.turn !== null && `, turn ${match.turn}`}
            </Link>
            <span className="quiet">{matchStanding(match)}</span>
            {match.status === "completed" && (
              <Link to="/matches/$matchId/replay" params={{ matchId: match.matchId }}>
                Watch again
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

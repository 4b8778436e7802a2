import type { GamesReply, MatchEntry, MatchesReply } from "@ltcg/server/protocol";
import { createFileRoute, Link } from "@tanstack/react-router";
import { capital } from "@tcg/core/hosting";
import { callApi } from "../call-api.ts";
import { PlayForm } from "../home/play-form.tsx";

export const Route = createFileRoute("/")({
  loader: async (): Promise<{ matches: readonly MatchEntry[]; offer: GamesReply }> => {
    const [matches, games] = await Promise.all([
      callApi<MatchesReply>("/api/matches"),
      callApi<GamesReply>("/api/games"),
    ]);
    return {
      matches: matches.ok ? matches.body.matches : [],
      offer: games.ok ? games.body : { games: [], bots: [] },
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
        <Link to="/replay">Replay and verify a recorded match</Link>
      </nav>
      <Entries title="Your matches" matches={running} offer={offer} />
      <Entries title="Lately ended" matches={ended.slice(0, MAX_ENDED_SHOWN)} offer={offer} />
    </main>
  );
}

function Entries(props: {
  readonly title: string;
  readonly matches: readonly MatchEntry[];
  readonly offer: GamesReply;
}) {
  if (props.matches.length === 0) return null;
  // Which game it is goes without saying where there is but one.
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
              {capital(`${gameOf(match.game)}${title(match)}`)}
              {match.turn !== null && `, turn ${match.turn}`}
            </Link>
            <span className="quiet">{standing(match)}</span>
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

const isWatched = ({ seat }: MatchEntry): boolean => seat === "spectator";

function title(match: MatchEntry): string {
  if (isWatched(match)) return `two ${match.opponent} bots`;
  return match.opponent === null ? "waiting for somebody" : `against the ${match.opponent} bot`;
}

function standing(match: MatchEntry): string {
  const { outcome, seat, yourMove } = match;
  if (match.status === "waiting") return "about to begin";
  if (outcome === null) return yourMove ? "your move" : "the opponent decides";
  if (outcome.winners.length === 0) return "a draw";
  if (isWatched(match)) return `${outcome.winners.join(" and ")} won`;
  return outcome.winners.includes(seat) ? "you won" : "you lost";
}

import type { GamesReply, MatchEntry } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { capital } from "@tcg/core/hosting";
import { matchStanding, matchTitle } from "./match-title.ts";

const MAX_ENDED_SHOWN = 5;

/** One's own matches: those that go on, then the last that ended. */
export function MyMatches(props: {
  readonly matches: readonly MatchEntry[];
  readonly offer: GamesReply;
}) {
  const { matches, offer } = props;
  const running = matches.filter(({ status }) => status === "active" || status === "waiting");
  const ended = matches.filter(({ status }) => status === "completed");
  return (
    <>
      <Entries title="Your matches" matches={running} offer={offer} />
      <Entries title="Recently finished" matches={ended.slice(0, MAX_ENDED_SHOWN)} offer={offer} />
    </>
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
    <section className="my-matches">
      <h2 className="display">{props.title}</h2>
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

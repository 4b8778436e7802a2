import type { GamesReply, MatchEntry, MatchesReply, PrintedCard } from "@ltcg/server/protocol";
import { createFileRoute, Link } from "@tanstack/react-router";
import { callApi } from "../call-api.ts";
import { printerOf } from "../gallery/printers.ts";
import { FirstLunch } from "../home/first-lunch.tsx";
import { matchTitle } from "../home/match-title.ts";
import { MyMatches } from "../home/my-matches.tsx";
import { PlayForm } from "../home/play-form.tsx";
import { FullCard } from "../print/card/full-card.tsx";
import { SiteHeader } from "../site/site-header.tsx";

interface Loaded {
  readonly matches: readonly MatchEntry[];
  readonly offer: GamesReply;
  /** The cards that lie on the page, if this server has them. */
  readonly shown: readonly PrintedCard[];
}

const SHOWN = ["queen-of-table-nine", "romaine-emperor"];

export const Route = createFileRoute("/")({
  loader: async (): Promise<Loaded> => {
    const [matches, games, ...cards] = await Promise.all([
      callApi<MatchesReply>("/api/matches"),
      callApi<GamesReply>("/api/games"),
      ...SHOWN.map((id) => callApi<PrintedCard>(`/api/games/lunchtable/cards/${id}`)),
    ]);
    return {
      matches: matches.ok ? matches.body.matches : [],
      offer: games.ok ? games.body : { games: [], bots: [], levels: {}, timeControls: {} },
      shown: cards.flatMap((card) => (card.ok ? [card.body] : [])),
    };
  },
  component: Home,
});

function Home() {
  const { matches, offer, shown } = Route.useLoaderData();
  return (
    <>
      <SiteHeader />
      <main className="front">
        <section className="hero">
          <h1 className="word" aria-label="LunchTable">
            <span>Lunch</span>
            <span>Table</span>
          </h1>
          <p className="pitch">
            A card game about who sits where, who said what, and who is having your pudding.
          </p>
          {matches.length === 0 ? <FirstLunch /> : <CarryOn matches={matches} />}
        </section>
        <div className="fanned" aria-hidden="true">
          {printerOf("lunchtable")?.(shown).map((face) => (
            <FullCard key={face.id} face={face} />
          ))}
        </div>
        <PlayForm offer={offer} />
        <MyMatches matches={matches} offer={offer} />
        <nav aria-label="More" className="ways">
          <Link to="/lobby">Open tables, and tables to watch</Link>
          <Link to="/tutorial">Lessons</Link>
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
      </main>
    </>
  );
}

/** Back to the match that waits for one's move. */
function CarryOn({ matches }: { readonly matches: readonly MatchEntry[] }) {
  const running = matches.filter(({ status, seat }) => status === "active" && seat !== "spectator");
  const next = running.find(({ yourMove }) => yourMove) ?? running[0];
  if (next === undefined) return null;
  return (
    <p className="carry-on">
      <Link to="/matches/$matchId" params={{ matchId: next.matchId }} className="button">
        Carry on{next.turn !== null && `: turn ${next.turn}`} {matchTitle(next)}
      </Link>
    </p>
  );
}

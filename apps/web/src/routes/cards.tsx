import type { CardsReply, GamesReply } from "@ltcg/server/protocol";
import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { callApi } from "../call-api.ts";
import { Filters } from "../gallery/filters.tsx";
import { findCards, type Wanted } from "../gallery/find-cards.ts";
import { printerOf } from "../gallery/printers.ts";
import { FullCard } from "../print/card/full-card.tsx";
import printStyles from "../print/print.css?url";
import { PrintSheet } from "../print/print-sheet.tsx";

interface Search extends Wanted {
  readonly game?: string;
}

const fields = ["game", "words", "family", "kind", "rarity"] as const satisfies (keyof Search)[];

export const Route = createFileRoute("/cards")({
  validateSearch: (given: Record<string, unknown>): Search =>
    Object.fromEntries(
      fields.flatMap((field) =>
        typeof given[field] === "string" && given[field] !== "" ? [[field, given[field]]] : [],
      ),
    ),
  loaderDeps: ({ search }) => ({ game: search.game }),
  loader: async ({ deps }): Promise<CardsReply & Pick<GamesReply, "games">> => {
    const offer = await callApi<GamesReply>("/api/games");
    if (!offer.ok) throw new Error(offer.error.message);
    const games = offer.body.games.filter(({ game }) => printerOf(game) !== null);
    const game = deps.game ?? games[0]?.game ?? "";
    const answer = await callApi<CardsReply>(`/api/games/${encodeURIComponent(game)}/cards`);
    if (answer.ok) return { ...answer.body, games };
    if (answer.status === 404) throw notFound();
    throw new Error(answer.error.message);
  },
  head: () => ({
    meta: [{ title: "Cards · LunchTable" }],
    links: [{ rel: "stylesheet", href: printStyles }],
  }),
  component: CardsPage,
});

function CardsPage() {
  const { game, cards, games } = Route.useLoaderData();
  const { game: _, ...wanted } = Route.useSearch();
  const navigate = Route.useNavigate();
  const print = printerOf(game);
  if (print === null) throw notFound();
  const faces = print(cards);
  const found = findCards(faces, wanted);
  return (
    <div className="gallery">
      <PrintSheet />
      <header className="bar">
        <Link to="/" className="brand">
          LunchTable
        </Link>
        <nav aria-label="Games" className="ways">
          {games.map(({ game: name, title }) => (
            <Link
              key={name}
              to="/cards"
              search={{ game: name }}
              aria-current={name === game ? "page" : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
      </header>
      <main>
        <h1>Cards</h1>
        <Filters
          faces={faces}
          wanted={wanted}
          onChange={(next) => {
            void navigate({ search: { game, ...next }, replace: true, resetScroll: false });
          }}
        />
        <p className="quiet" role="status">
          {found.length} of {faces.length} cards
        </p>
        <ul className="gallery-cards">
          {found.map((face) => (
            <li key={face.id} id={face.id}>
              <FullCard face={face} />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { useState } from "react";
import { Chips, Families, FindCard } from "../gallery/filters.tsx";
import { findCards, type Wanted } from "../gallery/find-cards.ts";
import { type LoadedCards, loadCards } from "../gallery/load-cards.ts";
import { type GalleryCard, printerOf } from "../gallery/printers.ts";
import { cardWords } from "../print/card/card-words.ts";
import { FullCard } from "../print/card/full-card.tsx";
import { HandCard } from "../print/card/hand-card.tsx";
import { SiteHeader } from "../site/site-header.tsx";

interface Search extends Wanted {
  readonly game?: string;
}

const fields = ["game", "words", "family", "kind", "rarity"] as const satisfies (keyof Search)[];

export const Route = createFileRoute("/cards/")({
  validateSearch: (given: Record<string, unknown>): Search =>
    Object.fromEntries(
      fields.flatMap((field) =>
        typeof given[field] === "string" && given[field] !== "" ? [[field, given[field]]] : [],
      ),
    ),
  loaderDeps: ({ search }) => ({ game: search.game }),
  loader: ({ deps }): Promise<LoadedCards> => loadCards(deps.game),
  head: () => ({
    meta: [{ title: "Cards · LunchTable" }],
  }),
  component: CardsPage,
});

function CardsPage() {
  const { game, cards, games } = Route.useLoaderData();
  const { game: _, ...wanted } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [looked, setLooked] = useState<string | null>(null);
  const print = printerOf(game);
  if (print === null) throw notFound();
  const faces = print(cards);
  const found = findCards(faces, wanted);
  const choosing = {
    faces,
    wanted,
    onChange: (next: Wanted) => {
      void navigate({ search: { game, ...next }, replace: true, resetScroll: false });
    },
  };
  return (
    <div className="gallery">
      <SiteHeader />
      <main>
        <search className="filters">
          <div className="line">
            <h1 className="display">All the cards</h1>
            <p className="count display" role="status">
              {found.length === faces.length ? "" : `${found.length} of `}
              {faces.length} cards
            </p>
            <FindCard {...choosing} />
          </div>
          <Families {...choosing} />
          <div className="line">
            <nav aria-label="Games" className="chips wide">
              {games.map(({ game: name, title }) => (
                <Link
                  key={name}
                  to="/cards"
                  search={{ game: name }}
                  className="chip"
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={name === game ? "page" : undefined}
                >
                  {title}
                </Link>
              ))}
            </nav>
            <Chips {...choosing} field="kind" legend="Kind" all="Every kind" />
            <Chips {...choosing} field="rarity" legend="Rarity" all="Any rarity" />
          </div>
        </search>
        <h2 className="unseen">Cards</h2>
        <div className="columns">
          <ul className="gallery-cards">
            {found.map((face) => (
              <li key={face.id}>
                <Link
                  to="/cards/$game/$card"
                  params={{ game, card: face.id }}
                  onMouseEnter={() => setLooked(face.id)}
                  onFocus={() => setLooked(face.id)}
                >
                  <HandCard face={face} />
                  <span className="unseen">{cardWords(face)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Looked face={found.find(({ id }) => id === looked) ?? found[0]} />
        </div>
        {found.length === 0 && <p className="nothing">No card is like that.</p>}
      </main>
    </div>
  );
}

/** The card under the pointer, to be read. It repeats what the list has, so who listens is spared it. */
function Looked({ face }: { readonly face: GalleryCard | undefined }) {
  return (
    <div className="looked" aria-hidden="true">
      {face !== undefined && <FullCard face={face} />}
    </div>
  );
}

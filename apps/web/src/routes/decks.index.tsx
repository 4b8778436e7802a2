import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { DeckBox } from "../decks/deck-box.tsx";
import { ImportForm } from "../decks/import-form.tsx";
import type { Deck } from "../decks/own-deck.ts";
import { OwnShelf } from "../decks/own-shelf.tsx";
import { useRules } from "../decks/use-rules.ts";
import { type LoadedCards, loadCards } from "../gallery/load-cards.ts";
import { printerOf } from "../gallery/printers.ts";
import { knownGame } from "../games.ts";
import { SiteHeader } from "../site/site-header.tsx";

interface Starter extends Deck {
  /** Its name in the address. */
  readonly id: string;
  readonly about: string;
}

interface Loaded extends LoadedCards {
  readonly starters: readonly Starter[];
}

export const Route = createFileRoute("/decks/")({
  validateSearch: ({ game }: Record<string, unknown>): { readonly game?: string } =>
    typeof game === "string" ? { game } : {},
  loaderDeps: ({ search }) => ({ game: search.game }),
  loader: async ({ deps }): Promise<Loaded> => {
    const loaded = await loadCards(deps.game);
    const { game } = loaded;
    const decks = (await knownGame(game)?.load())?.decks ?? {};
    const starters = Object.entries(decks).map(([id, { title, about = "", cards }]) => ({
      id,
      game,
      name: title,
      about,
      cards,
    }));
    return { ...loaded, starters };
  },
  head: () => ({
    meta: [{ title: "Decks · LunchTable" }],
  }),
  component: DecksPage,
});

function DecksPage() {
  const { game, cards, games, starters } = Route.useLoaderData();
  const rules = useRules(game);
  const print = printerOf(game);
  if (print === null) throw notFound();
  const byId = new Map(print(cards).map((face) => [face.id, face]));
  return (
    <div className="gallery decks">
      <SiteHeader />
      <main>
        <header className="line">
          <h1 className="display">Decks</h1>
          <nav aria-label="Games" className="chips">
            {games.map(({ game: name, title }) => (
              <Link
                key={name}
                to="/decks"
                search={{ game: name }}
                className="chip"
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={name === game ? "page" : undefined}
              >
                {title}
              </Link>
            ))}
          </nav>
          <Link to="/decks/build" search={{ game }} className="button go">
            New deck
          </Link>
        </header>
        <section>
          <h2 className="display">Yours</h2>
          <OwnShelf game={game} rules={rules} byId={byId} />
        </section>
        <section>
          <h2 className="display">Starter decks</h2>
          <ul className="deck-boxes">
            {starters.map((deck) => (
              <DeckBox key={deck.id} deck={deck} byId={byId} about={<p>{deck.about}</p>}>
                <Link to="/decks/build" search={{ game, from: deck.id }} className="button">
                  Copy<span className="unseen"> {deck.name}</span>
                </Link>
              </DeckBox>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="display">From text</h2>
          <ImportForm game={game} has={(id) => byId.has(id)} />
        </section>
      </main>
    </div>
  );
}

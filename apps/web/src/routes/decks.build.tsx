import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";
import { Builder } from "../decks/builder.tsx";
import { type BuildSearch, readDeck, readSearch } from "../decks/deck-address.ts";
import { keepDeck } from "../decks/kept-decks.ts";
import type { Deck } from "../decks/own-deck.ts";
import { useKeptDecks } from "../decks/use-own-decks.ts";
import { type LoadedCards, loadCards } from "../gallery/load-cards.ts";
import { printerOf } from "../gallery/printers.ts";
import { knownGame } from "../games.ts";
import { SiteHeader } from "../site/site-header.tsx";

interface Loaded extends LoadedCards {
  readonly starter: Deck | null;
}

export const Route = createFileRoute("/decks/build")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { game, from } }) => ({ game, from }),
  loader: async ({ deps }): Promise<Loaded> => {
    const loaded = await loadCards(deps.game);
    const { game } = loaded;
    if (deps.from === undefined) return { ...loaded, starter: null };
    const decks = (await knownGame(game)?.load())?.decks ?? {};
    const found = Object.hasOwn(decks, deps.from) ? decks[deps.from] : undefined;
    const starter = found === undefined ? null : { game, name: found.title, cards: found.cards };
    return { ...loaded, starter };
  },
  head: () => ({
    meta: [{ title: "A deck · LunchTable" }],
  }),
  component: BuildPage,
});

function BuildPage() {
  const { game, cards, starter } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { decks, isRead } = useKeptDecks();
  const [keptAs, setKeptAs] = useState<{ readonly was: string; readonly now: string } | null>(null);
  const kept = decks.find(({ deckId }) => deckId === search.deck) ?? null;
  const has = (id: string): boolean => cards.some((card) => card.id === id);
  const opened = open({ game, search, starter, kept, has });
  // A deck that is kept for the first time gets another address and stays on the table as it is.
  const address = JSON.stringify(search);
  const key = keptAs !== null && keptAs.now === search.deck ? keptAs.was : address;
  const onKeep = (deck: Deck): void => {
    const { deckId } = keepDeck(deck, kept?.deckId);
    if (kept !== null) return;
    setKeptAs({ was: key, now: deckId });
    void navigate({ search: { game, deck: deckId }, replace: true, resetScroll: false });
  };
  return (
    <div className="gallery building">
      <SiteHeader />
      {opened.ok ? (
        <Builder
          key={key}
          start={opened.deck}
          kept={kept}
          faces={printerOf(game)?.(cards) ?? []}
          onKeep={onKeep}
        />
      ) : (
        <main className="no-deck">
          <h1 className="display">No deck here</h1>
          <p role="alert">{isRead || search.deck === undefined ? opened.fault : "One moment…"}</p>
          <Link to="/decks" search={{ game }} className="button">
            To the decks
          </Link>
        </main>
      )}
    </div>
  );
}

function open(from: {
  readonly game: string;
  readonly search: BuildSearch;
  readonly starter: Deck | null;
  readonly kept: Deck | null;
  readonly has: (card: string) => boolean;
}): ReturnType<typeof readDeck> {
  const { game, search, starter, kept, has } = from;
  if (search.cards !== undefined) {
    return readDeck(game, search.name ?? "A shared deck", search.cards, has);
  }
  const wanted = search.deck !== undefined ? kept : starter;
  if (wanted !== null) return { ok: true, deck: wanted };
  if (search.deck !== undefined) {
    return { ok: false, fault: "This deck is kept neither in this browser nor with you." };
  }
  if (search.from !== undefined) {
    return { ok: false, fault: `There is no starter deck "${search.from}".` };
  }
  return { ok: true, deck: { game, name: search.name ?? "New deck", cards: [] } };
}

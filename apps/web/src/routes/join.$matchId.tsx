import type { MetaReply, OfferedGame } from "@ltcg/server/protocol";
import { createFileRoute, notFound, redirect, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { sitDown } from "../fairness/sit-down.ts";
import { fitting, keptChoice } from "../home/choice.ts";
import { DeckCards } from "../home/deck-cards.tsx";
import { DeckTickets } from "../home/deck-tickets.tsx";
import { Face } from "../lobby/face.tsx";
import { loadOffer, loadOwnName } from "../lobby/load-room.ts";
import { NameForm } from "../lobby/name-form.tsx";
import { clockText, sitterName } from "../lobby/table-words.ts";
import { SiteHeader } from "../site/site-header.tsx";

interface Loaded {
  readonly meta: MetaReply;
  readonly game: OfferedGame;
  readonly name: string | null;
}

export const Route = createFileRoute("/join/$matchId")({
  validateSearch: ({ code }: Record<string, unknown>): { readonly code?: string } =>
    typeof code === "string" && code !== "" ? { code } : {},
  loaderDeps: ({ search }) => ({ code: search.code }),
  loader: async ({ params: { matchId }, deps: { code } }): Promise<Loaded> => {
    const asked = code === undefined ? "meta" : `meta?code=${encodeURIComponent(code)}`;
    const [about, offer, name] = await Promise.all([
      callApi<MetaReply>(pathOf(matchId, asked)),
      loadOffer(),
      loadOwnName(),
    ]);
    if (!about.ok) throw about.status === 404 ? notFound() : new Error(about.error.message);
    const meta = about.body;
    const isFree = meta.status === "waiting" && meta.seats.some(({ by }) => by === "nobody");
    // Who sits there already, or comes too late to sit down, is shown the table.
    if (meta.seat !== "spectator" || !isFree) {
      throw redirect({ to: "/matches/$matchId", params: { matchId } });
    }
    const game = offer.games.find((offered) => offered.game === meta.game);
    if (game === undefined) throw notFound();
    return { meta, game, name };
  },
  head: () => ({
    meta: [{ title: "A seat is kept for you · LunchTable" }],
  }),
  component: JoinPage,
});

/** A seat that is free: whoever opens the page chooses a deck and sits down. */
function JoinPage() {
  const { meta, game, name } = Route.useLoaderData();
  const { code = null } = Route.useSearch();
  const navigate = useNavigate();
  const [deck, setDeck] = useState(game.decks[1]?.name ?? game.decks[0]?.name ?? "");
  const [isBusy, setIsBusy] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  // What was played last in this browser is known only here; until then nothing can be chosen.
  useEffect(() => {
    const usual = fitting({ games: [game], bots: [], levels: {}, timeControls: {} }, keptChoice());
    if (keptChoice().game === game.game && usual !== null) setDeck(usual.deck);
    setIsBusy(false);
  }, [game]);
  const host = meta.seats.find(({ by }) => by !== "nobody");
  const hostName = host === undefined ? "Somebody" : sitterName(host, meta.names);
  const chosen = game.decks.find((offered) => offered.name === deck);
  const sit = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    const answer = await sitDown({ matchId: meta.matchId, code }, deck);
    if (answer.ok) {
      await navigate({ to: "/matches/$matchId", params: { matchId: meta.matchId } });
    } else setProblem(answer.error.message);
    setIsBusy(false);
  };
  return (
    <>
      <SiteHeader />
      <main className="join-page">
        <section className="laminate">
          <header className="host-line">
            <Face name={hostName} isBot={host?.by === "bot"} />
            <div>
              <h1 className="display">{hostName} keeps you a seat</h1>
              <p>
                {game.title} · {clockText(meta.timeControl)}
              </p>
            </div>
          </header>
          <h2 className="display">Which deck do you bring?</h2>
          {chosen !== undefined && <DeckCards game={game.game} deck={chosen} />}
          <DeckTickets decks={game.decks} value={deck} isDisabled={isBusy} onChange={setDeck} />
          {chosen?.about != null && <p className="deck-about">{chosen.about}</p>}
          <div className="sit-down">
            <button
              type="button"
              className="button go big"
              disabled={isBusy}
              onClick={() => void sit()}
            >
              Sit down
            </button>
            {problem !== null && <p role="alert">{problem}</p>}
          </div>
          <NameForm initial={name} />
        </section>
      </main>
    </>
  );
}

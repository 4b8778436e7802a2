import type { RulesReply } from "@ltcg/server/protocol";
import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { askStatic } from "../ask-static.ts";
import { CardFigures } from "../gallery/card-figures.tsx";
import { DeckFigures, type HoldingDeck } from "../gallery/deck-figures.tsx";
import { type LoadedCards, loadCards, loadFaces } from "../gallery/load-cards.ts";
import type { MeasuredCard } from "../gallery/measured/measurement.ts";
import type { Played } from "../gallery/measured/played.ts";
import { type GalleryCard, printerOf } from "../gallery/printers.ts";
import { type RuleNote, ruleNotes } from "../gallery/rule-notes.ts";
import { RuleNotes } from "../gallery/rule-notes-list.tsx";
import { knownGame } from "../games.ts";
import { cardWords } from "../print/card/card-words.ts";
import { FullCard } from "../print/card/full-card.tsx";
import { HandCard } from "../print/card/hand-card.tsx";
import { isOfHarbour } from "../print/card/harbour-numbers.ts";
import { glossaryOf } from "../rules/glossary.ts";
import { GlossaryContext } from "../rules/terms.tsx";
import { SiteHeader } from "../site/site-header.tsx";

interface Loaded extends LoadedCards {
  /** The decks of the game that hold it. */
  readonly decks: readonly HoldingDeck[];
  readonly notes: readonly RuleNote[];
  /** The games that the figures are of; null: none were played. */
  readonly played: Played | null;
  /** Null: the card was in none of them, or is another now. */
  readonly figures: MeasuredCard | null;
}

export const Route = createFileRoute("/cards/$game/$card")({
  loader: async ({ params: { game, card } }): Promise<Loaded> => {
    const [loaded, rules, hosted] = await Promise.all([
      loadCards(game),
      askStatic<RulesReply>(`/api/games/${encodeURIComponent(game)}/rules`),
      knownGame(game)?.load(),
    ]);
    const face = (await loadFaces(game, loaded.cards)).find(({ id }) => id === card);
    if (face === undefined) throw notFound();
    const { figuresOf } = await import("../gallery/measured/read.ts");
    const { winsOf, ...measured } = await figuresOf(loaded, card);
    const decks = Object.entries(hosted?.decks ?? {}).flatMap(([name, { title, cards }]) => {
      const count = cards.filter((id) => id === card).length;
      return count === 0 ? [] : [{ name, title, count, wins: winsOf(name, cards) }];
    });
    const said = [face.typeLine, ...face.text].join("\n");
    const notes = rules.ok ? ruleNotes(game, said, rules.body.markdown) : [];
    return { ...loaded, ...measured, decks, notes };
  },
  head: ({ loaderData, params }) => {
    const name = loaderData?.cards.find(({ id }) => id === params.card)?.name ?? "A card";
    return {
      meta: [{ title: `${name} · LunchTable` }],
    };
  },
  component: CardPage,
});

/** So many others of its family are shown. */
const OTHERS = 8;

function CardPage() {
  const { game, cards, decks, notes, played, figures } = Route.useLoaderData();
  const { card } = Route.useParams();
  const faces = printerOf(game)?.(cards) ?? [];
  const place = faces.findIndex(({ id }) => id === card);
  const face = faces[place];
  if (face === undefined) throw notFound();
  const around = [...faces.slice(place + 1), ...faces.slice(0, place)];
  const others = around.filter(({ family }) => family === face.family).slice(0, OTHERS);
  return (
    <div className="gallery card-page">
      <SiteHeader />
      <main>
        <nav aria-label="Back" className="way-back">
          <Link to="/cards" search={{ game }}>
            All the cards
          </Link>
        </nav>
        <div className="card-about">
          <div className="card-itself">
            <GlossaryContext value={glossaryOf(game)}>
              <FullCard face={face} />
            </GlossaryContext>
          </div>
          <div className="card-facts">
            <Said face={face} />
            <DeckFigures game={game} decks={decks} />
            {played !== null && figures !== null && <CardFigures card={figures} played={played} />}
            <RuleNotes game={game} notes={notes} />
          </div>
        </div>
        {others.length > 0 && (
          <section>
            <h2 className="display">Also of {face.family}</h2>
            <ul className="gallery-cards">
              {others.map((other) => (
                <li key={other.id}>
                  <Link to="/cards/$game/$card" params={{ game, card: other.id }}>
                    <HandCard face={other} />
                    <span className="unseen">{cardWords(other)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}

/** "Stereotype · dark · Rumor Mill · legendary"; cards of the harbour have classes instead, and no rarity. */
function kindOf(face: GalleryCard): string {
  const { kind, typeLine, family, rarity } = face;
  if (!isOfHarbour(face)) return [typeLine, family, rarity].join(" · ");
  return [...(typeLine.startsWith(kind) ? [] : [kind]), typeLine, family].join(" · ");
}

/** What the card says, at a size to read. */
function Said({ face }: { readonly face: GalleryCard }) {
  return (
    <section className="card-said">
      <h1 className="display">{face.name}</h1>
      {face.version !== null && <p className="card-version">{face.version}</p>}
      <p className="quiet">
        {kindOf(face)}
        {face.isToken && " · a token: only effects make it"}
      </p>
      {face.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {face.flavour !== null && <p className="flavour">{face.flavour}</p>}
    </section>
  );
}

/** One's own decks of a game, each to play, change, share or throw away. */
import { Link } from "@tanstack/react-router";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { GalleryCard } from "../gallery/printers.ts";
import { DeckBox } from "./deck-box.tsx";
import { faultsOf } from "./faults.ts";
import { throwAway } from "./kept-decks.ts";
import type { OwnDeck } from "./own-deck.ts";
import { useKeptDecks, useOwnDecks } from "./use-own-decks.ts";
import { usePlayDeck } from "./use-play-deck.ts";

export function OwnShelf(props: {
  readonly game: string;
  readonly rules: AnyHostableGame | null;
  readonly byId: ReadonlyMap<string, GalleryCard>;
}) {
  const { game, rules, byId } = props;
  const { isRead, place, problem, damaged } = useKeptDecks();
  const decks = useOwnDecks(game);
  const { play, isStarting, problem: playProblem } = usePlayDeck();
  return (
    <>
      <p className="quiet">{places[place]}</p>
      {damaged !== null && (
        <p role="alert">
          Some decks of this browser cannot be read. They are put aside and not thrown away.
        </p>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      {playProblem !== null && <p role="alert">{playProblem}</p>}
      {decks.length === 0 && (
        // Its place is there before what is kept has been read: what moves under a finger is not pressed.
        <p className={isRead ? "nothing" : "nothing unread"}>
          None yet: copy a starter deck, or begin with an empty one.
        </p>
      )}
      <ul className="deck-boxes">
        {decks.map((deck) => (
          <DeckBox
            key={deck.deckId}
            deck={deck}
            byId={byId}
            about={<Standing {...{ rules, deck }} />}
          >
            <button
              type="button"
              className="button go"
              disabled={isStarting || rules === null || faultsOf(rules, deck.cards).length > 0}
              onClick={() => void play(deck)}
            >
              Play<span className="unseen"> {deck.name}</span>
            </button>
            <Link to="/decks/build" search={{ game, deck: deck.deckId }} className="button">
              Change<span className="unseen"> {deck.name}</span>
            </Link>
            <button
              type="button"
              className="button still"
              onClick={() => {
                if (confirm(`Throw “${deck.name}” away?`)) throwAway(deck.deckId);
              }}
            >
              Throw away<span className="unseen"> {deck.name}</span>
            </button>
          </DeckBox>
        ))}
      </ul>
    </>
  );
}

const places = {
  browser: "Kept in this browser.",
  player: "Kept in this browser and with you on the server.",
  nowhere: "This browser keeps nothing: share a deck as a link or as text before you leave.",
} as const;

/** What is wrong with it, in the place where it is played. */
function Standing(props: { readonly rules: AnyHostableGame | null; readonly deck: OwnDeck }) {
  const { rules, deck } = props;
  if (rules === null) return <p className="quiet">Looking it up in the rules…</p>;
  const [fault] = faultsOf(rules, deck.cards);
  return fault === undefined ? (
    <p className="fine">A legal deck.</p>
  ) : (
    <p className="fault">{fault.sentence}</p>
  );
}

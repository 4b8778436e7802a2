import type { OfferedDeck } from "@ltcg/server/protocol";
import { Picture } from "../print/picture.tsx";
import { faceOfInk, inksOf } from "./deck-face.ts";

/** The decks as tickets, one to take. A deck of two cliques has the cloth of the first and both faces. */
export function DeckTickets(props: {
  readonly decks: readonly OfferedDeck[];
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (deck: string) => void;
}) {
  return (
    <ul className="deck-tickets">
      {props.decks.map((deck) => (
        <li key={deck.name}>
          <Ticket deck={deck} isChosen={deck.name === props.value} {...props} />
        </li>
      ))}
    </ul>
  );
}

function Ticket(props: {
  readonly deck: OfferedDeck;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (deck: string) => void;
}) {
  const { deck, isChosen } = props;
  const inks = inksOf(deck);
  return (
    <button
      type="button"
      className={`deck-ticket q-${inks[0]}`}
      aria-pressed={isChosen}
      disabled={props.isDisabled}
      onClick={() => props.onChange(deck.name)}
    >
      <span className="faces">
        {inks.map((ink) => (
          <span key={ink} className={`face-of q-${ink}`}>
            <Picture card={faceOfInk(ink)} />
          </span>
        ))}
      </span>
      <span className="words">
        <b className="display">{deck.title}</b>
        <small>{deck.parts.map(({ name }) => name).join(" and ")}</small>
      </span>
      {isChosen && <span className="yours display">yours</span>}
    </button>
  );
}

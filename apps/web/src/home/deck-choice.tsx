import type { OfferedDeck } from "@ltcg/server/protocol";
import { Select } from "./select.tsx";

/** A deck by its name, and under it its cliques and how it means to win. */
export function DeckChoice(props: {
  readonly label: string;
  readonly value: string;
  readonly decks: readonly OfferedDeck[];
  readonly onChange: (deck: string) => void;
}) {
  const chosen = props.decks.find(({ name }) => name === props.value);
  return (
    <Select
      label={props.label}
      value={props.value}
      options={props.decks.map((deck) => ({
        value: deck.name,
        text: deck.title,
        group: cliquesOf(deck),
      }))}
      onChange={props.onChange}
    >
      {chosen !== undefined && <About deck={chosen} />}
    </Select>
  );
}

function About({ deck: { parts, about, size } }: { readonly deck: OfferedDeck }) {
  return (
    <>
      <ul className="parts">
        {parts.map(({ name, colour }) => (
          <li key={name}>
            <span className="dot" style={{ background: colour }} aria-hidden="true" />
            {name}
          </li>
        ))}
        <li className="quiet">{size} cards</li>
      </ul>
      {about !== null && <p>{about}</p>}
    </>
  );
}

/** "Sugar Rush and Compost Club": the title alone says little to a newcomer. */
const cliquesOf = ({ parts }: OfferedDeck): string => parts.map(({ name }) => name).join(" and ");

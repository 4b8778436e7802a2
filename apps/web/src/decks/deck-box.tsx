/** A deck on the shelf: its best cards, its name and families, and what can be done with it. */
import type { ReactNode } from "react";
import type { GalleryCard } from "../gallery/printers.ts";
import { inkName } from "../print/inks.ts";
import { Picture } from "../print/picture.tsx";
import type { Deck } from "./own-deck.ts";

export function DeckBox(props: {
  readonly deck: Pick<Deck, "name" | "cards">;
  readonly byId: ReadonlyMap<string, GalleryCard>;
  /** A sentence or two. */
  readonly about: ReactNode;
  /** Buttons and links. */
  readonly children: ReactNode;
}) {
  const { deck, byId, about, children } = props;
  const cards = deck.cards.flatMap((id) => byId.get(id) ?? []);
  const families = [...new Set(cards.flatMap((card) => card.families.map(({ name }) => name)))];
  const covers = coversOf(cards);
  return (
    <li className="deck-box">
      <div className={`cover printed q-${inkName(covers[0]?.cloth)}`}>
        {covers.map((cover) => (
          <div key={cover.id} className={`q-${inkName(cover.cloth)}`}>
            <Picture card={cover} />
          </div>
        ))}
        <b className="display">{deck.cards.length}</b>
      </div>
      <div className="told">
        <h3 className="display">{deck.name}</h3>
        <p className="quiet">{families.join(" and ") || "No cards yet"}</p>
        {about}
        <div className="line">{children}</div>
      </div>
    </li>
  );
}

/** How many families show their best card. */
const COVERS = 2;

/** Of each of the largest families, the card with the highest number. */
function coversOf(cards: readonly GalleryCard[]): readonly GalleryCard[] {
  return [...Map.groupBy(cards, ({ cloth }) => cloth).values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, COVERS)
    .flatMap((own) => own.toSorted((one, other) => numberOf(other) - numberOf(one)).slice(0, 1));
}

const numberOf = ({ level, cost }: GalleryCard): number => level ?? cost ?? 0;

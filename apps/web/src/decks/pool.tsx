/** All cards that a deck can hold, searched and filtered, each with how many of it are in the deck. */
import { memo, useState } from "react";
import { Chips, Families, FindCard } from "../gallery/filters.tsx";
import { findCards, type Wanted } from "../gallery/find-cards.ts";
import type { GalleryCard } from "../gallery/printers.ts";
import { wholeName } from "../print/card/card-words.ts";
import { HandCard } from "../print/card/hand-card.tsx";
import { CardDialog } from "./card-dialog.tsx";

interface Changing {
  readonly onMore: (card: string) => void;
  readonly onLess: (card: string) => void;
}

export function Pool(
  props: Changing & {
    readonly faces: readonly GalleryCard[];
    readonly counts: ReadonlyMap<string, number>;
    /** How many copies of a card a deck may hold; null: any number, or not known yet. */
    readonly mostOf: (card: string) => number | null;
  },
) {
  const { faces, counts, mostOf, onMore, onLess } = props;
  const [wanted, setWanted] = useState<Wanted>({});
  const [read, setRead] = useState<GalleryCard | null>(null);
  const choosing = { faces, wanted, onChange: setWanted };
  const found = findCards(faces, wanted);
  return (
    <section className="pool" aria-label="Cards to choose from">
      <search className="filters">
        <Families {...choosing} />
        <div className="line">
          <Chips {...choosing} field="kind" legend="Kind" all="Every kind" />
          <FindCard {...choosing} />
        </div>
      </search>
      <h2 className="unseen">Cards to choose from</h2>
      <ul className="gallery-cards">
        {found.map((face) => (
          <PoolCard
            key={face.id}
            face={face}
            count={counts.get(face.id) ?? 0}
            most={mostOf(face.id)}
            onMore={onMore}
            onLess={onLess}
            onRead={setRead}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="nothing">No card is like that.</p>}
      {read !== null && <CardDialog face={read} onClose={() => setRead(null)} />}
    </section>
  );
}

const PoolCard = memo(function PoolCard(
  props: Changing & {
    readonly face: GalleryCard;
    readonly count: number;
    readonly most: number | null;
    readonly onRead: (face: GalleryCard) => void;
  },
) {
  const { face, count, most, onMore, onLess, onRead } = props;
  const isFull = most !== null && count >= most;
  return (
    <li className={isFull ? "full-up" : ""}>
      <div className="in-pool">
        <HandCard face={face} />
        {/* For pointers; the button below says the same to everybody else. */}
        <button
          type="button"
          className="add"
          tabIndex={-1}
          aria-hidden="true"
          disabled={isFull}
          onClick={() => onMore(face.id)}
        />
        <button type="button" className="read" onClick={() => onRead(face)}>
          <i className="read-mark" aria-hidden="true">
            i
          </i>
          <span className="unseen">Read {wholeName(face)}</span>
        </button>
      </div>
      <div className="stepper">
        <button
          type="button"
          disabled={count === 0}
          aria-label={`One ${wholeName(face)} less`}
          onClick={() => onLess(face.id)}
        >
          −
        </button>
        <Pips count={count} most={most} />
        <button
          type="button"
          disabled={isFull}
          aria-label={`One ${wholeName(face)} more`}
          onClick={() => onMore(face.id)}
        >
          +
        </button>
      </div>
    </li>
  );
});

/** As many dots as copies are allowed, those in the deck filled; beyond that, or before it is known, a number. */
function Pips({ count, most }: { readonly count: number; readonly most: number | null }) {
  const said = <span className="unseen">{count} in the deck</span>;
  if (most === null || count > most) {
    return (
      <span className="pips">
        {said}
        <span aria-hidden="true">{count}</span>
      </span>
    );
  }
  return (
    <span className="pips">
      {said}
      {Array.from({ length: most }, (_, place) => (
        // A dot is its place.
        <i key={place} className={place < count ? "on" : ""} />
      ))}
    </span>
  );
}

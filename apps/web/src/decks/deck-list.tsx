/** The cards of a deck as strips, by their kind. */
import type { GalleryCard } from "../gallery/printers.ts";
import { wholeName } from "../print/card/card-words.ts";
import { isOfHarbour } from "../print/card/harbour-numbers.ts";
import { inkName } from "../print/inks.ts";
import { Icon, Picture } from "../print/picture.tsx";
import { fitLine } from "../print/type/fit.ts";

/** The room for a name on a strip. */
const NAME_WIDTH = 158;

interface Listed {
  readonly faces: readonly GalleryCard[];
  readonly counts: ReadonlyMap<string, number>;
  /** Cards that the rules object to. */
  readonly wrong: ReadonlySet<string>;
  readonly onLess: (card: string) => void;
}

export function DeckList({ faces, counts, wrong, onLess }: Listed) {
  const inDeck = faces.filter(({ id }) => counts.has(id));
  const unknown = [...counts].filter(([id]) => !faces.some((face) => face.id === id));
  const kinds = [...Map.groupBy(inDeck, ({ kind }) => kind)];
  return (
    <>
      {kinds.map(([kind, cards]) => (
        <section key={kind}>
          <h2 className="display">
            {kind} <span>{cards.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)}</span>
          </h2>
          <ul>
            {cards.toSorted(byLead).map((face) => (
              <Strip
                key={face.id}
                face={face}
                count={counts.get(face.id) ?? 0}
                isWrong={wrong.has(face.id)}
                onLess={onLess}
              />
            ))}
          </ul>
        </section>
      ))}
      {unknown.map(([id, count]) => (
        <p key={id} className="stranger">
          ×{count} {id}
          <button type="button" className="quiet-button" onClick={() => onLess(id)}>
            One less
          </button>
        </p>
      ))}
    </>
  );
}

const leadOf = ({ level, cost }: GalleryCard): number => level ?? cost ?? 0;
const byLead = (one: GalleryCard, other: GalleryCard): number => leadOf(one) - leadOf(other);

function Strip(props: {
  readonly face: GalleryCard;
  readonly count: number;
  readonly isWrong: boolean;
  readonly onLess: (card: string) => void;
}) {
  const { face, count, isWrong, onLess } = props;
  const look = `strip printed q-${inkName(face.cloth)} r-${face.rarity}`;
  return (
    <li className={isWrong ? `${look} wrong` : look}>
      <span className="lead">
        {face.level === null && !isOfHarbour(face) && <Icon name="star" />}
        {leadOf(face)}
      </span>
      <span className="name" style={{ fontSize: fitLine(face.name, NAME_WIDTH, 16, 9) }}>
        {face.name}
        {/* Another version of a character is another card. */}
        {face.version !== null && <small>{face.version}</small>}
      </span>
      <Picture card={face} />
      <button
        type="button"
        aria-label={`${count} of ${wholeName(face)}, take one out`}
        onClick={() => onLess(face.id)}
      >
        ×{count}
      </button>
    </li>
  );
}

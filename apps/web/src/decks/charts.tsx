/** What a deck is made of, drawn: its curve, its families, its kinds. Each says the same in words. */
import type { GalleryCard } from "../gallery/printers.ts";
import { inkName } from "../print/inks.ts";
import { costWords, curveOf, curveWords, LAST } from "./curve.ts";

const HEIGHT = 44;
const WIDE = 22;

/** `cards`: one for each copy. */
export function Curve({ cards }: { readonly cards: readonly GalleryCard[] }) {
  const { of, counts } = curveOf(cards);
  const most = Math.max(1, ...counts);
  return (
    <figure className="curve">
      <figcaption className="display">{of}</figcaption>
      <svg
        viewBox={`0 0 ${counts.length * WIDE} ${HEIGHT + 30}`}
        role="img"
        aria-label={`${of}: ${curveWords(counts)}`}
      >
        {counts.map((count, at) => {
          const height = (count / most) * HEIGHT;
          const x = at * WIDE;
          return (
            // The place in the curve is what a bar is about.
            <g key={at}>
              {count > 0 && (
                <>
                  <rect
                    x={x + 2}
                    y={HEIGHT + 12 - height}
                    width={WIDE - 4}
                    height={height}
                    rx="3"
                  />
                  <text x={x + WIDE / 2} y={HEIGHT + 9 - height}>
                    {count}
                  </text>
                </>
              )}
              <line x1={x + 1} x2={x + WIDE - 1} y1={HEIGHT + 12} y2={HEIGHT + 12} />
              <text x={x + WIDE / 2} y={HEIGHT + 27}>
                {at === LAST ? `${LAST}+` : at}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="quiet">{costWords(cards)}</p>
    </figure>
  );
}

export function FamilyBar({ cards }: { readonly cards: readonly GalleryCard[] }) {
  const families = [...Map.groupBy(cards, ({ family }) => family)];
  return (
    <Shares
      title="Families"
      shares={families.map(([name, own]) => ({
        name,
        count: own.length,
        look: `q-${inkName(own[0]?.cloth)}`,
      }))}
    />
  );
}

export function KindBar({ cards }: { readonly cards: readonly GalleryCard[] }) {
  const kinds = [...Map.groupBy(cards, ({ kind }) => kind)];
  return (
    <Shares
      title="Kinds"
      shares={kinds.map(([name, { length }]) => ({ name, count: length, look: "kind" }))}
    />
  );
}

interface Share {
  readonly name: string;
  readonly count: number;
  readonly look: string;
}

/** A bar in parts as long as their counts; under it, what they are. */
function Shares({ title, shares }: { readonly title: string; readonly shares: readonly Share[] }) {
  return (
    <figure className="shares">
      <figcaption className="display">{title}</figcaption>
      <div className="share-bar" aria-hidden="true">
        {shares.map(({ name, count, look }) => (
          <span key={name} className={look} style={{ flexGrow: count }} title={name}>
            <b>{count}</b>
          </span>
        ))}
      </div>
      <p className="quiet">
        {shares.map(({ name, count }) => `${name} ${count}`).join(", ") || "none yet"}
      </p>
    </figure>
  );
}

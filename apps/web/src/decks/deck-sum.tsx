/** How many cards a deck has, and what the rules say against it. The space of a sentence is always there. */
import type { DeckFault } from "./faults.ts";
import type { DeckSize } from "./limits.ts";

export function DeckSum(props: {
  readonly count: number;
  /** Null until the rules are loaded. */
  readonly size: DeckSize | null;
  readonly faults: readonly DeckFault[] | null;
}) {
  const { count, size, faults } = props;
  return (
    <>
      <div className="sum">
        <b className="display">{count}</b>
        <span>{sizeWords(size)}</span>
        <span className="fill" aria-hidden="true">
          {size !== null && <Fill count={count} size={size} />}
        </span>
      </div>
      <div className="deck-faults" role="status">
        {faults === null ? (
          <p className="quiet">Looking it up in the rules…</p>
        ) : faults.length === 0 ? (
          <p className="fine">A legal deck.</p>
        ) : (
          <Faults faults={faults} />
        )}
      </div>
    </>
  );
}

/** So many are written out; a deck of another game has one for every card. */
const SHOWN = 3;

function Faults({ faults }: { readonly faults: readonly DeckFault[] }) {
  return (
    <>
      {faults.slice(0, SHOWN).map(({ sentence }) => (
        <p key={sentence} className="fault">
          {sentence}
        </p>
      ))}
      {faults.length > SHOWN && <p className="fault">And {faults.length - SHOWN} more.</p>}
    </>
  );
}

function sizeWords(size: DeckSize | null): string {
  if (size === null) return "cards";
  return size.most === null ? `of ${size.least} or more` : `of ${size.least} to ${size.most}`;
}

function Fill({
  count,
  size: { least, most },
}: {
  readonly count: number;
  readonly size: DeckSize;
}) {
  const whole = most ?? least;
  const percent = (part: number): string => `${Math.min(100, (part / whole) * 100)}%`;
  return (
    <>
      <i style={{ width: percent(count) }} />
      {least < whole && <em style={{ left: percent(least) }} />}
    </>
  );
}

/** What is under way: a challenge, a card that is being played, and the abilities that wait in the bag (CR 8.7). */
import type { View } from "@tcg/lorcana-engine";
import { bagMarks } from "./bag-marks.ts";
import { findSeen } from "./find-seen.ts";
import { nameAlone } from "./printed-face.ts";
import { useLorcana } from "./use-lorcana.ts";

type Entry = View["game"]["shared"]["bag"][number];

export function Bag() {
  const { view } = useLorcana();
  const { bag, challenge, resolutions } = view.game.shared;
  const played = view.seating.flatMap((seat) => view.zones[seat].limbo.cards);
  if (bag.length + played.length + resolutions.length === 0 && challenge === null) return null;
  return (
    <div className="under-way">
      <Challenge />
      {played.map(({ card, def }) => (
        <p key={card} className="note-slip">
          <Named def={def} /> is being played
        </p>
      ))}
      {resolutions.map(({ source, kind }, place) =>
        kind === "action" ? null : (
          <p key={place} className="note-slip now">
            <Named def={source.def} /> takes effect
          </p>
        ),
      )}
      {bag.length > 0 && (
        <ul className="bag" aria-label="Waiting in the bag">
          {bag.map((entry) => (
            <li key={entry.entry}>
              <Waiting entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Named({ def }: { readonly def: string | null }) {
  const { faces } = useLorcana();
  const face = def === null ? undefined : faces[def];
  return <b>{face === undefined ? "A card" : nameAlone(face)}</b>;
}

function Challenge() {
  const { view } = useLorcana();
  const { challenge } = view.game.shared;
  if (challenge === null) return null;
  const { challenger, defender } = challenge;
  // Whoever was banished in it has another id now.
  const [one, other] = [challenger, defender].map((id) => findSeen(view, id)?.def ?? null);
  if (one == null && other == null) return <p className="note-slip">A challenge ends</p>;
  return (
    <p className="note-slip">
      {one == null ? "Who is gone" : <Named def={one} />} challenges{" "}
      {other == null ? "who is gone" : <Named def={other} />}
    </p>
  );
}

/** An ability that waits; a button while its player chooses which comes next. */
function Waiting({ entry }: { readonly entry: Entry }) {
  const { say, view, moves, send, isBusy } = useLorcana();
  const letter = bagMarks(view).entries.get(entry.entry);
  // What it answers, if that is not the card itself.
  const cause = entry.occurrence.card;
  const isOther = cause !== undefined && cause.card !== entry.source.card;
  const move = moves.find(
    ({ type, fields }) => type === "CHOOSE_BAG_ENTRY" && fields.entry === entry.entry,
  );
  const text = (
    <>
      {letter !== undefined && <b className="bag-letter">{letter}</b>}
      <Named def={entry.source.def} />
      {entry.name !== "" && <span>{entry.name}</span>}
      {isOther && (
        <small>
          for <Named def={cause.def} />
        </small>
      )}
      <small>{say.isViewer(entry.seat) ? "yours" : say.whose(entry.seat)}</small>
    </>
  );
  if (move === undefined) return <span className="note-slip">{text}</span>;
  return (
    <button
      type="button"
      className="note-slip choose"
      aria-label={move.text}
      aria-disabled={isBusy}
      data-entry={entry.entry}
      onClick={() => send(move.id)}
    >
      {text}
    </button>
  );
}

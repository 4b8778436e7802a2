/** What is under way: a challenge, a card that is being played, and the abilities that wait in the bag (CR 8.7). */
import type { View } from "@tcg/lorcana-engine";
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
  const named = (id: string) => <Named def={findSeen(view, id)?.def ?? null} />;
  return (
    <p className="note-slip">
      {named(challenge.challenger)} challenges {named(challenge.defender)}
    </p>
  );
}

/** An ability that waits; a button while its player chooses which comes next. */
function Waiting({ entry }: { readonly entry: Entry }) {
  const { say, moves, send, isBusy } = useLorcana();
  const move = moves.find(
    ({ type, fields }) => type === "CHOOSE_BAG_ENTRY" && fields.entry === entry.entry,
  );
  const text = (
    <>
      <Named def={entry.source.def} />
      {entry.name !== "" && <span>{entry.name}</span>}
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

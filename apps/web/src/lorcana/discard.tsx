import { capital, counted } from "@tcg/core/hosting";
import type { Seat } from "@tcg/lorcana-engine";
import { useRef } from "react";
import { CardDetails } from "./card-details.tsx";
import { HarbourBerth } from "./harbour-berth.tsx";
import { useLorcana } from "./use-lorcana.ts";

/** A discard pile: its count, and on click its cards, the newest first. */
export function Discard({ of }: { readonly of: Seat }) {
  const { say, view, selected } = useLorcana();
  const dialog = useRef<HTMLDialogElement>(null);
  const { count, cards } = view.zones[of].discard;
  const place = capital(say.place({ seat: of, zone: "discard" }));
  const shown = cards.find(({ card }) => card === selected);
  return (
    <>
      <button
        type="button"
        className="discard"
        data-zone={`${of}.discard`}
        disabled={count === 0}
        aria-label={`${place}, ${counted(count, "card")}`}
        onClick={() => dialog.current?.showModal()}
      >
        <small>discard</small> <b>{count}</b>
      </button>
      <dialog ref={dialog} className="harbour-pile" aria-label={place}>
        <div className="dialog-head">
          <h2>{place}</h2>
          <form method="dialog">
            <button type="submit" className="button">
              Close
            </button>
          </form>
        </div>
        <ul className="harbour-pile-cards">
          {cards.map((card) => (
            <li key={card.card}>
              <HarbourBerth card={card} at={place} />
            </li>
          ))}
        </ul>
        {shown !== undefined && <CardDetails id={shown.card} />}
      </dialog>
    </>
  );
}

import type { Seat } from "@ltcg/engine";
import { capital, counted } from "@tcg/core/hosting";
import { useRef } from "react";
import { Card } from "./card.tsx";
import { CardDetails } from "./card-details.tsx";
import { useLunchTable } from "./use-lunch-table.ts";

/** A graveyard or banished pile: its count, and on click its cards. */
export function Pile({ of, zone }: { readonly of: Seat; readonly zone: "graveyard" | "banished" }) {
  const { say, view, selected } = useLunchTable();
  const dialog = useRef<HTMLDialogElement>(null);
  const { count, cards } = view.zones[of][zone];
  const place = capital(say.place({ seat: of, zone }));
  return (
    <>
      <button
        type="button"
        className={`pile ${zone}`}
        disabled={count === 0}
        aria-label={`${place}, ${counted(count, "card")}`}
        onClick={() => dialog.current?.showModal()}
      >
        <b>{count}</b> {say.zone(zone)}
      </button>
      <dialog ref={dialog} aria-label={place}>
        <div className="dialog-head">
          <h2>{place}</h2>
          <form method="dialog">
            <button type="submit" className="quiet-button">
              Close
            </button>
          </form>
        </div>
        <ul className="pile-cards">
          {cards.map((card) => (
            <li key={card.card}>
              <Card card={card} at={place} />
            </li>
          ))}
        </ul>
        {cards.some(({ card }) => card === selected) && selected !== null && (
          <CardDetails id={selected} />
        )}
      </dialog>
    </>
  );
}

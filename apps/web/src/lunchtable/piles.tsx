import type { Seat } from "@ltcg/engine";
import { capital } from "@tcg/core/hosting";
import { useRef } from "react";
import { CardBack } from "../print/card/card-back.tsx";
import { MiniCard } from "../print/card/mini-card.tsx";
import { Card } from "./card.tsx";
import { CardDetails } from "./card-details.tsx";
import { printedOf } from "./printed.ts";
import { useLunchTable } from "./use-lunch-table.ts";

/** The piles that lie open. */
const OPEN = ["graveyard", "banished"] as const;
type Open = (typeof OPEN)[number];

/** What stands over their cards. */
const titles: Readonly<Record<Open, string>> = {
  graveyard: "graveyard",
  banished: "banished cards",
};

const motifs: Readonly<Record<Open, string>> = {
  graveyard: "q-compost-club m-bin",
  banished: "q-hall-monitors m-lunchbox",
};

/** Deck, graveyard and banished pile: their counts, and on click the cards of those that lie open. */
export function Piles({ of }: { readonly of: Seat }) {
  const { say, view, moves, selected } = useLunchTable();
  const dialog = useRef<HTMLDialogElement>(null);
  const zones = view.zones[of];
  const open = OPEN.flatMap((zone) => zones[zone].cards);
  const isPlayable = open.some(({ card }) => moves.some(({ by }) => by === card));
  const counts = ["deck" as const, ...OPEN].map((zone) => `${say.zone(zone)} ${zones[zone].count}`);
  return (
    <>
      <button
        type="button"
        className={isPlayable ? "piles playable-piles" : "piles"}
        onClick={() => dialog.current?.showModal()}
      >
        <span className="unseen">{`${capital(say.whose(of))} piles: ${counts.join(", ")}`}</span>
        <span className="pile pile-deck" aria-hidden="true" data-zone={`${of}.deck`}>
          <span className="pile-art">{zones.deck.count > 0 && <CardBack size="set-card" />}</span>
          <i className="pile-sign deck-sign" />
          <b className="display">{zones.deck.count}</b>
          <span className="pile-name">Deck</span>
        </span>
        {OPEN.map((zone) => (
          <OpenPile key={zone} of={of} zone={zone} />
        ))}
      </button>
      <dialog ref={dialog} className="piles-sheet" aria-label={`${capital(say.whose(of))} piles`}>
        <form method="dialog">
          <button type="submit" className="button still">
            Close
          </button>
        </form>
        {OPEN.map((zone) => (
          <section key={zone}>
            <h2 className="display">
              {capital(say.whose(of))} {titles[zone]} <b>{zones[zone].count}</b>
            </h2>
            {zones[zone].count === 0 && <p className="quiet">Nothing lies there.</p>}
            <ul className="pile-cards">
              {zones[zone].cards.map((card) => (
                <li key={card.card}>
                  <Card card={card} at={say.place({ seat: of, zone })} size="hand-card" />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {selected !== null && open.some(({ card }) => card === selected) && (
          <CardDetails id={selected} />
        )}
      </dialog>
    </>
  );
}

function OpenPile({ of, zone }: { readonly of: Seat; readonly zone: Open }) {
  const context = useLunchTable();
  const { count, cards } = context.view.zones[of][zone];
  const top = printedOf(context, cards.at(-1)?.def);
  const [inks = "", motif = ""] = motifs[zone].split(" ");
  return (
    <span className="pile" aria-hidden="true" data-zone={`${of}.${zone}`}>
      <span className="pile-art">{top !== null && <MiniCard face={top} />}</span>
      <svg className={`pile-sign ${inks}`} viewBox="0 0 64 64" aria-hidden="true">
        <use href={`#${motif}`} />
      </svg>
      <b className="display">{count}</b>
      <span className="pile-name">{capital(context.say.zone(zone))}</span>
    </span>
  );
}

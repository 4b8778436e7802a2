/** Between the piers: the lore of everybody on wires to the lighthouse, and what is under way. */
import { Bag } from "./bag.tsx";
import { LoreTrack } from "./lore-track.tsx";
import { useLorcana } from "./use-lorcana.ts";

export function Street() {
  const { view, near, others } = useLorcana();
  const goals = view.seating.map((seat) => view.game.players[seat].loreToWin);
  return (
    <section className="street" aria-label="Lore" data-wires={view.seating.length}>
      <div className="wires">
        {others.map((seat) => (
          <LoreTrack key={seat} of={seat} />
        ))}
        <div className="way">
          <Houses />
          <Bag />
        </div>
        <LoreTrack of={near} />
      </div>
      <span className="lighthouse" aria-hidden="true">
        <b>{Math.max(...goals)}</b>
      </span>
    </section>
  );
}

function Houses() {
  return (
    <svg className="houses" viewBox="0 0 900 70" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="walls"
        d="M0 70V38l26-18 26 18v-8h30V16h10v14l24-16 30 20v-10l34-18 34 18v16h26V20l22-14 22 14v18h40V14h44v18l30-18 30 18v10h24V22h40V6h10v16l30-16 32 18v18h30V26l26-16 26 16v8h34V12h46v24l26-16 26 16v-8h36V34l30-18 30 18v36Z"
      />
      <path
        className="windows"
        d="M20 44h8v10h-8ZM60 40h8v12h-8ZM110 36h8v10h-8ZM176 32h9v12h-9ZM206 44h9v10h-9ZM280 32h8v12h-8ZM340 30h9v9h-9ZM352 44h9v9h-9ZM420 38h9v11h-9ZM470 40h9v11h-9ZM540 32h9v12h-9ZM610 36h9v11h-9ZM660 44h9v9h-9ZM716 28h9v11h-9ZM730 44h9v9h-9ZM800 42h9v10h-9ZM860 40h9v12h-9Z"
      />
    </svg>
  );
}

import type { Seat } from "@tcg/lorcana-engine";
import { Lamp } from "../print/card/harbour-card.tsx";
import { useLorcana } from "./use-lorcana.ts";

/** A wire along the street: a lamp for each lore that is needed to win, lit for each that is there. */
export function LoreTrack({ of }: { readonly of: Seat }) {
  const { say, view, near } = useLorcana();
  const { lore } = view.game.seats[of];
  const { loreToWin } = view.game.players[of];
  const goals = new Set(view.seating.map((seat) => view.game.players[seat].loreToWin));
  return (
    <div
      className={of === near ? "track near" : "track far"}
      data-lore={of}
      role="img"
      aria-label={`${say.isViewer(of) ? "Your" : `${say.who(of)}'s`} lore: ${lore} of ${loreToWin}`}
    >
      <b>{lore}</b>
      <ol aria-hidden="true" style={{ ["--lamps" as string]: loreToWin }}>
        {Array.from({ length: loreToWin }, (_, lamp) => (
          <li key={lamp} className={lamp < lore ? "on" : ""}>
            <Lamp isLit={lamp < lore} />
            {(lamp + 1) % 5 === 0 && <small>{lamp + 1}</small>}
          </li>
        ))}
      </ol>
      {/* Where players need different amounts, each wire says its own. */}
      {goals.size > 1 && <small className="own-goal">{loreToWin}</small>}
    </div>
  );
}

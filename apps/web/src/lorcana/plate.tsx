import { capital } from "@tcg/core/hosting";
import type { Seat } from "@tcg/lorcana-engine";
import type { ReactNode } from "react";
import type { PicturedCard } from "../print/art/drawn.ts";
import { Picture } from "../print/picture.tsx";
import { Discard } from "./discard.tsx";
import { InkRow } from "./ink-row.tsx";
import { type LorcanaContext, useLorcana } from "./use-lorcana.ts";

/** Who sits there, and the numbers: cards in deck, hand and discard, and ink. */
export function Plate(props: {
  readonly of: Seat;
  /** The time that is left. */
  readonly clock: ReactNode;
  readonly children?: ReactNode;
}) {
  const { of, clock, children } = props;
  const table = useLorcana();
  const { say, view, near, isPassing } = table;
  const { deck, hand } = view.zones[of];
  const { turnSeat, turnNumber } = view.game.shared;
  const isOwn = of === view.viewer;
  const isRunning = view.outcome.status === "running";
  const isAsked = view.actors.includes(of) && !(isOwn && isPassing) && isRunning;
  const hasTurn = turnNumber > 0 && turnSeat === of && isRunning;
  const ink = inkOf(table, of);
  const classes = ["plate", of === near ? "near" : "far", hasTurn && "turn", isAsked && "deciding"];
  const name = say.isViewer(of) ? "You" : capital(say.seat(of).replace(/^the /, ""));
  return (
    <section className={classes.filter(Boolean).join(" ")} data-plate={of} aria-label={name}>
      <span className={`face q-${ink}`} aria-hidden="true">
        <Picture card={portraitOf(of, ink)} />
      </span>
      <div className="who">
        <h2>{name}</h2>
        <p>{standing({ isOwn, hasTurn, isAsked })}</p>
        {clock}
      </div>
      <ul className="counts">
        <li data-count="deck">
          <small>deck</small> <b>{deck.count}</b>
        </li>
        <li data-count="hand">
          <small>hand</small> <b>{hand.count}</b>
        </li>
        <li data-count="discard">
          <Discard of={of} />
        </li>
      </ul>
      <InkRow of={of} />
      {children}
    </section>
  );
}

function standing(now: { isOwn: boolean; hasTurn: boolean; isAsked: boolean }): string {
  if (now.hasTurn && now.isAsked) return now.isOwn ? "your turn" : "their turn";
  if (now.hasTurn) return now.isOwn ? "your turn, waiting" : "their turn, waiting";
  if (now.isAsked) return now.isOwn ? "you decide" : "deciding";
  return "";
}

/** The colour of a seat's lamps and of its face, nearest first. */
const INKS = ["amber", "amethyst", "emerald", "sapphire"] as const;

function inkOf({ near, others }: LorcanaContext, seat: Seat): string {
  return INKS[[near, ...others].indexOf(seat)] ?? "steel";
}

const portraitOf = (seat: Seat, ink: string): PicturedCard => ({
  id: `seat-${seat}`,
  name: seat,
  cloth: ink,
  rarity: "uncommon",
  subject: "person",
  art: { layout: "portrait", motif: "lantern" },
});

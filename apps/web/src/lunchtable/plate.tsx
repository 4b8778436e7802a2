import type { Seat } from "@ltcg/engine";
import { capital, counted } from "@tcg/core/hosting";
import type { ReactNode } from "react";
import { Face } from "../lobby/face.tsx";
import { Carton, Crack, Star } from "./signs.tsx";
import { useLunchTable } from "./use-lunch-table.ts";

/** A longer name is set smaller, on two lines if need be. */
const MOST_SET_LARGE = 11;

/** Who sits there, and the numbers that decide the match. */
export function Plate({ of, clock }: { readonly of: Seat; readonly clock: ReactNode }) {
  const { say, view, near, isPassing } = useLunchTable();
  const { lifePoints, clout, breakdownsCaused } = view.game.seats[of];
  const { startingLifePoints, maxClout, breakdownsToWin } = view.config;
  const { count: held } = view.zones[of].hand;
  const isOwn = say.isViewer(of);
  const isAsked = view.actors.includes(of) && !(isOwn && isPassing);
  const isRunning = view.outcome.status === "running";
  const isTurn = view.game.shared.turnSeat === of && isRunning;
  const isActing = isAsked && isRunning;
  const isLast = breakdownsCaused === breakdownsToWin - 1;
  const called = isOwn ? "You" : capital(say.seat(of).replace(/^the /, ""));
  const classes = [
    "plate",
    of === near ? "near" : "far",
    isTurn && "on-turn",
    isActing && "acting",
  ];
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      aria-label={called}
      data-plate={of}
      data-seat={of}
    >
      <header className="plate-who">
        <Face name={`${of} ${isOwn ? "" : called}`} isBot={/\bbot\b/.test(called)} />
        <div>
          <h2 className={called.length > MOST_SET_LARGE ? "display long" : "display"}>{called}</h2>
          <p className="plate-doing">
            {isActing ? (isOwn ? "your decision" : "is deciding") : isTurn ? "on turn" : "waits"}
          </p>
        </div>
        {clock}
      </header>
      <div className="plate-life" title="Life points">
        <Carton life={lifePoints} full={startingLifePoints} />
        <b className="display" data-life={of}>
          {lifePoints}
        </b>
        <span className="plate-label">life</span>
      </div>
      <dl className="plate-rest">
        <div title="Pays for spells and traps">
          <dt>Clout</dt>
          <dd>
            <span className="visually-hidden">{clout}</span>
            <span className="stars" aria-hidden="true">
              {Array.from({ length: maxClout }, (_, place) => (
                <Star key={place} isOn={place < clout} />
              ))}
            </span>
            <span className="star-count display" aria-hidden="true">
              <Star />
              {clout}
            </span>
          </dd>
        </div>
        <div title={`${breakdownsToWin} breakdowns of the other side's stereotypes win the match`}>
          <dt>Breakdowns caused</dt>
          <dd>
            <span className="visually-hidden">
              {breakdownsCaused} of {breakdownsToWin} caused
            </span>
            <span className="cracked" aria-hidden="true">
              {Array.from({ length: breakdownsToWin }, (_, place) => (
                <Crack key={place} isOn={place < breakdownsCaused} />
              ))}
            </span>
            {isLast && <em className="display">one more wins</em>}
          </dd>
        </div>
      </dl>
      <p className="plate-held display" title={`${counted(held, "card")} in hand`}>
        <i aria-hidden="true" />
        {held}
        <span className="visually-hidden"> in hand</span>
      </p>
    </section>
  );
}

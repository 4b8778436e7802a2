/** Lorcana's own table: a harbour with a pier for each player and the street of lamps between them. */
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { TableParts } from "../match/game-display.ts";
import { MenuButton } from "../match/menu-button.tsx";
import { isPlayer } from "../match/names.ts";
import { Hand } from "./hand.tsx";
import { Pier } from "./pier.tsx";
import { Plate } from "./plate.tsx";
import { Street } from "./street.tsx";
import styles from "./styles/harbour.css?url";
import { useLorcana } from "./use-lorcana.ts";

/** What lies over the table where there is no room beside it. */
type Over = "card" | "log" | null;

export function Table({ parts }: { readonly parts: TableParts }) {
  const { near, others, selected } = useLorcana();
  const [over, setOver] = useState<Over>(null);
  const isReading = over === "card" && selected !== null;
  const toggle = (what: Exclude<Over, null>) => () => setOver(over === what ? null : what);
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      if (key === "Escape") setOver(null);
      if (key === "i") setOver((now) => (now === "card" ? null : "card"));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="table" />
      <div
        className="harbour"
        data-others={others.length}
        data-over={isReading ? "card" : over === "log" ? "log" : undefined}
      >
        <div className="rail left">
          <header className="harbour-head">
            <Link to="/" className="brand">
              Lunch<i>Table</i>
            </Link>
            <TurnLine />
            {parts.connection}
          </header>
          <div className="plates">
            {others.map((seat) => (
              <Plate key={seat} of={seat} clock={parts.clockOf(seat)} />
            ))}
          </div>
          <div className="asked">
            {parts.notice}
            {parts.question}
            {parts.controls}
            {selected !== null && (
              <button
                type="button"
                className="read-card"
                aria-expanded={isReading}
                onClick={toggle("card")}
              >
                {isReading ? "Close the card" : "Read the card"}
              </button>
            )}
          </div>
          <Plate of={near} clock={parts.clockOf(near)}>
            <button
              type="button"
              className="open-log"
              aria-expanded={over === "log"}
              aria-label="Log and more"
              onClick={toggle("log")}
            >
              ☰
            </button>
          </Plate>
        </div>
        <div className="quay board">
          <div className="far-piers">
            {others.map((seat) => (
              <div key={seat} className="far-side">
                <Hand of={seat} />
                <Pier of={seat} />
              </div>
            ))}
          </div>
          <Street />
          <Pier of={near} />
          <Hand of={near} />
        </div>
        <div className="rail right">
          <div className="looked">
            {isReading && <Close onClose={() => setOver(null)} />}
            {parts.lookedAt}
          </div>
          <div className="happened">
            {over === "log" && <Close onClose={() => setOver(null)} />}
            {parts.log}
            {parts.beside}
            <MenuButton>{parts.menu}</MenuButton>
          </div>
        </div>
      </div>
    </>
  );
}

function Close({ onClose }: { readonly onClose: () => void }) {
  return (
    <button type="button" className="close-over" onClick={onClose}>
      Close
    </button>
  );
}

function TurnLine() {
  const { say, view } = useLorcana();
  const { turnNumber, turnSeat } = view.game.shared;
  if (turnNumber === 0) return <p className="turn-line">Before the first turn</p>;
  const whose = say.isViewer(turnSeat) ? "your turn" : `${say.whose(turnSeat)} turn`;
  const watching = isPlayer(view) ? "" : " · watching";
  return (
    <p className="turn-line">
      Turn {turnNumber} · {whose}
      {watching}
    </p>
  );
}

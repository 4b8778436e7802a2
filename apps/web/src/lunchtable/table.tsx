import { otherSeat } from "@ltcg/engine";
import { Link } from "@tanstack/react-router";
import type { TableParts } from "../match/game-display.ts";
import { MenuButton } from "../match/menu-button.tsx";
import { Band } from "./band.tsx";
import { Hand, HiddenHand, OpenHand } from "./hand.tsx";
import { Plate } from "./plate.tsx";
import { Ruler } from "./ruler.tsx";
import { Tray } from "./tray.tsx";
import { useLunchTable } from "./use-lunch-table.ts";

/**
 * Two trays across a table. The order here is that of the tab key: question, hand, own tray, theirs, phases, log;
 * styles/table puts everything where it is seen.
 */
export function Table({ parts }: { readonly parts: TableParts }) {
  const { near, view } = useLunchTable();
  const far = otherSeat(near);
  const isReplay = parts.controls !== null;
  const isFarOpen = isReplay || view.viewer === "referee";
  return (
    <div className={isReplay ? "lunch board replayed" : "lunch board"}>
      <div className="lunch-middle">
        <Band parts={parts} />
        {isReplay ? <OpenHand of={near} /> : <Hand of={near} />}
        {isReplay && <div className="lunch-controls">{parts.controls}</div>}
        <Tray of={near} />
        <Tray of={far} />
        {isFarOpen ? <OpenHand of={far} /> : <HiddenHand of={far} />}
        <Ruler />
      </div>
      <div className="lunch-left">
        <Link to="/" className="brand logo">
          <span>Lunch</span>
          <i>Table</i>
        </Link>
        <Plate of={far} clock={parts.clockOf(far)} />
        <div className="look">{parts.lookedAt}</div>
        <Plate of={near} clock={parts.clockOf(near)} />
      </div>
      <div className="lunch-right">
        {parts.log}
        {parts.beside}
        <div className="lunch-tools">
          {parts.latest}
          <MenuButton>{parts.menu}</MenuButton>
        </div>
      </div>
      {parts.connection}
    </div>
  );
}

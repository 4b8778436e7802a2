import { otherSeat } from "@ltcg/engine";
import { Hand } from "./hand.tsx";
import { Middle } from "./middle.tsx";
import { Side } from "./side.tsx";
import { useLunchTable } from "./use-lunch-table.ts";

/** Both sides, what happens between them, and the viewer's own hand. */
export function Board() {
  const { view, near } = useLunchTable();
  const far = otherSeat(near);
  return (
    <div className="board">
      <div className="sides">
        {view.viewer === "referee" && <Hand of={far} />}
        <Side of={far} />
        <Middle />
        <Side of={near} />
      </div>
      <Hand of={near} />
    </div>
  );
}

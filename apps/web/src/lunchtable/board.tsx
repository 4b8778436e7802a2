import { Hand } from "./hand.tsx";
import { Middle } from "./middle.tsx";
import { Side } from "./side.tsx";
import { useLunchTable } from "./use-lunch-table.ts";
import { otherSeat } from "./words.ts";

/** Both sides, what happens between them, and the own hand. */
export function Board() {
  const { near } = useLunchTable();
  return (
    <div className="board">
      <div className="sides">
        <Side of={otherSeat(near)} />
        <Middle />
        <Side of={near} />
      </div>
      <Hand of={near} />
    </div>
  );
}

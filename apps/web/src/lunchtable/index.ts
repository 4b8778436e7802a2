/** LunchTable on the table: how it is drawn and told. */
import { lunchTableWords } from "../games.ts";
import type { ReadMove } from "../match/moves.ts";
import type { TableGame } from "../match/table-game.ts";
import { Board } from "./board.tsx";
import { CardDetails } from "./card-details.tsx";
import { note } from "./note.ts";

const onTable = ["hand", "board", "setZone", "field"];

export const lunchTable: TableGame = {
  title: "LunchTable",
  Board,
  Details: CardDetails,
  words: lunchTableWords,
  isOnTable: (zone) => onTable.includes(zone),
  offered: withoutTwins,
  note,
};

/** Where going on means going to combat, one button says it. */
function withoutTwins(moves: readonly ReadMove[]): readonly ReadMove[] {
  const onwards = moves.find(({ type }) => type === "ADVANCE_PHASE")?.text;
  return moves.filter(({ type, text }) => type !== "ENTER_COMBAT" || text !== onwards);
}

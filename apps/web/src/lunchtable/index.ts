/** How LunchTable is shown: its own board and cards, in its own words. */
import { lunchTableWords } from "@ltcg/engine/words";
import type { GameDisplay } from "../match/game-display.ts";
import type { ReadMove } from "../match/moves.ts";
import { Board } from "./board.tsx";
import { CardDetails } from "./card-details.tsx";
import { note } from "./note.ts";
import { asLunchTable } from "./use-lunch-table.ts";

const onTable = ["hand", "board", "setZone", "field"];

export const lunchTableDisplay: GameDisplay = {
  words: lunchTableWords,
  Board,
  Details: CardDetails,
  isOnTable: (zone) => onTable.includes(zone),
  offered: withoutTwins,
  note,
  hint: (context) => asLunchTable(context).view.game.noCombat?.message ?? null,
};

/** Where going on means going to combat, one button says it. */
function withoutTwins(moves: readonly ReadMove[]): readonly ReadMove[] {
  const onwards = moves.find(({ type }) => type === "ADVANCE_PHASE")?.text;
  return moves.filter(({ type, text }) => type !== "ENTER_COMBAT" || text !== onwards);
}

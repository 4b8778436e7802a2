/** LunchTable on the table: how it is drawn and told. */
import type { Prompt, View } from "../games.ts";
import type { ReadMove } from "../match/moves.ts";
import type { TableGame } from "../match/table-game.ts";
import { Board } from "./board.tsx";
import { CardDetails } from "./card-details.tsx";
import { note } from "./note.ts";
import { question } from "./question.ts";
import { endingText, lunchTableSentence } from "./sentences.ts";
import { asLunchTable } from "./use-lunch-table.ts";
import { phaseName } from "./words.ts";

const onTable = ["hand", "board", "setZone", "field"];

export const lunchTable: TableGame = {
  title: "LunchTable",
  Board,
  Details: CardDetails,
  sentence: lunchTableSentence,
  ending: endingText,
  stage: ({ phase }) => `${phaseName(phase as View["phase"]).toLowerCase()} phase`,
  question(table, prompt) {
    const { view } = asLunchTable(table);
    return question(view, table.faces, prompt as { readonly kind: Prompt["kind"] });
  },
  passes: ["chain_response"],
  isOnTable: (zone) => onTable.includes(zone),
  offered: withoutTwins,
  note,
};

/** Where going on means going to combat, one button says it. */
function withoutTwins(moves: readonly ReadMove[]): readonly ReadMove[] {
  const isTwin = moves.some(
    ({ type, text }) => type === "ADVANCE_PHASE" && text.endsWith(" combat"),
  );
  return isTwin ? moves.filter(({ type }) => type !== "ENTER_COMBAT") : moves;
}

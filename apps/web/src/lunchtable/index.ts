/** How LunchTable is shown: its own board and cards, in its own words. */
import type { LunchTableEvent } from "@ltcg/engine";
import { lunchTableWords } from "@ltcg/engine/words";
import type { GameDisplay } from "../match/game-display.ts";
import { asking } from "./asking.ts";
import { CardDetails } from "./card-details.tsx";
import { FinalScore } from "./final-score.tsx";
import { highlight } from "./highlight.ts";
import { lunchTableCues } from "./motion.ts";
import { note } from "./note.ts";
import { printedFace } from "./printed-face.ts";
import { report } from "./report.ts";
import { ONWARDS } from "./ruler.tsx";
import { Table } from "./table.tsx";
import { asLunchTable, type Face } from "./use-lunch-table.ts";

const onTable = ["hand", "board", "setZone", "field"];

export const lunchTableDisplay: GameDisplay = {
  words: lunchTableWords,
  Table,
  Details: CardDetails,
  print(def, faces) {
    const printed = faces as unknown as Readonly<Record<string, Face>>;
    const face = printed[def];
    return face === undefined ? null : printedFace(face, printed);
  },
  isOnTable: (zone) => onTable.includes(zone),
  // Those that go on to another phase stand on the ruler.
  offered: (moves) => moves.filter(({ type }) => !ONWARDS.has(type)),
  ...asking,
  note,
  cues: lunchTableCues,
  hint: (context) => asLunchTable(context).view.game.noCombat?.message ?? null,
  scored(happened) {
    // The server says which game a match is of: this is an event of LunchTable.
    const event = happened as LunchTableEvent;
    if (event.type !== "LP_CHANGED") return null;
    const { seat, amount, lifePoints: value } = event;
    return { seat, before: value - amount, value };
  },
  highlight,
  FinalScore,
  report,
};

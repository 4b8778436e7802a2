/** How Lorcana is shown: its own table and cards, in its own words. */
import type { LorcanaEvent } from "@tcg/lorcana-engine";
import { lorcanaWords } from "@tcg/lorcana-engine/words";
import type { GameDisplay } from "../match/game-display.ts";
import { asking } from "./asking.ts";
import { brief } from "./brief.ts";
import { CardDetails } from "./card-details.tsx";
import { lorcanaCues } from "./motion.ts";
import { note } from "./note.ts";
import { type Face, printedFace } from "./printed-face.ts";
import { report } from "./report.ts";
import { Table } from "./table.tsx";

const onTable = ["hand", "play"];

export const lorcanaDisplay: GameDisplay = {
  words: lorcanaWords,
  Table,
  Details: CardDetails,
  print(def, faces) {
    const face = faces[def];
    return face === undefined ? null : printedFace(face as unknown as Face);
  },
  isOnTable: (zone) => onTable.includes(zone),
  offered: (moves) => moves,
  ...asking,
  brief,
  note,
  hint: () => null,
  cues: lorcanaCues,
  scored(happened) {
    // The server says which game a match is of: this is an event of Lorcana.
    const event = happened as LorcanaEvent;
    if (event.type !== "LORE_CHANGED") return null;
    const { seat, amount, lore: value } = event;
    return { seat, before: value - amount, value };
  },
  report,
};

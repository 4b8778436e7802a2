/** A table for any game of the kernel: it needs nothing but what every view has. */
import type { GameDisplay } from "../match/game-display.ts";
import { plainCues } from "../motion/motion-table.ts";
import { CardDetails } from "./card-details.tsx";
import { Table } from "./table.tsx";

export const plainTable: Omit<GameDisplay, "words"> = {
  Table,
  Details: CardDetails,
  print: null,
  isOnTable: () => true,
  offered: (moves) => moves,
  note: () => null,
  hint: () => null,
  cues: plainCues,
  report: null,
};

/** A table for any game of the kernel: it needs nothing but what every view has. */
import type { GameDisplay } from "../match/game-display.ts";
import { Board } from "./board.tsx";
import { CardDetails } from "./card-details.tsx";

export const plainTable: Omit<GameDisplay, "words"> = {
  Board,
  Details: CardDetails,
  isOnTable: () => true,
  offered: (moves) => moves,
  note: () => null,
  hint: () => null,
};

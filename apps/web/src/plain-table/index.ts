/** A table for any game of the kernel: nothing is known of it but what every view has. */
import { capital, plain, plainWords } from "@tcg/core/hosting";
import type { TableGame } from "../match/table-game.ts";
import { Board } from "./board.tsx";
import { CardDetails } from "./card-details.tsx";

const made = new Map<string, TableGame>();

/** The same value each time: what is drawn with it must not begin anew. */
export function plainTable(id: string): TableGame {
  const table = made.get(id) ?? {
    title: capital(plain(id)),
    Board,
    Details: CardDetails,
    words: plainWords,
    isOnTable: () => true,
    offered: (moves) => moves,
    note: () => null,
  };
  made.set(id, table);
  return table;
}

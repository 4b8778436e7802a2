/** What every part of the table needs: the position, names, what is selected and how to act. */
import { createContext, useContext } from "react";
import type { Seat, View } from "../games.ts";
import type { Faces, Viewer } from "../protocol.ts";
import type { ReadMove } from "./moves.ts";

export interface Table {
  readonly view: View;
  readonly faces: Faces;
  readonly seat: Viewer;
  /** Whose side lies below: the viewer's own, or host's for who only watches. */
  readonly near: Seat;
  readonly moves: readonly ReadMove[];
  readonly selected: string | null;
  /** Cards that go with the selected one in some move. */
  readonly targets: ReadonlySet<string>;
  /** Cards in a pick under way, and those that may still be picked. */
  readonly picked: readonly string[];
  readonly pickable: ReadonlySet<string>;
  readonly isBusy: boolean;
  /** A card was clicked: picks, aims or selects, whichever is open. */
  readonly touch: (card: string) => void;
  readonly send: (move: string) => void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error("This part belongs on a table.");
  return table;
}

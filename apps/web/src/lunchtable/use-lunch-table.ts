/** The table as LunchTable's parts see it: its own view and its own printed cards. */
import type { CardDefinition, Seat, View } from "../games.ts";
import { type Table, useTable } from "../match/table-context.ts";

/** A printed card, and the clique it belongs to if it is a built-in one. */
export type Face = CardDefinition & {
  readonly clique?: { readonly name: string; readonly colour: string };
};

export interface LunchTableTable extends Omit<Table, "view" | "faces"> {
  readonly view: View;
  readonly faces: Readonly<Record<string, Face>>;
  /** Whose side lies below: the viewer's own, or host's for who only watches. */
  readonly near: Seat;
}

export const useLunchTable = (): LunchTableTable => asLunchTable(useTable());

/** The server says which game a match is of: a view of LunchTable is one. */
export function asLunchTable(table: Table): LunchTableTable {
  const view = table.view as unknown as View;
  const faces = table.faces as unknown as LunchTableTable["faces"];
  return { ...table, view, faces, near: view.viewer === "away" ? "away" : "host" };
}

/** From where an ability looks at the table: whose it is, which card it is on, what has happened. */
import type { CardId } from "@tcg/core";
import type { Occurrence, References, Snapshot, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/**
 * How much of what stands is counted: static abilities look at the table too, so they come in
 * layers. `base`: printed values and effects that have resolved. `keywords`: with the keywords that
 * static abilities give. `stats`: with the numbers
 * they give as well. `full`: with everything, what cards cannot do included.
 */
export type Layer = "base" | "keywords" | "stats" | "full";

export interface Context {
  readonly table: Table;
  /** "You". */
  readonly seat: Seat;
  /** "This card". */
  readonly self: CardId;
  /** "This card" as it last was, if it has left play (CR 7.4.3). */
  readonly was: Snapshot | null;
  readonly occurrence: Occurrence | null;
  readonly refs: References;
  readonly results: Readonly<Record<string, number>>;
  readonly layer: Layer;
}

const NOTHING = {} as const;

export function contextOf(table: Table, seat: Seat, self: CardId, layer: Layer = "full"): Context {
  return { table, seat, self, was: null, occurrence: null, refs: NOTHING, results: NOTHING, layer };
}

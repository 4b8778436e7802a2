/** From where an ability looks at the table: whose it is, which card it is on, what has happened. */
import type { CardId } from "@tcg/core";
import type { Occurrence, References, Snapshot, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import type { Standing } from "./facts.ts";
import type { Quality } from "./reads.ts";

/**
 * What stands, as it is seen: everything; or, while static abilities that ask for what others give are
 * worked out in rounds (standing.ts), what the round before has found.
 */
export type Layer = "full" | Round;

/** What is taken to stand about each card's numbers and keywords. */
export type Round = ReadonlyMap<CardId, readonly Standing<Quality>[]>;

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
  /** Of several opponents the one that is looked at (CR 1.10); without it, whichever has most. */
  readonly opponent?: Seat;
}

const NOTHING = {} as const;

export function contextOf(table: Table, seat: Seat, self: CardId, layer: Layer = "full"): Context {
  return { table, seat, self, was: null, occurrence: null, refs: NOTHING, results: NOTHING, layer };
}

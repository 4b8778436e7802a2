/** What has happened, and which effects answer it. Public, all of it. */
import type { CardId, DefId } from "@tcg/core";
import type { Listening } from "./cards/printed.ts";
import type { Position, Seat, SummonKind, TriggerName } from "./vocabulary.ts";

/** A card as it last was: for triggers of what has left (LT 8.14). Public, so without hidden faces. */
export interface Snapshot {
  readonly card: CardId;
  /** Null: it lay face-down, and had no characteristics (LT 8.15). */
  readonly def: DefId | null;
  readonly controller: Seat;
  readonly attack: number;
  readonly defense: number;
  readonly vice: number;
  readonly position: Position | null;
  readonly summoned: SummonKind | null;
}

/** Something happened that triggers and traps can answer. Public facts only. */
export interface Occurrence {
  readonly on: TriggerName;
  /** The seat that acted, controls the card or has the turn. */
  readonly seat: Seat;
  readonly card?: Snapshot;
  readonly how?: SummonKind;
  readonly by?: "battle" | "effect";
  /** For `destroyed`: the seat that acted (LT 9.3), whoever controlled the card. */
  readonly actor?: Seat;
  /** Damage, counters, cards; for `life_below` the life points left. */
  readonly amount?: number;
  /** For `life_below`: the life points before. */
  readonly before?: number;
  /** For activations: the effect's id on its card. */
  readonly effect?: string;
}

/** Where an effect comes from. `card` is its id when it was activated or triggered. */
export interface Source {
  readonly card: CardId;
  readonly def: DefId;
}

export interface PendingTrigger {
  readonly controller: Seat;
  readonly source: Source;
  readonly effect: string;
  readonly optional: boolean;
  readonly occurrence: Occurrence;
  readonly was?: Snapshot;
}

/** An effect that could trigger, with its card as it was before the batch. */
export interface Watcher {
  readonly controller: Seat;
  readonly source: Source;
  readonly listening: Listening;
  /** Only where the effect's condition asks about its card (LT 8.14). */
  readonly was?: Snapshot;
}

/** Cards as they were, and what happened to them (CR 7.4). Public facts only. */
import type { CardId, DefId } from "@tcg/core";
import type { Keyword, Seat, TriggerName } from "../vocabulary.ts";

/** What filters and amounts read of a card. Public facts only. */
export interface Look {
  readonly card: CardId;
  readonly def: DefId;
  readonly seat: Seat;
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly damage: number;
  readonly exerted: boolean;
  readonly drying: boolean;
  readonly keywords: readonly Keyword[];
  readonly at: CardId | null;
  readonly under: number;
}

/** A card as it was at a moment. */
export interface Snapshot extends Look {
  /** Its id after what happened: another one if it was banished. Elsewhere nobody follows it. */
  readonly now: CardId;
}

/** Something happened that abilities can answer. */
export interface Occurrence {
  readonly on: TriggerName;
  /** The seat that acted, owns the card or has the turn. */
  readonly seat: Seat;
  readonly card?: Snapshot;
  readonly other?: Snapshot;
  readonly amount?: number;
  readonly inChallenge?: true;
  readonly byAction?: true;
  readonly bySupport?: true;
}

/** Where an ability comes from: the card's id at that time. */
export interface Source {
  readonly card: CardId;
  readonly def: DefId;
}

export type References = Readonly<Record<string, readonly CardId[]>>;

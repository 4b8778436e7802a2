/** What is kept of what happened and of what stands (CR 7.4, 7.8). Public facts only. */
import type { CardId, DefId } from "@tcg/core";
import type { Ability, Condition, Effect, Fact, Trigger } from "./cards.ts";
import type { Duration, Keyword, Seat, TriggerName } from "./vocabulary.ts";

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
  /** Whose doing, whose card, whose turn. */
  readonly seat: Seat;
  readonly card?: Snapshot;
  readonly other?: Snapshot;
  readonly amount?: number;
  readonly inChallenge?: true;
  readonly byAction?: true;
}

/** Where an ability comes from: the card's id at that time. */
export interface Source {
  readonly card: CardId;
  readonly def: DefId;
}

export type References = Readonly<Record<string, readonly CardId[]>>;

/** An ability of a card in play, printed or granted. */
export interface OwnAbility {
  readonly ability: Ability;
  /** Tells it from the card's others, for once-per-turn marks. */
  readonly key: string;
}

/** What an effect has left standing (CR 7.8). */
export interface ActiveEffect {
  readonly id: number;
  readonly on: { readonly card: CardId } | { readonly seat: Seat };
  /** Amounts in it are numbers: they were counted when it came about. */
  readonly fact: Fact;
  readonly duration: Duration;
  readonly seat: Seat;
  readonly source: Source;
  /** The turn it came about. */
  readonly turn: number;
  /** Used up by the next card it applies to. */
  readonly next: boolean;
}

/** A floating or delayed trigger (CR 7.4.7). */
export interface Watch {
  readonly id: number;
  readonly seat: Seat;
  readonly source: Source;
  readonly self: CardId;
  readonly when: Trigger;
  readonly effects: readonly Effect[];
  readonly refs: References;
  readonly duration: Duration;
  readonly turn: number;
  /** Delayed: gone when it has triggered. */
  readonly once: boolean;
}

/** All that listen for the same. */
export interface Listeners {
  readonly on: TriggerName;
  readonly watchers: readonly Watcher[];
}

/** An ability that could trigger, noted before a batch. */
export interface Watcher {
  /** Tells it from every other one, before and after a batch. */
  readonly key: string;
  readonly seat: Seat;
  readonly source: Source;
  readonly self: CardId;
  readonly name: string;
  readonly when: Trigger;
  readonly if: Condition | null;
  readonly effects: readonly Effect[];
  readonly refs: References;
  readonly once: string | null;
  /** For a floating or delayed trigger: which one. */
  readonly watch: Watch | null;
}

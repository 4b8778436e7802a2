/** Abilities that could trigger (CR 7.4). Public facts only. */
import type { CardId } from "@tcg/core";
import type { Condition, Effect, Trigger } from "../cards.ts";
import type { Duration, Seat, TriggerName } from "../vocabulary.ts";
import type { References, Source } from "./snapshots.ts";

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

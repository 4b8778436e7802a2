/** What is under way: the bag (CR 8.7), what resolves (CR 7.1), a challenge, and work that waits. */
import type { CardId } from "@tcg/core";
import type { Condition, Cost, Effect } from "./cards.ts";
import type { Occurrence, References, Snapshot, Source } from "./triggers/snapshots.ts";
import type { Seat } from "./vocabulary.ts";

/** A triggered ability on its way: it waits to enter the bag, or is in it (CR 8.7). */
export interface BagEntry {
  /** Zero until it is in the bag. */
  readonly entry: number;
  readonly seat: Seat;
  readonly source: Source;
  /** The source's id after what triggered it: "this card" wherever it went (CR 7.1.9). */
  readonly self: CardId;
  readonly name: string;
  readonly if: Condition | null;
  readonly effects: readonly Effect[];
  readonly occurrence: Occurrence;
  readonly refs: References;
  /** The mark to leave for a once-per-turn ability. */
  readonly once: string | null;
  /** Another instance of it has resolved this turn. */
  readonly spent?: true;
}

/** What is being resolved. */
export interface Resolution {
  readonly kind: "action" | "triggered" | "activated";
  readonly seat: Seat;
  readonly source: Source;
  readonly self: CardId;
  readonly occurrence: Occurrence | null;
  readonly refs: References;
  /** Of cards that have a name: their players, wherever they are by now. */
  readonly players: Readonly<Record<string, readonly Seat[]>>;
  readonly results: Readonly<Record<string, number>>;
  /** What it has chosen in play so far (CR 7.1.5). */
  readonly chosen: readonly CardId[];
  /** Cards whose turn comes when it has ended (CR 7.1.6): in limbo meanwhile. */
  readonly plays: readonly Postponed[];
  /** CR 10.11: it is the keyword's ability. */
  readonly isSupport?: true;
}

/** A card that an effect plays. */
export interface Postponed {
  readonly card: Snapshot;
  /** In the 2.0 rules an action has been played already, and only its effects wait. */
  readonly isPlayed: boolean;
}

export interface Challenge {
  readonly challenger: CardId;
  readonly defender: CardId;
}

/** Answers given so far to what a piece of work has asked, by name. */
export type Answers = Readonly<Record<string, readonly CardId[] | number>>;

/** How a card is played (CR 4.3.4.4). */
export type How =
  | { readonly by: "ink" }
  | { readonly by: "shift"; readonly onto: CardId }
  | { readonly by: "sing"; readonly singer: CardId }
  | { readonly by: "sing-together" }
  | { readonly by: "free" };

export interface Hit {
  readonly card: CardId;
  readonly amount: number;
  /** The character it comes from, for the credit. */
  readonly by: Snapshot | null;
}

/** A card that is spoken for: the singer is not exerted, the one to shift onto does not leave. */
export interface Spared {
  readonly card: CardId;
  readonly from: "exerting" | "leaving";
}

/** Work that may have to ask; it is started anew with one more answer each time. */
export type AskingTask =
  | { readonly kind: "effect"; readonly effect: Effect; readonly answers: Answers }
  | {
      readonly kind: "cost";
      /** All cards that pay are named, one answer each (costs/naming.ts), before any of it is paid. */
      readonly costs: readonly Cost[];
      readonly spared?: Spared;
      readonly seat: Seat;
      readonly card: CardId;
      readonly answers: Answers;
    }
  | {
      readonly kind: "play/enter";
      readonly card: CardId;
      readonly seat: Seat;
      readonly how: How;
      readonly answers: Answers;
    }
  | {
      readonly kind: "banish";
      readonly cards: readonly CardId[];
      /** Of a text's instruction: for how many it must come to pass (CR 7.1.2.2b). */
      readonly needed?: number;
      readonly answers: Answers;
    }
  | {
      readonly kind: "damage";
      readonly hits: readonly Hit[];
      readonly needed?: number;
      readonly answers: Answers;
    };

export type LorcanaTask =
  | AskingTask
  | { readonly kind: "setup/alter"; readonly seats: readonly Seat[] }
  | { readonly kind: "setup/shuffle" }
  | { readonly kind: "turn/start"; readonly seat: Seat; readonly turn: number }
  | { readonly kind: "turn/ready" | "turn/begin" | "turn/set" | "turn/draw" }
  | { readonly kind: "turn/expire" | "turn/pass" }
  | { readonly kind: "bag/resolve" }
  | {
      readonly kind: "resolve";
      readonly resolution: Resolution;
      readonly effects: readonly Effect[];
    }
  | { readonly kind: "resolution/end" }
  | { readonly kind: "play/postponed"; readonly postponed: Postponed }
  | { readonly kind: "challenge/damage" | "challenge/end" }
  | {
      readonly kind: "ability/again";
      readonly seat: Seat;
      readonly card: CardId;
      readonly ability: number;
      readonly times: number;
    };

/** What a card can do: abilities by their kind (CR 1.6), and what triggers them. */
import type { Keyword, TriggerName } from "../vocabulary.ts";
import type { Cost } from "./costs.ts";
import type { Effect } from "./effects.ts";
import type { Condition, Filter, Side } from "./selections.ts";
import type { StandingEffect } from "./standing-effects.ts";

export type Ability =
  | KeywordAbility
  | TriggeredAbility
  | ActivatedAbility
  | StaticAbility
  | ReplacementAbility;

export interface KeywordAbility {
  readonly kind: "keyword";
  readonly keyword: Keyword;
  /** Challenger, Resist, Singer, Sing Together, Boost; Shift's ink cost. */
  readonly value?: number;
  /** Shift paid otherwise than in ink (CR 10.8). */
  readonly costs?: readonly Cost[];
  /** Shift variants (CR 10.8.7): onto a character with this classification, or onto any. */
  readonly onto?: { readonly classification: string } | "any";
}

export interface TriggeredAbility {
  readonly kind: "triggered";
  readonly name?: string;
  readonly when: Trigger;
  /** CR 7.6.5: it triggers while the card is in its player's discard. In play unless said. */
  readonly from?: "discard";
  /** CR 7.4.4: tested when it would enter the bag, and again when it resolves. */
  readonly if?: Condition;
  readonly oncePerTurn?: true;
  readonly effects: readonly Effect[];
}

export interface ActivatedAbility {
  readonly kind: "activated";
  readonly name?: string;
  readonly costs: readonly Cost[];
  readonly if?: Condition;
  readonly oncePerTurn?: true;
  readonly effects: readonly Effect[];
}

export interface StaticAbility {
  readonly kind: "static";
  readonly name?: string;
  readonly while?: Condition;
  /** CR 7.6.5: some work from the hand (what the card itself costs) or the discard. In play unless said. */
  readonly from?: "hand" | "discard";
  readonly on: StaticTarget;
  readonly facts: readonly StandingEffect[];
}

export type StaticTarget =
  | "self"
  /** Cards in play. */
  | { readonly where: Filter }
  | { readonly player: "you" | "opponents" };

/** CR 7.7: what would happen to a card does not; this happens instead. */
export interface ReplacementAbility {
  readonly kind: "replacement";
  readonly name?: string;
  readonly while?: Condition;
  readonly would: "be-banished" | "be-dealt-damage";
  readonly to: "self" | { readonly where: Filter };
  readonly instead: Instead;
}

export type Instead =
  /** For banishing: where the card goes. */
  | { readonly do: "return-to-hand" }
  | { readonly do: "put-into-inkwell"; readonly exerted: boolean }
  | { readonly do: "put-on-bottom" }
  /** For damage: nothing is dealt, or so much less; or this card gets that many counters. */
  | { readonly do: "prevent" }
  | { readonly do: "reduce"; readonly amount: number }
  | { readonly do: "put-on-this" }
  /** It is dealt to this card: still damage, for which something can stand in again. */
  | { readonly do: "deal-to-this" };

export interface Trigger {
  readonly on: TriggerName;
  /** The card it happens to: this one, or any like this. For players' triggers: none. */
  readonly card?: "this" | Filter;
  /** Of a floating trigger: the card is one of those that its text has named. */
  readonly those?: string;
  /** The other participant, the song that is sung, the location moved to. */
  readonly other?: "this" | Filter;
  /** The seat that acted, owns the card or has the turn: yours unless said. */
  readonly side?: Side | "any";
  /** In their own turn: of the seat that acted, or owns the card. */
  readonly during?: "your-turn" | "opponents-turn" | "their-turn";
  readonly inChallenge?: true;
  /** Of `chosen`: while an action resolves (CR 10.12). */
  readonly byAction?: true;
  /** Of `chosen`: by Support (CR 10.11). */
  readonly bySupport?: true;
  /** The second time in a turn, and no other. */
  readonly nth?: number;
}

/** LT 8.3: what an effect says: what starts it, what it asks for, what it costs, what it is about. */

import type {
  Attribute,
  CardType,
  EffectType,
  Phase,
  Position,
  SpellType,
  SummonKind,
  TrapType,
  TriggerName,
} from "../vocabulary.ts";
import type { Action } from "./action.ts";

/** From the side of the effect's controller. */
export type Side = "self" | "opponent" | "any";

export interface Effect {
  /** Unique on its card. */
  readonly id: string;
  readonly type: EffectType;
  /**
   * On a continuous spell or trap, an equip or a field: this effect resolves when the card itself
   * is activated. (Any other spell or trap has one effect, and that is it.)
   */
  readonly onActivation?: boolean;
  /** For type `trigger`, and for traps that answer something. */
  readonly trigger?: Trigger;
  readonly condition?: Condition;
  readonly costs?: readonly Cost[];
  /** Chosen on activation, from public zones only (LT 8.6). */
  readonly targets?: readonly TargetRequirement[];
  readonly actions: readonly Action[];
  /** LT 8.2 */
  readonly optional?: boolean;
  /** LT 8.4 */
  readonly oncePerTurn?: boolean;
  readonly hardOncePerTurn?: boolean;
}

export interface Trigger {
  readonly on: TriggerName;
  /** The seat that acted, controls the card or has the turn: by default either. */
  readonly side?: Side;
  /** The event's card: this very card, or any but this one. By default any. */
  readonly card?: "this" | "another";
  /** What the event's card must be. */
  readonly filter?: Filter;
  /** For `summoned`: how. */
  readonly summonKinds?: readonly SummonKind[];
  /** For `destroyed`: by what. For `battle_damage` no rule needs it. */
  readonly by?: "battle" | "effect";
  /** For `life_below`: the life points it fell below. */
  readonly below?: number;
}

/** What a card must be like now. A face-down card has its face, position and counters only (LT 8.15). */
export interface Filter {
  readonly cardType?: CardType;
  readonly archetype?: string;
  readonly attribute?: Attribute;
  readonly minLevel?: number;
  readonly maxLevel?: number;
  readonly minAttack?: number;
  readonly maxAttack?: number;
  readonly minDefense?: number;
  readonly maxDefense?: number;
  readonly position?: Position;
  readonly face?: "up" | "down";
  readonly minVice?: number;
  readonly maxVice?: number;
  readonly spellType?: SpellType;
  readonly trapType?: TrapType;
  readonly name?: string;
}

/** The zones a target or a selection can be in. `set` is the set zone, `table` all three. */
export type PublicZone = "board" | "set" | "field" | "table" | "graveyard" | "banished";

export interface TargetRequirement {
  readonly zone: PublicZone;
  readonly side: Side;
  readonly count: number;
  readonly filter?: Filter;
}

/**
 * Which cards an action is about (LT 8.15). `target` is one of the effect's requirements, by its
 * place in the list; only those were chosen on activation.
 */
export type Selection =
  | { readonly kind: "target"; readonly index?: number }
  | {
      readonly kind: "all";
      readonly zone: PublicZone;
      readonly side: Side;
      readonly filter?: Filter;
    }
  | {
      readonly kind: "random";
      readonly zone: PublicZone;
      readonly side: Side;
      readonly count: number;
      readonly filter?: Filter;
    }
  | { readonly kind: "self" }
  | { readonly kind: "event_card" }
  | { readonly kind: "equipped" };

/** Never more than one card. A target is of a requirement that asks for one. */
export type SelectionOfOne =
  | Exclude<Selection, { readonly kind: "all" | "random" }>
  | (Extract<Selection, { readonly kind: "random" }> & { readonly count: 1 });

/** A number, or something counted: "100 for each card in your graveyard". */
export type Value =
  | number
  | {
      readonly count: "cards";
      readonly zone: PublicZone | "hand" | "deck";
      readonly side: Side;
      readonly filter?: Filter;
      readonly times?: number;
      readonly plus?: number;
    }
  | {
      readonly count: "vice" | "clout" | "life" | "breakdowns" | "chain_length" | "turn_number";
      readonly side?: Side;
      readonly times?: number;
      readonly plus?: number;
    }
  /** The amount of the event that triggered this: damage dealt, counters added. */
  | { readonly count: "event_amount"; readonly times?: number; readonly plus?: number };

export type Comparison = "at_least" | "at_most" | "exactly";

export type Condition =
  | { readonly kind: "and" | "or"; readonly all: readonly Condition[] }
  | { readonly kind: "not"; readonly of: Condition }
  | {
      readonly kind: "life" | "clout" | "breakdowns";
      readonly side: "self" | "opponent";
      readonly is: Comparison;
      readonly amount: number;
    }
  | {
      readonly kind: "count";
      readonly zone: PublicZone | "hand" | "deck";
      readonly side: Side;
      /** Not for hand and deck: a face that not everybody sees decides nothing. */
      readonly filter?: Filter;
      readonly is: Comparison;
      readonly amount: number;
    }
  | { readonly kind: "phase"; readonly in: readonly Phase[] }
  | { readonly kind: "turn"; readonly of: "self" | "opponent" }
  | { readonly kind: "chain_length"; readonly is: Comparison; readonly amount: number }
  /** The source itself: how it was summoned, how it lies. */
  | { readonly kind: "summoned_how"; readonly in: readonly SummonKind[] }
  | { readonly kind: "source"; readonly filter: Filter };

/** LT 8.5. The player chooses what is paid. */
export type Cost =
  | { readonly kind: "pay_lp"; readonly amount: number }
  | { readonly kind: "pay_clout"; readonly amount: number }
  | { readonly kind: "discard"; readonly count: number }
  | { readonly kind: "tribute"; readonly count: number; readonly filter?: Filter }
  | {
      readonly kind: "banish";
      readonly count: number;
      readonly from: "graveyard" | "board";
      readonly filter?: Filter;
    }
  | { readonly kind: "remove_vice"; readonly count: number }
  | { readonly kind: "add_vice"; readonly count: number };

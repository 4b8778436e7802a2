/** The parts of effects as the table of words is given them: worked out, but not yet said. */

import type {
  Attribute,
  CardType,
  Keyword,
  Phase,
  Position,
  Protection,
  Restriction,
  SpellType,
  SummonKind,
  TrapType,
} from "../../vocabulary.ts";
import type { Comparison, PublicZone, Recipient, Side } from "../card.ts";
import type {
  AmountPhrase,
  CardsPhrase,
  Clause,
  CountedPhrase,
  NounPhrase,
  TraitPhrase,
} from "./phrases.ts";

/** From `least` to `most`, both included; one of them can be missing. */
export interface Range {
  readonly least?: number;
  readonly most?: number;
}

/** What can be said of a card. A filter is a list of these (traits.ts). */
export interface Traits {
  readonly face: "up" | "down";
  readonly attribute: Attribute;
  readonly archetype: string;
  readonly spellType: SpellType;
  readonly trapType: TrapType;
  readonly cardType: CardType;
  readonly name: string;
  readonly level: Range;
  readonly attack: Range;
  readonly defense: Range;
  readonly vice: Range;
  readonly position: Position;
}

/** Where cards are. `controlled`: anywhere on the table; `owned`: anywhere at all. */
export interface Place {
  readonly zone: PublicZone | "hand" | "deck" | "controlled" | "owned";
  readonly side: Side;
  /** They are taken from there. */
  readonly from?: true;
}

export type Unit = "cards" | "damage" | "life" | "clout" | "vice" | "attack" | "defense";

/** `times` of the unit for each, and `plus` more; written so that `times` is above 0 if it can be. */
export interface Counting {
  readonly times: number;
  readonly plus: number;
  readonly of: CountedPhrase;
}

/** What is to be known of something counted. */
export interface CountedWords {
  readonly cards: { readonly cards: CardsPhrase };
  readonly vice: { readonly side: Side };
  readonly clout: { readonly side: Side };
  readonly life: { readonly side: Side };
  readonly breakdowns: { readonly side: Side };
  readonly chain_length: Nothing;
  readonly turn_number: Nothing;
  /** What the trigger's event was an amount of. */
  readonly event_amount: { readonly unit: "damage" | "vice" };
}

type Nothing = Record<never, never>;

/** A number and what it is compared with; `not` turns it round. */
export interface Compared {
  readonly is: Comparison;
  readonly amount: number;
  readonly not: boolean;
}

interface OfSeat extends Compared {
  readonly side: "self" | "opponent";
}

/** Conditions come one fact at a time, each perhaps denied; "and" and "or" are joined by `all`. */
export interface ConditionWords {
  readonly life: OfSeat;
  readonly clout: OfSeat;
  readonly breakdowns: OfSeat;
  readonly count: Compared & { readonly cards: CardsPhrase; readonly place: Place };
  readonly phase: { readonly in: readonly Phase[]; readonly not: boolean };
  readonly turn: { readonly of: "self" | "opponent" };
  readonly chain_length: Compared;
  readonly summoned_how: { readonly in: readonly SummonKind[]; readonly not: boolean };
  readonly source: { readonly trait: TraitPhrase; readonly not: boolean };
}

export interface CostWords {
  readonly pay_lp: { readonly amount: AmountPhrase };
  readonly pay_clout: { readonly amount: AmountPhrase };
  readonly discard: { readonly amount: AmountPhrase };
  readonly tribute: { readonly what: NounPhrase };
  readonly banish: { readonly what: NounPhrase };
  /** Taken off one's own stereotypes, one by one. */
  readonly remove_vice: { readonly amount: AmountPhrase; readonly count: number };
  /** All of them on one of one's own. */
  readonly add_vice: { readonly amount: AmountPhrase };
}

export interface TriggerWords {
  readonly side: Side;
  /** The event's card, with whose it is: "another stereotype you control". */
  readonly subject: NounPhrase;
  /** The same, where the sentence says who does it: "another stereotype". */
  readonly object: NounPhrase;
  /** Anything is said of the card at all. */
  readonly described: boolean;
  /** An effect that is a trigger by its type; such a breakdown is answered face-down, too (11.3). */
  readonly isOwn: boolean;
  readonly isThis: boolean;
  readonly summonKinds: readonly SummonKind[];
  readonly by: "battle" | "effect" | null;
  readonly below: number;
}

/** "gains 500", "loses 500", or what it becomes. */
export type Change =
  | { readonly how: "gain" | "lose" | "set"; readonly amount: AmountPhrase }
  | { readonly how: "double" | "halve" };

interface Boost {
  readonly what: NounPhrase;
  readonly change: Change;
  readonly lasts: string;
}

interface SeatsGet {
  readonly who: Recipient;
  readonly amount: AmountPhrase;
}

interface OnCards {
  readonly what: NounPhrase;
}

interface Vice extends OnCards {
  readonly amount: AmountPhrase;
}

interface TopCards {
  readonly count: number;
  readonly who: "self" | "opponent";
}

export interface ActionWords {
  readonly draw: SeatsGet;
  readonly damage: SeatsGet;
  readonly heal: SeatsGet;
  readonly destroy: OnCards;
  readonly boost_attack: Boost;
  readonly boost_defense: Boost;
  readonly discard: SeatsGet & { readonly random: boolean };
  readonly add_vice: Vice;
  readonly remove_vice: Vice;
  readonly special_summon: OnCards & {
    /** Null: its controller chooses. */
    readonly how: Position | "face_down" | null;
  };
  readonly banish: OnCards;
  readonly return_to_hand: OnCards;
  readonly negate: {
    readonly destroy: boolean;
    /** The effect says before which activation it is. */
    readonly told: boolean;
  };
  readonly change_position: OnCards & { readonly to: Position | "face_down" | null };
  readonly mill: SeatsGet;
  readonly search: OnCards;
  readonly shuffle_into_deck: OnCards;
  readonly gain_clout: SeatsGet;
  readonly create_token: {
    readonly count: number;
    /** Null: who reads the card has not seen the token's. */
    readonly token: Token | null;
    readonly position: Position;
  };
  readonly take_control: OnCards & { readonly lasts: string };
  readonly modify_cost: {
    readonly cardType: "spell" | "trap" | null;
    readonly operation: "set" | "add" | "multiply";
    readonly amount: number;
    readonly who: Recipient;
    readonly lasts: string;
  };
  readonly view_top_cards: TopCards;
  readonly rearrange_top_cards: TopCards;
  readonly apply_restriction: {
    readonly restriction: Restriction;
    readonly on: { readonly who: Recipient } | { readonly what: NounPhrase };
    readonly lasts: string;
  };
  readonly grant_protection: OnCards & {
    readonly protection: Protection;
    readonly lasts: string;
  };
  readonly grant_keyword: OnCards & { readonly keyword: Keyword; readonly lasts: string };
  readonly stop_attack: Nothing;
  readonly move_vice: {
    readonly amount: AmountPhrase;
    readonly from: NounPhrase;
    readonly to: NounPhrase;
  };
  readonly reveal_hand: { readonly who: "self" | "opponent" };
}

export interface Token {
  readonly name: string;
  readonly level: number;
  readonly attack: number;
  readonly defense: number;
}

/** How an effect begins. */
export type Opening =
  /** A spell or trap that does this and nothing else; a continuous effect. */
  | "plain"
  /** What a card that stays does as it is activated. */
  | "activation"
  | "activation_when"
  /** LT 8.1: ignition, quick, and the triggers. */
  | "main_phase"
  | "either_turn"
  | "when"
  /** A quick effect that answers something. */
  | "respond";

/** The parts of an effect, each in words. */
export interface EffectParts {
  readonly opening: Opening;
  readonly trigger: string | null;
  readonly condition: string | null;
  readonly optional: boolean;
  readonly costs: readonly string[];
  readonly targets: string | null;
  /** One action after the other, or standing facts side by side. */
  readonly clauses: readonly Clause[];
  /** It is not done, it is so: LT 8.1, `continuous`. */
  readonly standing: boolean;
  readonly limit: "turn" | "hard_turn" | null;
}

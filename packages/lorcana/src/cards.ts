/**
 * A card as its designer writes it: data, no code. An ability is a tree over closed sets; each node
 * kind has one file that carries it out (keywords/, effects/, costs/).
 */
import type { CardId } from "@tcg/core";
import type {
  Duration,
  Ink,
  Keyword,
  LogKey,
  Permission,
  Restriction,
  Seat,
  Stat,
  TriggerName,
} from "./vocabulary.ts";

interface Printed {
  readonly id: string;
  readonly name: string;
  /** Characters and locations. Name and version together are the full name (CR 6.2.5). */
  readonly version?: string;
  /** One ink, or two (CR 6.2.3.1). */
  readonly inks: readonly Ink[];
  readonly cost: number;
  /** Whether it has the inkwell symbol (CR 6.2.8). */
  readonly inkable: boolean;
  readonly abilities?: readonly Ability[];
  /** Copies allowed in a deck where it is not 4; null for any number (CR 2.1.1.3). */
  readonly maxCopies?: number | null;
  readonly flavor?: string;
}

export interface CharacterCard extends Printed {
  readonly type: "character";
  /** Of a character that counts as several: every name it has (CR 6.2.4.1). */
  readonly names?: readonly string[];
  readonly classifications: readonly string[];
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
}

export interface ActionCard extends Printed {
  readonly type: "action";
  readonly song?: true;
  readonly effects: readonly Effect[];
}

export interface ItemCard extends Printed {
  readonly type: "item";
}

export interface LocationCard extends Printed {
  readonly type: "location";
  readonly moveCost: number;
  readonly willpower: number;
  readonly lore: number;
}

export type CardDefinition = CharacterCard | ActionCard | ItemCard | LocationCard;
export type CardTable = Readonly<Record<string, CardDefinition>>;

// --- Abilities (CR 1.6) ---

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
  readonly facts: readonly Fact[];
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

/** What stands about a card or a player for a while. */
export type Fact =
  | { readonly fact: "stat"; readonly stat: Stat; readonly amount: Amount }
  | { readonly fact: "keyword"; readonly keyword: Keyword; readonly value?: number }
  /** `by`, of being challenged: by challengers like these. */
  | { readonly fact: "restriction"; readonly restriction: Restriction; readonly by?: Filter }
  | { readonly fact: "permission"; readonly permission: Permission }
  | { readonly fact: "ability"; readonly ability: Ability }
  /** Of a player: what cards cost it. Negative is less (CR 4.3.4.5). */
  | { readonly fact: "cost"; readonly amount: Amount; readonly where?: Filter }
  /** Of a player: a cost to be paid besides, for cards like these. */
  | { readonly fact: "extra-cost"; readonly cost: Cost; readonly where?: Filter }
  /** Of a player: how much more lore it needs (CR 1.9.1.1), more cards to ink (CR 8.5.5). */
  | { readonly fact: "lore-to-win"; readonly amount: number }
  | { readonly fact: "inkings"; readonly amount: number }
  /** Of a location: what it costs to move here. */
  | { readonly fact: "move-cost"; readonly amount: number }
  /** Of a card, as it enters play (CR 7.7.4). */
  | { readonly fact: "enters"; readonly exerted?: true; readonly damage?: number };

// --- Triggers and conditions ---

export interface Trigger {
  readonly on: TriggerName;
  /** The card it happens to: this one, or any like this. For players' triggers: none. */
  readonly card?: "this" | Filter;
  /** The other participant, the song that is sung, the location moved to. */
  readonly other?: "this" | Filter;
  /** Whose doing, whose draw, whose turn. Yours unless said; of a card, its player. */
  readonly side?: Side | "any";
  readonly during?: "your-turn" | "opponents-turn";
  readonly inChallenge?: true;
  /** Of `chosen`: while an action resolves (CR 10.12). */
  readonly byAction?: true;
}

export type Side = "yours" | "opposing";

export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Every part that is given must hold. */
export interface Filter {
  readonly type?: CardDefinition["type"] | readonly CardDefinition["type"][];
  readonly song?: true;
  readonly side?: Side;
  /** Not the source (CR 7.1.5). */
  readonly other?: true;
  readonly classification?: string;
  readonly name?: string;
  readonly ink?: Ink;
  readonly inkable?: boolean;
  readonly cost?: Range;
  readonly strength?: Range;
  readonly willpower?: Range;
  readonly lore?: Range;
  readonly damaged?: boolean;
  readonly exerted?: boolean;
  readonly drying?: boolean;
  readonly keyword?: Keyword;
  /** Of a character: at the source's location, or at any. */
  readonly at?: "this" | "a-location";
  readonly hasUnder?: boolean;
  /** In play, and an effect says it can't. */
  readonly restricted?: Restriction;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
}

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly turn: "yours" | "opponents" }
  /** How many such cards there are in a public zone. */
  | { readonly have: Filter; readonly zone?: "play" | "discard"; readonly count: Range }
  | { readonly self: Filter }
  /** The card of the trigger, as it was (CR 7.1.9). */
  | { readonly it: Filter }
  | { readonly lore: "you" | "opponent"; readonly is: Range }
  | {
      readonly cardsIn: "hand" | "inkwell" | "deck";
      readonly of: "you" | "opponent";
      readonly is: Range;
    }
  | { readonly log: LogKey; readonly of: "you" | "opponent"; readonly is: Range }
  | { readonly compare: Amount; readonly is: Range };

/** How much. Counted when it resolves; continuously in static abilities. */
export type Amount =
  | number
  | {
      readonly count: Filter;
      readonly zone?: "play" | "discard";
      readonly times?: number;
    }
  | {
      readonly stat: Stat | "damage" | "cost" | "under";
      readonly of: Selector;
      readonly times?: number;
    }
  | {
      readonly cardsIn: "hand" | "inkwell";
      readonly of: "you" | "opponent";
      readonly times?: number;
    }
  /** A number that an earlier effect of the same text has left behind. */
  | { readonly result: string; readonly times?: number };

// --- Effects (CR 7.1) ---

export type PublicZone = "play" | "discard";

/** Which cards an effect is about. */
export type Selector =
  | { readonly pick: "self" }
  /** The card of the trigger; the other one in it. */
  | { readonly pick: "it" }
  | { readonly pick: "the-other" }
  /** Who challenges, and who is challenged, as long as the challenge goes on (CR 4.3.6). */
  | { readonly pick: "challenger" | "defender" }
  /** Cards an earlier effect of the same text has named. */
  | { readonly pick: "those"; readonly as: string }
  | {
      readonly pick: "chosen";
      readonly where: Filter;
      readonly zone?: PublicZone;
      /** One unless said. */
      readonly count?: number;
      /** CR 7.1.8: none is allowed too. */
      readonly upTo?: true;
      /** Who chooses: the ability's player unless said. */
      readonly by?: "opponent";
      /** To be named again by later effects. */
      readonly as?: string;
    }
  | { readonly pick: "all"; readonly where: Filter; readonly zone?: PublicZone };

export type Who =
  | "you"
  | "opponent"
  | "each"
  | "each-opponent"
  | "chosen-player"
  | "its-player"
  /** Not for cards: an effect on several players is carried out one after the other (CR 1.6.2). */
  | { readonly seat: Seat };

export type Effect =
  | { readonly do: "draw"; readonly amount: Amount; readonly who?: Who }
  | { readonly do: "discard"; readonly amount: Amount; readonly who?: Who; readonly random?: true }
  | { readonly do: "mill"; readonly amount: Amount; readonly who?: Who }
  | { readonly do: "gain-lore"; readonly amount: Amount; readonly who?: Who }
  | { readonly do: "lose-lore"; readonly amount: Amount; readonly who?: Who }
  | { readonly do: "deal-damage"; readonly amount: Amount; readonly target: Selector }
  | { readonly do: "put-damage"; readonly amount: Amount; readonly target: Selector }
  | {
      readonly do: "move-damage";
      readonly amount: Amount;
      readonly upTo?: true;
      readonly from: Selector;
      readonly to: Selector;
    }
  | {
      readonly do: "remove-damage";
      readonly amount: Amount;
      readonly upTo?: true;
      readonly target: Selector;
    }
  | { readonly do: "banish"; readonly target: Selector }
  | { readonly do: "return-to-hand"; readonly target: Selector }
  | {
      readonly do: "put-on-deck";
      readonly target: Selector;
      readonly place: "top" | "bottom" | "shuffled";
    }
  | {
      readonly do: "put-into-inkwell";
      readonly from: "hand" | "top-of-deck" | Selector;
      readonly exerted: boolean;
      readonly who?: Who;
    }
  | { readonly do: "put-under"; readonly target: Selector }
  | { readonly do: "ready"; readonly target: Selector }
  | { readonly do: "exert"; readonly target: Selector }
  | { readonly do: "move-to-location"; readonly target: Selector; readonly to: Selector }
  | {
      readonly do: "modify";
      readonly stat: Stat;
      readonly amount: Amount;
      readonly target: Selector;
      readonly duration: Duration;
    }
  | {
      readonly do: "grant-keyword";
      readonly keyword: Keyword;
      readonly value?: number;
      readonly target: Selector;
      readonly duration: Duration;
    }
  | {
      readonly do: "grant-ability";
      readonly ability: Ability;
      readonly target: Selector;
      readonly duration: Duration;
    }
  | {
      readonly do: "restrict";
      readonly restriction: Restriction;
      readonly target: Selector;
      readonly duration: Duration;
    }
  | {
      readonly do: "restrict-player";
      readonly restriction: Restriction;
      readonly who: Who;
      readonly duration: Duration;
    }
  | {
      readonly do: "permit";
      readonly permission: Permission;
      readonly target: Selector;
      readonly duration: Duration;
    }
  /** "You pay N less for the next … you play this turn", or for each of them. */
  | {
      readonly do: "reduce-cost";
      readonly amount: Amount;
      readonly where?: Filter;
      readonly next?: true;
    }
  | { readonly do: "more-inkings"; readonly amount: number }
  | {
      readonly do: "play-free";
      readonly from: "hand" | "discard";
      readonly where: Filter;
      /** To be named again by later effects, while it waits to be played (CR 7.1.6). */
      readonly as?: string;
    }
  | {
      readonly do: "look-at-top";
      readonly count: number;
      readonly take: {
        readonly count: number;
        readonly where?: Filter;
        readonly to: "hand" | "inkwell";
        readonly reveal?: true;
      };
      readonly rest: "top" | "bottom";
    }
  | {
      readonly do: "reveal-top";
      readonly where: Filter;
      readonly to: "hand" | "inkwell" | "play";
      readonly otherwise: "top" | "bottom" | "discard";
    }
  | { readonly do: "search"; readonly where: Filter; readonly to: "hand" | "top-of-deck" }
  | { readonly do: "name-card"; readonly to: "hand" }
  | { readonly do: "reveal-hand"; readonly who: Who }
  | { readonly do: "choose-discard"; readonly where?: Filter }
  // Joints
  /** CR 7.1.3 */
  | {
      readonly do: "may";
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
      readonly who?: "opponent";
    }
  /** CR 7.1.2.2: [cost] to [effects]; without paying in full, nothing but what is said for that. */
  | {
      readonly do: "pay";
      readonly costs: readonly Cost[];
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** CR 7.1.2.2: "[first]. If you do, [effects]": as far as it can be done, and then only if it was. */
  | {
      readonly do: "if-you-do";
      readonly first: readonly Effect[];
      readonly effects: readonly Effect[];
    }
  | {
      readonly do: "if";
      readonly condition: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | { readonly do: "choose-one"; readonly options: readonly (readonly Effect[])[] }
  /** CR 7.4.7.1: a floating trigger. */
  | {
      readonly do: "whenever";
      readonly when: Trigger;
      readonly effects: readonly Effect[];
      readonly duration: Duration;
    }
  /** CR 7.4.7.2: a delayed trigger. */
  | {
      readonly do: "later";
      readonly at: "end-of-turn" | "your-next-turn";
      readonly effects: readonly Effect[];
    };

export type EffectKind = Effect["do"];

// --- Costs ---

export type Cost =
  | { readonly pay: "exert" }
  | { readonly pay: "ink"; readonly amount: number }
  | { readonly pay: "banish-this" }
  | { readonly pay: "damage-this"; readonly amount: number }
  | { readonly pay: "discard"; readonly count: number; readonly where?: Filter }
  | { readonly pay: "banish"; readonly where: Filter }
  | { readonly pay: "exert-another"; readonly where: Filter }
  | { readonly pay: "return-another"; readonly where: Filter }
  /** Not for cards: singing together (CR 10.10), one singer after the other. */
  | { readonly pay: "singers"; readonly need: number; readonly singers: readonly CardId[] };

export type CostKind = Cost["pay"];

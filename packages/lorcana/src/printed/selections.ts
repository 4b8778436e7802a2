/** Which cards and players, under what condition, and how much. */
import type { CardDefinition } from "../cards.ts";
import type { Deed, Ink, Keyword, LogKey, Restriction, Result, Seat, Stat } from "../vocabulary.ts";

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
  /** Compared with an amount, which is read when the text looks for cards, once. */
  readonly than?: Comparison;
  /** It has a name in common with these; read once, too. */
  readonly namedAs?: Selector;
  /** What it has done this turn, or what was done to it. */
  readonly did?: Deed;
  /** Of a character: at the source's location, or at any. */
  readonly at?: "this" | "a-location";
  readonly hasUnder?: boolean;
  /** In a challenge that goes on now: the challenger, or the defender (CR 4.3.6.11). */
  readonly challenging?: true;
  readonly challenged?: true;
  /** In play, and an effect says it can't. */
  readonly restricted?: Restriction;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
}

export interface Comparison {
  readonly stat: Stat | "cost";
  readonly is: "less" | "at-most" | "at-least" | "more" | "equal";
  readonly amount: Amount;
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
  | { readonly compare: Amount; readonly is: Range }
  /** One amount is more than another. */
  | { readonly more: Amount; readonly than: Amount }
  /** One of these has more than each of those, which may be none. */
  | { readonly greatest: Stat | "cost"; readonly of: Filter; readonly than: Filter }
  /** How often that was done this turn, by or to such cards as they are printed. */
  | { readonly deed: Deed; readonly by: Filter; readonly is: Range }
  /** Cards that an earlier effect of the same text has named, as they are now: all of them, and there. */
  | { readonly those: string; readonly are: Filter };

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
  | { readonly loreOf: "you" | "opponent"; readonly times?: number }
  /** What there is too little of one to make the other: 0 if there is enough. */
  | { readonly missing: Amount; readonly to: Amount; readonly times?: number }
  /** How often that was done this turn. */
  | { readonly deeds: Deed; readonly by: Filter; readonly times?: number }
  /** What earlier effects of the same text have done. */
  | { readonly result: Result; readonly times?: number }
  /** How much has happened: the damage that was dealt or removed, the lore that was gained. */
  | { readonly happened: "amount"; readonly times?: number };

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
      /** As many as one likes, one after the other. */
      readonly anyNumber?: true;
      /** Who chooses: the ability's player unless said. Each of several chooses among their own. */
      readonly by?: "opponent" | "each-opponent" | "each";
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
  /** Of the other card in what has happened: of whoever challenges, or is challenged. */
  | "the-others-player"
  /** The player of a card that an earlier effect of the same text has named. */
  | { readonly playerOf: string }
  /** Not for cards: an effect on several players is carried out one after the other (CR 1.6.2). */
  | { readonly seat: Seat };

/** What an ability or action does (CR 7.1): one file carries out each kind (effects/). */
import type { Duration, Keyword, Permission, Restriction, Stat } from "../vocabulary.ts";
import type { Ability, Trigger } from "./abilities.ts";
import type { Cost } from "./costs.ts";
import type { Amount, Condition, Filter, Selector, Who } from "./selections.ts";

export type Effect =
  | { readonly do: "draw"; readonly amount: Amount; readonly who?: Who }
  | {
      readonly do: "discard";
      readonly amount: Amount;
      readonly who?: Who;
      readonly random?: true;
      /** What was discarded can be named again: where it lies now. */
      readonly as?: string;
    }
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
      /** Of the deck: so many from the top. One unless said. */
      readonly count?: number;
      readonly exerted: boolean;
      readonly who?: Who;
    }
  /** The top card of its player's deck, or a card of your hand. */
  | { readonly do: "put-under"; readonly from?: "hand"; readonly target: Selector }
  /** All that lies under them. */
  | {
      readonly do: "from-under";
      readonly target: Selector;
      readonly to: "hand" | "inkwell" | "discard" | "bottom";
    }
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
      /** So often the value. */
      readonly each?: Amount;
      /** They lose it, and cannot have it meanwhile. */
      readonly lost?: true;
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
      /** It does not bind them while they are so. */
      readonly unless?: Filter;
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
      /** Of challenging ready ones: only ones like these. */
      readonly against?: Filter;
      readonly target: Selector;
      readonly duration: Duration;
    }
  /** They count as costing so much more to sing songs. */
  | {
      readonly do: "sing-as";
      readonly amount: number;
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
      /** It enters play exerted (CR 7.7.4). */
      readonly exerted?: true;
      /** To be named again by later effects, while it waits to be played (CR 7.1.6). */
      readonly as?: string;
    }
  | {
      readonly do: "look-at-top";
      readonly count: number;
      /** None: they are only put back. */
      readonly take?: {
        readonly count: number;
        /** Fewer will do, also none. */
        readonly upTo?: true;
        readonly where?: Filter;
        /** All that are like it, however many: only of revealed cards. */
        readonly each?: true;
        readonly to: "hand" | "inkwell" | "bottom" | "play";
        readonly reveal?: true;
      };
      /** All of them are shown to everybody. */
      readonly reveal?: true;
      /**
       * Each of them on the top or on the bottom; or so many on the top, and the others on the bottom.
       * In the inkwell face-down and exerted.
       */
      readonly rest:
        | "top"
        | "bottom"
        | "either"
        | "inkwell"
        | "discard"
        | { readonly onTop: number };
    }
  /** Cards of a hand that its player chooses, one after the other. */
  | {
      readonly do: "hand-to-deck";
      readonly amount: Amount;
      readonly place: "top" | "bottom";
      readonly who?: Who;
    }
  | {
      readonly do: "reveal-top";
      readonly where: Filter;
      readonly to: "hand" | "inkwell" | "play";
      /** Its player decides; if not, it goes where others go. */
      readonly may?: true;
      /** Of what is played: it enters play exerted. */
      readonly exerted?: true;
      readonly otherwise: "top" | "bottom" | "discard" | "either" | "hand";
      /** Of what is played, as with play-free. */
      readonly as?: string;
    }
  | { readonly do: "search"; readonly where: Filter; readonly to: "hand" | "top-of-deck" }
  /** If it is another card it stays on the top, unless said. */
  | { readonly do: "name-card"; readonly to: "hand"; readonly otherwise?: "bottom" }
  /** `toYou`: nobody else sees it. */
  | { readonly do: "reveal-hand"; readonly who: Who; readonly toYou?: true }
  | { readonly do: "choose-discard"; readonly where?: Filter }
  // Joints
  /** CR 7.1.3 */
  | {
      readonly do: "may";
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
      /** Of several each decides; within it "each" is then that player. */
      readonly who?: Who;
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
      /** Chosen before it is looked at whether the condition holds, which may be about this card. */
      readonly choose?: Selector;
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

/** LT 8.8: what an effect does. How it is done: actions/, one kind a file. */

import type { Duration, Keyword, Position, Protection, Restriction } from "../vocabulary.ts";
import type { Filter, Selection, SelectionOfOne, Side, Value } from "./effect.ts";

/** Which seat an action is about. */
export type Recipient = "self" | "opponent" | "both";

export type Action =
  | { readonly kind: "draw"; readonly count: Value; readonly who?: Recipient }
  | { readonly kind: "damage"; readonly amount: Value; readonly who?: Recipient }
  | { readonly kind: "heal"; readonly amount: Value; readonly who?: Recipient }
  | { readonly kind: "destroy"; readonly what: Selection }
  | {
      readonly kind: "boost_attack" | "boost_defense";
      readonly what: Selection;
      readonly operation?: "add" | "set" | "double" | "halve";
      readonly amount?: Value;
      readonly duration?: Duration;
    }
  | {
      readonly kind: "discard";
      readonly count: Value;
      readonly who?: Recipient;
      readonly random?: boolean;
    }
  | { readonly kind: "add_vice" | "remove_vice"; readonly count: Value; readonly what: Selection }
  | {
      readonly kind: "special_summon";
      readonly from: "hand" | "deck" | "graveyard" | "banished" | "target";
      readonly count?: number;
      readonly filter?: Filter;
      /** From graveyard and banished: whose. */
      readonly side?: Side;
      readonly position?: Position;
      readonly faceDown?: boolean;
    }
  | { readonly kind: "banish" | "return_to_hand" | "shuffle_into_deck"; readonly what: Selection }
  | { readonly kind: "negate"; readonly destroy?: boolean }
  | {
      readonly kind: "change_position";
      readonly what: Selection;
      /** By default the other one. `face_down` turns it face-down in defense position. */
      readonly to?: Position | "face_down";
    }
  | { readonly kind: "mill"; readonly count: Value; readonly who?: Recipient }
  | { readonly kind: "search"; readonly count?: number; readonly filter: Filter }
  | { readonly kind: "gain_clout"; readonly amount: Value; readonly who?: Recipient }
  | {
      readonly kind: "create_token";
      /** The definition of the token: a stereotype of the card table. */
      readonly token: string;
      readonly count?: number;
      readonly position?: Position;
    }
  | { readonly kind: "take_control"; readonly what: Selection; readonly duration?: Duration }
  | {
      readonly kind: "modify_cost";
      readonly cardType?: "spell" | "trap";
      readonly operation: "set" | "add" | "multiply";
      readonly amount: number;
      readonly who?: Recipient;
      readonly duration?: Duration;
    }
  | { readonly kind: "view_top_cards"; readonly count: number; readonly who?: "self" | "opponent" }
  | {
      readonly kind: "rearrange_top_cards";
      readonly count: number;
      readonly who?: "self" | "opponent";
    }
  | {
      readonly kind: "apply_restriction";
      readonly restriction: Restriction;
      /** A seat, or the cards selected. */
      readonly who?: Recipient;
      readonly what?: Selection;
      readonly duration?: Duration;
    }
  | {
      readonly kind: "grant_protection";
      readonly protection: Protection;
      readonly what: Selection;
      readonly duration?: Duration;
    }
  | {
      readonly kind: "grant_keyword";
      readonly keyword: Keyword;
      readonly what: Selection;
      readonly duration?: Duration;
    }
  | { readonly kind: "stop_attack" }
  | {
      readonly kind: "move_vice";
      readonly count: Value;
      readonly from: Selection;
      readonly to: SelectionOfOne;
    }
  | { readonly kind: "reveal_hand"; readonly who?: "self" | "opponent" };

/** The action of this kind; some kinds share a shape. */
export type ActionOf<K extends Action["kind"], A extends Action = Action> = A extends Action
  ? K extends A["kind"]
    ? A & { readonly kind: K }
    : never
  : never;

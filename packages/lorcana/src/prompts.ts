/** What a seat is asked, and what it may choose from (CR 1.2.4). Worked out anew when it answers. */
import type { AnswerTable, CardId } from "@tcg/core";
import type { Filter, Instead, ReplacementAbility } from "./cards.ts";
import type { AskingTask } from "./pending.ts";
import type { Lorcana } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

/** Which cards a seat may choose from. */
export type Pool =
  /** Cards in a public zone. */
  | {
      readonly from: "play" | "discard";
      readonly where: Filter;
      readonly seat: Seat;
      readonly self: CardId;
      readonly byEffect: boolean;
      /** Cards that are left out although they match. */
      readonly except?: readonly CardId[];
      /** Others are needed besides, one like each of these. */
      readonly reserve?: readonly Filter[];
    }
  /** These, in public zones. */
  | {
      readonly from: "these";
      readonly cards: readonly CardId[];
      readonly seat: Seat;
      readonly self: CardId;
      readonly byEffect: false;
    }
  /** Cards of the seat's own hand. */
  | {
      readonly from: "hand";
      readonly where: Filter;
      readonly seat: Seat;
      readonly self: CardId;
      readonly except?: readonly CardId[];
      readonly reserve?: readonly Filter[];
    }
  /** The cards on top of the seat's own deck, or all of it. */
  | {
      readonly from: "deck";
      readonly where: Filter;
      readonly seat: Seat;
      readonly self: CardId;
      readonly top: number | null;
    }
  /** Another seat's hand, revealed. */
  | {
      readonly from: "their-hand";
      readonly where: Filter;
      readonly seat: Seat;
      readonly hand: Seat;
      readonly self: CardId;
    };

/** What would happen to a card, and what could happen instead. */
export interface Replaced {
  readonly card: CardId;
  readonly would: ReplacementAbility["would"];
  readonly ways: readonly { readonly source: CardId; readonly instead: Instead }[];
}

export type Prompt =
  | { readonly kind: "choose_first_player"; readonly seat: Seat }
  | { readonly kind: "alter_hand"; readonly seat: Seat }
  | { readonly kind: "choose_bag_entry"; readonly seat: Seat }
  | {
      readonly kind: "choose_cards";
      readonly seat: Seat;
      readonly key: string;
      readonly pool: Pool;
      readonly min: number;
      readonly max: number;
      /** To be named again by later effects. */
      readonly as: string | null;
      readonly task: AskingTask;
    }
  | {
      readonly kind: "answer_may";
      readonly seat: Seat;
      readonly key: string;
      readonly task: AskingTask;
    }
  | {
      readonly kind: "choose_option";
      readonly seat: Seat;
      readonly key: string;
      /** The options that can be chosen, by their number in the text. */
      readonly options: readonly number[];
      readonly about: "mode" | "name" | "replacement" | "player";
      /** CR 7.7.7: what could stand in for what would happen to this card, in the order of options. */
      readonly instead?: Replaced;
      readonly task: AskingTask;
    }
  | {
      readonly kind: "choose_amount";
      readonly seat: Seat;
      readonly key: string;
      readonly min: number;
      readonly max: number;
      /** The card it is about, where the same is asked of several. In play. */
      readonly of?: CardId;
      readonly task: AskingTask;
    }
  /** The top cards of a deck that the seat has seen, in an order of its own. */
  | {
      readonly kind: "order_cards";
      readonly seat: Seat;
      readonly count: number;
      readonly place: "top" | "bottom";
      /** So many of those for the top, the last ones, go to the bottom. */
      readonly below?: number;
    };

export type PromptKind = Prompt["kind"];

/** The command that answers each. Its move must say so (`MoveOf`, types.ts). */
export const ANSWERS = {
  choose_first_player: "CHOOSE_FIRST_PLAYER",
  alter_hand: "ALTER_HAND",
  choose_bag_entry: "CHOOSE_BAG_ENTRY",
  choose_cards: "CHOOSE_CARDS",
  answer_may: "ANSWER_MAY",
  choose_option: "CHOOSE_OPTION",
  choose_amount: "CHOOSE_AMOUNT",
  order_cards: "ORDER_CARDS",
} as const satisfies AnswerTable<Lorcana>;

export const PROMPT_KINDS = Object.keys(ANSWERS) as readonly PromptKind[];

/** What a player can want. */

import { card, cards, cardsInOrder, choice, integer, optional } from "@tcg/core";
import { MAX_NAMED } from "./bounds.ts";
import { SEATS } from "./vocabulary.ts";

export const commands = {
  CHOOSE_FIRST_PLAYER: { seat: choice(...SEATS) },
  /** The cards to put back; none of them is a choice too. */
  ALTER_HAND: { cards },
  PUT_INTO_INKWELL: { card },
  /** Paid in ink, unless a card to shift onto or a singer is named, or several are to sing. */
  PLAY_CARD: {
    card,
    onto: optional(card),
    singer: optional(card),
    together: optional(choice("together")),
  },
  QUEST: { card },
  CHALLENGE: { card, target: card },
  MOVE_TO_LOCATION: { card, location: card },
  /** Which activated ability, by its place among those of the card; how often, once unless said. */
  /** The place of the ability among those that the card has, given ones too. */
  USE_ABILITY: { card, ability: integer(0, 9_999), times: optional(integer(2, 20)) },
  CHOOSE_BAG_ENTRY: { entry: integer(1, 1_000_000) },
  CHOOSE_CARDS: { cards },
  ANSWER_MAY: { answer: choice("yes", "no") },
  CHOOSE_OPTION: { option: integer(0, 9999) },
  CHOOSE_AMOUNT: { amount: integer(0, MAX_NAMED) },
  /** From the top on. */
  ORDER_CARDS: { cards: cardsInOrder },
  END_TURN: {},
  CONCEDE: {},
  TIMEOUT: { seat: choice(...SEATS) },
} as const;

/** What a player can want. */
import { card, cards, cardsInOrder, choice, integer, optional } from "@tcg/core";
import { POSITIONS, SEATS } from "./vocabulary.ts";

const slot = optional(integer(0, 9));
/** Which effect of the card, by its place in the definition. */
const effect = integer(0, 19);
/** Filled in when the effect wants one target in all; else targets are asked for one by one. */
const targets = optional(cards);
/** With a full set zone: the card that makes room (LT 7.8). */
const replace = optional(card);

export const commands = {
  SUMMON: { card, position: choice(...POSITIONS), tribute: optional(card), slot },
  SET_MONSTER: { card, tribute: optional(card), slot },
  FLIP_SUMMON: { card },
  CHANGE_POSITION: { card },
  SET_SPELL_TRAP: { card, slot, replace },
  ACTIVATE_SPELL: { card, targets, slot, replace },
  ACTIVATE_TRAP: { card, targets },
  ACTIVATE_EFFECT: { card, effect, targets },
  DECLARE_ATTACK: { card, target: optional(card) },
  ENTER_COMBAT: {},
  ADVANCE_PHASE: {},
  END_TURN: {},
  /** Without a card: a pass. */
  RESPOND_CHAIN: { card: optional(card), effect: optional(effect), targets, replace },
  RESPOND_OPTIONAL_TRIGGER: { answer: choice("activate", "decline") },
  /** With `direct` a direct attack, with a target that target, with neither the attack is called off. */
  RESPOND_REPLAY: { target: optional(card), direct: optional(choice("direct")) },
  ORDER_TRIGGERS: { first: integer(0, 999) },
  CHOOSE_CARDS: { cards },
  CHOOSE_POSITION: { position: choice(...POSITIONS), slot },
  /** From the top on. */
  ARRANGE_CARDS: { cards: cardsInOrder },
  SURRENDER: {},
  TIMEOUT: { seat: choice(...SEATS) },
} as const;

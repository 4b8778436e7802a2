/** How much of what an effect says came about when it resolved. */
import type { EventType } from "../../events.ts";
import type { Action, Effect } from "../card.ts";

/** What is to be seen when an action has done something. */
const shownBy: { readonly [K in Action["kind"]]: readonly EventType[] } = {
  draw: ["CARD_DRAWN"],
  damage: ["DAMAGE_DEALT"],
  heal: ["LIFE_HEALED"],
  destroy: ["CARD_DESTROYED"],
  boost_attack: ["MODIFIER_APPLIED"],
  boost_defense: ["MODIFIER_APPLIED"],
  discard: ["HAND_DISCARDED"],
  add_vice: ["VICE_COUNTER_ADDED"],
  remove_vice: ["VICE_COUNTER_REMOVED"],
  special_summon: ["SPECIAL_SUMMONED"],
  banish: ["CARD_BANISHED", "TOKEN_REMOVED"],
  return_to_hand: ["CARD_TO_HAND", "TOKEN_REMOVED"],
  negate: ["CHAIN_LINK_NEGATED"],
  change_position: ["POSITION_CHANGED", "CARD_TURNED_DOWN", "CARD_FLIPPED"],
  mill: ["CARD_TO_GRAVEYARD"],
  search: ["CARD_TO_HAND"],
  shuffle_into_deck: ["CARD_TO_DECK", "TOKEN_REMOVED"],
  gain_clout: ["CLOUT_CHANGED"],
  create_token: ["TOKEN_CREATED"],
  take_control: ["CONTROL_CHANGED"],
  modify_cost: ["MODIFIER_APPLIED"],
  view_top_cards: ["CARDS_VIEWED"],
  rearrange_top_cards: ["DECK_ARRANGED"],
  apply_restriction: ["MODIFIER_APPLIED"],
  grant_protection: ["MODIFIER_APPLIED"],
  grant_keyword: ["MODIFIER_APPLIED"],
  stop_attack: ["ATTACK_ENDED"],
  move_vice: ["VICE_COUNTER_REMOVED"],
  reveal_hand: ["CARDS_REVEALED"],
};

/** The actions of an effect that did something, by what happened while its link resolved. */
export function shownActions(
  { actions }: Effect,
  happened: ReadonlySet<EventType>,
): readonly Action[] {
  return actions.filter(({ kind }) => shownBy[kind].some((type) => happened.has(type)));
}

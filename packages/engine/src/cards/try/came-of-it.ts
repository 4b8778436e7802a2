/** How much of what an effect says came about when it resolved. */
import type { EventOf } from "@tcg/core";
import type { EventType } from "../../events.ts";
import type { LunchTable } from "../../types.ts";
import type { Action, Effect } from "../card.ts";
import type { Casting } from "./stage.ts";

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
  change_position: ["POSITION_CHANGED", "CARD_TURNED_DOWN"],
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

/** How many actions can be seen in what happened. What stands is there already: nothing to count. */
export function shownActions(
  { card, effect }: Casting,
  events: readonly EventOf<LunchTable>[],
): number {
  const seen = new Set<string>();
  let link = new Set<string>();
  for (const event of events) {
    link.add(event.type);
    if (event.type === "CHAIN_RESOLVING") link = new Set();
    if (event.type !== "CHAIN_LINK_RESOLVED") continue;
    if (event.source.def === card.id) for (const type of link) seen.add(type);
    link = new Set();
  }
  return actionsOf(effect).filter(({ kind }) => shownBy[kind].some((type) => seen.has(type)))
    .length;
}

export const actionsOf = (effect: Effect | null): readonly Action[] =>
  effect === null || effect.type === "continuous" ? [] : effect.actions;

import { type CardId, idsIn, seesFace } from "@tcg/core";
import type { ActionOf } from "../cards/card.ts";
import { look, lookAtDeck } from "../procedures/show.ts";
import { seatsInOrder } from "../reading/table.ts";
import type { Play, Prompt } from "../types.ts";
import { zones } from "../zones.ts";
import { type ActionRule, recipients } from "./resolving.ts";

/**
 * LT 8.8: the controller looks at the top cards and puts them back in any order. One card has only
 * one order. The simple game leaves them as they are (LT 9.7).
 */
export const rearrangeTopCards: ActionRule<ActionOf<"rearrange_top_cards">> = {
  run(r, { count, who = "self" }) {
    const { play, seat } = r;
    for (const deck of recipients(r, who)) {
      lookAtDeck(play, seat, deck, count);
      const top = Math.min(count, play.state.seats[deck].deck.length);
      if (top < 2 || play.state.config.responses === "auto") continue;
      play.ask({ kind: "arrange_cards", seat, deck, count: top });
    }
  },
};

/**
 * Puts the top cards into the order chosen, even if that is the old one: nobody else may notice.
 * The whole deck gets fresh ids. Who arranged them still knows them, and both seats still know what
 * they knew further down, where nothing has moved; what the other seat knew of the top it has lost.
 */
export function arrangeTop(
  play: Play,
  { seat, deck, count }: Extract<Prompt, { readonly kind: "arrange_cards" }>,
  cards: readonly CardId[],
): void {
  const { state } = play;
  const below = idsIn(state, deck, "deck").slice(count);
  const known = seatsInOrder(state).map((knower) => ({
    knower,
    cards: (knower === seat ? [...cards, ...below] : below).filter((id) =>
      seesFace(zones, state, id, knower),
    ),
  }));
  const change = play.reordered(deck, "deck", [...cards, ...below]);
  play.emit({ type: "DECK_ARRANGED", seat: deck, by: seat, count, change });
  for (const { knower, cards: before } of known) {
    const now = change.order.filter(({ card }) => before.includes(card));
    look(
      play,
      knower,
      now.map(({ as }) => as),
    );
  }
}

import { type CardId, idsIn, seesFace } from "@tcg/core";
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { look, lookAtDeck } from "../procedures/show.ts";
import { seatsInOrder } from "../reading/table.ts";
import { otherSeat, type Seat } from "../vocabulary.ts";
import { zones } from "../zones.ts";
import type { ActionRule, Resolving } from "./resolving.ts";

/**
 * LT 8.8: the controller looks at the top cards and puts them back in any order. One card has only
 * one order. The simple game leaves them as they are (LT 9.7).
 */
export const rearrangeTopCards: ActionRule<CompleteActionOf<"rearrange_top_cards">> = {
  harms: false,
  run(r, { count, who }) {
    const { play, seat } = r;
    const deck = who === "self" ? seat : otherSeat(seat);
    if (r.first("cards")) lookAtDeck(play, seat, deck, count);
    const top = Math.min(count, play.state.seats[deck].deck.length);
    if (top < 2 || play.state.config.responses === "auto") return;
    const order = r.order(deck, top);
    if (order !== null) arrangeTop(r, deck, order);
  },
};

/**
 * Puts the top cards into the order chosen, even if that is the old one: nobody else may notice.
 * The whole deck gets fresh ids. Who arranged them still knows them, and both seats still know what
 * they knew further down, where nothing has moved; what the other seat knew of the top it has lost.
 */
function arrangeTop({ play, seat }: Resolving, deck: Seat, cards: readonly CardId[]): void {
  const { state } = play;
  const count = cards.length;
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

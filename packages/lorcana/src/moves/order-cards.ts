import { type CardId, idsIn } from "@tcg/core";
import { reject } from "../rejections.ts";
import type { MoveOf, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { promptOf } from "./common.ts";

/** CR 8.2.4: the cards one has looked at go back in any order. */
export const orderCards: MoveOf<"ORDER_CARDS"> = {
  answers: ["order_cards"],
  exact: true,
  *candidates({ state }, seat) {
    for (const cards of permutations(looked(state, seat))) yield { type: "ORDER_CARDS", cards };
  },
  validate({ state }, seat, { cards }) {
    const wanted = looked(state, seat);
    const isEach = cards.length === wanted.length && wanted.every((id) => cards.includes(id));
    return isEach ? null : reject("choice/bad-order");
  },
  execute(play, { cards }, seat) {
    const prompt = play.answered;
    if (prompt?.kind !== "order_cards") return;
    const deck = idsIn(play.state, seat, "deck");
    const others = deck.filter((id) => !cards.includes(id));
    const { place, below = 0 } = prompt;
    const onTop = place === "top" ? cards.length - below : 0;
    const order = [...cards.slice(0, onTop), ...others, ...cards.slice(onTop)];
    const change = play.reordered(seat, "deck", order);
    play.emit({ type: "DECK_ARRANGED", seat, count: cards.length, change });
    // The player who put them there still knows them.
    const now = idsIn(play.state, seat, "deck");
    const put = [...now.slice(0, onTop), ...now.slice(now.length - cards.length + onTop)];
    play.emit({ type: "CARDS_LOOKED_AT", seat, change: play.learned(put, [seat]) });
  },
};

function looked(state: State, seat: Seat): readonly CardId[] {
  const { count } = promptOf(state, seat, "order_cards");
  return idsIn(state, seat, "deck").slice(0, count);
}

function* permutations(cards: readonly CardId[]): Generator<CardId[]> {
  if (cards.length === 0) {
    yield [];
    return;
  }
  for (const first of cards) {
    const others = cards.filter((id) => id !== first);
    for (const rest of permutations(others)) yield [first, ...rest];
  }
}

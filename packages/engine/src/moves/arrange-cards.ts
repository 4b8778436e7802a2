import { type CardId, goOn, idsIn } from "@tcg/core";
import { reject } from "../rejections.ts";
import type { MoveOf, Prompt, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** LT 8.8: puts the top cards of a deck back in any order. */
export const arrangeCards: MoveOf<"ARRANGE_CARDS"> = {
  answers: ["arrange_cards"],
  *candidates({ state }, seat) {
    for (const cards of orders(topCards(state, seat))) yield { type: "ARRANGE_CARDS", cards };
  },
  validate({ state }, seat, { cards }) {
    const top = topCards(state, seat);
    if (!cards.every((id) => top.includes(id))) return reject("choice/not-offered");
    return cards.length === top.length ? null : reject("choice/wrong-number");
  },
  execute(play, { cards }) {
    const prompt = play.answered;
    if (prompt?.kind === "arrange_cards") goOn(play, prompt, cards);
  },
};

function topCards(state: State, seat: Seat): CardId[] {
  const prompt = state.prompts.find(
    (open): open is Extract<Prompt, { kind: "arrange_cards" }> =>
      open.seat === seat && open.kind === "arrange_cards",
  );
  return prompt === undefined ? [] : idsIn(state, prompt.deck, "deck").slice(0, prompt.count);
}

function* orders(cards: readonly CardId[]): Generator<CardId[]> {
  if (cards.length === 0) yield [];
  for (const first of cards) {
    for (const rest of orders(cards.filter((id) => id !== first))) yield [first, ...rest];
  }
}

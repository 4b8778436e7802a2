import { type CardId, cardNumber, goOn, subsets } from "@tcg/core";
import { addTarget } from "../chain/activate.ts";
import { payWith } from "../chain/pay.ts";
import { choiceOf } from "../choices/choice.ts";
import { discardTogether } from "../procedures/leave-together.ts";
import { reject } from "../rejections.ts";
import type { MoveOf, Play, Prompt, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** Answers every prompt for cards: targets (LT 8.6), costs (8.5), actions (8.15), hand limit (5.6). */
export const chooseCards: MoveOf<"CHOOSE_CARDS"> = {
  answers: ["choose_cards"],
  *candidates(table, seat) {
    const { state } = table;
    const { options, min, max, fits } = choiceOf(table, promptOf(state, seat));
    for (let count = min; count <= Math.min(max, options.length); count++) {
      for (const cards of subsets(inOrder(options), count)) {
        if (fits?.(cards) ?? true) yield { type: "CHOOSE_CARDS", cards };
      }
    }
  },
  exact: true,
  validate(table, seat, { cards }) {
    const { state } = table;
    const { options, min, max, fits } = choiceOf(table, promptOf(state, seat));
    if (!cards.every((id) => options.includes(id))) return reject("choice/not-offered");
    if (cards.length < min || cards.length > max) {
      return reject("choice/wrong-number", { min, max });
    }
    return (fits?.(cards) ?? true) ? null : reject("choice/not-offered");
  },
  execute(play, { cards }, seat) {
    const prompt = play.answered;
    if (prompt?.kind === "choose_cards") answer(play, seat, prompt.ask, cards);
  },
};

function answer(
  play: Play,
  seat: Seat,
  ask: Extract<Prompt, { kind: "choose_cards" }>["ask"],
  cards: readonly CardId[],
): void {
  switch (ask.for) {
    case "target":
      return addTarget(play, ask.activation, ask.requirement, cards[0] as CardId);
    case "cost":
      return payWith(play, ask.activation, cards);
    case "action":
      return goOn(play, ask, cards);
    case "hand_limit": {
      discardTogether(play, cards, { why: "hand_limit" });
      const count = ask.count - cards.length;
      if (count > 0) play.ask({ kind: "choose_cards", seat, ask: { for: "hand_limit", count } });
    }
  }
}

function promptOf(state: State, seat: Seat): Extract<Prompt, { kind: "choose_cards" }> | null {
  const prompt = state.prompts.find((open) => open.seat === seat);
  return prompt?.kind === "choose_cards" ? prompt : null;
}

/** As the command keeps them. */
function inOrder(cards: readonly CardId[]): CardId[] {
  return cards.toSorted((a, b) => cardNumber(a) - cardNumber(b));
}

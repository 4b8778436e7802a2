import type { CardId } from "@tcg/core";
import { goOnWithCards } from "../asking/asking.ts";
import { cardsOf } from "../asking/pools.ts";
import type { Book } from "../reading/book.ts";
import { reject } from "../rejections.ts";
import { namesIn } from "../sentences/names.ts";
import { choosingVerb } from "../sentences/questions.ts";
import type { MoveOf, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { promptOf, subsets } from "./common.ts";

/** Answers every prompt that asks for cards (CR 1.2.4: choices are made on resolving). */
export function chooseCards(book: Book): MoveOf<"CHOOSE_CARDS"> {
  const offered = (state: State, seat: Seat): readonly CardId[] =>
    cardsOf(book, state, seat, promptOf(state, seat, "choose_cards").pool);
  return {
    answers: ["choose_cards"],
    *candidates(state, seat) {
      const { min, max } = promptOf(state, seat, "choose_cards");
      const options = offered(state, seat);
      for (let count = min; count <= max; count++) {
        for (const cards of subsets(options, count)) yield { type: "CHOOSE_CARDS", cards };
      }
    },
    validate(state, seat, { cards }) {
      const { min, max } = promptOf(state, seat, "choose_cards");
      const options = offered(state, seat);
      if (!cards.every((id) => options.includes(id))) return reject("choice/not-offered");
      if (cards.length < min || cards.length > max)
        return reject("choice/wrong-number", { min, max });
      return null;
    },
    execute(play, { cards }) {
      const prompt = play.answered;
      if (prompt?.kind === "choose_cards") goOnWithCards(book, play, prompt, cards);
    },
    text(state, { cards }) {
      if (cards.length === 0) return "Choose none";
      const prompt = state.prompts.find(({ kind }) => kind === "choose_cards");
      const verb = prompt?.kind === "choose_cards" ? choosingVerb(prompt) : "Choose";
      return `${verb} ${namesIn(book, state, cards)}`;
    },
  };
}

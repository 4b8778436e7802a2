import { type CardId, subsets } from "@tcg/core";
import { goOnWithCards } from "../asking/asking.ts";
import { cardsOf } from "../asking/pools.ts";
import { reject } from "../rejections.ts";
import type { MoveOf, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { ascending, promptOf } from "./common.ts";

/** Answers every prompt that asks for cards (CR 1.2.4: choices are made on resolving). */
export const chooseCards: MoveOf<"CHOOSE_CARDS"> = {
  answers: ["choose_cards"],
  exact: true,
  *candidates(table, seat) {
    const { min, max } = promptOf(table.state, seat, "choose_cards");
    const options = ascending(offered(table, seat));
    for (let count = min; count <= max; count++) {
      for (const cards of subsets(options, count)) yield { type: "CHOOSE_CARDS", cards };
    }
  },
  validate(table, seat, { cards }) {
    const { min, max } = promptOf(table.state, seat, "choose_cards");
    const options = offered(table, seat);
    if (!cards.every((id) => options.includes(id))) return reject("choice/not-offered");
    if (cards.length < min || cards.length > max)
      return reject("choice/wrong-number", { min, max });
    return null;
  },
  execute(play, { cards }) {
    const prompt = play.answered;
    if (prompt?.kind === "choose_cards") goOnWithCards(play, prompt, cards);
  },
};

function offered(table: Table, seat: Seat): readonly CardId[] {
  return cardsOf(table, seat, promptOf(table.state, seat, "choose_cards").pool);
}

import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { isFaceUp } from "../reading/table.ts";
import { modifyCards } from "./modify.ts";
import { type ActionRule, onBoard, selected } from "./resolving.ts";

/** LT 8.8: face-up stereotypes; a face-down one has no characteristics (LT 8.15). */
export const grantKeyword: ActionRule<CompleteActionOf<"grant_keyword">> = {
  harms: false,
  run(r, { keyword, what, duration }) {
    const cards = onBoard(r, selected(r, what)).filter((id) => isFaceUp(r.play.state, id));
    modifyCards(r, cards, { kind: "keyword", keyword }, duration);
  },
};

import { type CardId, idsIn, type Rejection } from "@tcg/core";
import { exert } from "../deeds/conditions.ts";
import { gainLore } from "../deeds/lore.ts";
import { isReckless } from "../keywords/reckless.ts";
import { type Book, definitionOf } from "../reading/book.ts";
import { isRestricted } from "../reading/facts.ts";
import { snapshot } from "../reading/look.ts";
import { loreOf } from "../reading/stats.ts";
import { inPlay } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import { nameIn } from "../sentences/names.ts";
import type { MoveOf, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { takeTurnAction } from "./common.ts";

/** CR 4.3.5: exert, gain the lore, and only then what questing triggers. */
export function quest(book: Book): MoveOf<"QUEST"> {
  return {
    candidates: (state, seat) =>
      idsIn(state, seat, "play").map((card) => ({ type: "QUEST", card })),
    validate: (state, seat, { card }) => questProblem(book, state, seat, card),
    execute(play, { card }, seat) {
      takeTurnAction(play, seat, "quest");
      exert(book, play, card);
      gainLore(book, play, seat, loreOf(book, play.state, card), "quest");
      play.emit({ type: "CARD_QUESTED", seat, card: snapshot(book, play.state, card) });
    },
    text: (state, { card }) =>
      `Quest with ${nameIn(book, state, card)} for ${loreOf(book, state, card)} lore`,
  };
}

/** CR 4.3.5.5: drying, exerted, Reckless, or told not to. */
function questProblem(book: Book, state: State, seat: Seat, id: CardId): Rejection | null {
  const card = inPlay(state, id);
  if (card === null || card.seat !== seat) return reject("card/not-yours-in-play");
  if (definitionOf(book, state, id).type !== "character") return reject("card/not-a-character");
  if (card.data.exerted) return reject("card/exerted");
  if (card.data.drying) return reject("card/drying");
  if (isReckless(book, state, id)) return reject("quest/reckless");
  return isRestricted(book, state, id, "quest") ? reject("quest/forbidden") : null;
}

import { type CardId, idsIn, type Rejection } from "@tcg/core";
import { isReckless } from "../keywords/reckless.ts";
import { exert } from "../procedures/conditions.ts";
import { gainLore } from "../procedures/lore.ts";
import { snapshot } from "../reading/look.ts";
import { definitionOf } from "../reading/printed.ts";
import { isRestricted } from "../reading/restrictions.ts";
import { loreOf } from "../reading/stats.ts";
import { inPlay, isAble } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { MoveOf, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { takeTurnAction } from "./common.ts";

/** CR 4.3.5: exert, gain the lore, and only then what questing triggers. */
export const quest: MoveOf<"QUEST"> = {
  exact: true,
  candidates: (table, seat) =>
    idsIn(table.state, seat, "play")
      .filter((card) => isAble(table.state, card) && questProblem(table, seat, card) === null)
      .map((card) => ({ type: "QUEST", card })),
  validate: (table, seat, { card }) => questProblem(table, seat, card),
  execute(play, { card }, seat) {
    takeTurnAction(play, seat, "quest");
    exert(play, card);
    gainLore(play, seat, loreOf(play, card), "quest");
    play.emit({ type: "CARD_QUESTED", seat, card: snapshot(play, card) });
  },
};

/** CR 4.3.5.5: drying, exerted, Reckless, or told not to. */
function questProblem(table: Table, seat: Seat, id: CardId): Rejection | null {
  const { state } = table;
  const card = inPlay(state, id);
  if (card === null || card.seat !== seat) return reject("card/not-yours-in-play");
  if (definitionOf(table, id).type !== "character") return reject("card/not-a-character");
  if (card.data.exerted) return reject("card/exerted");
  if (card.data.drying) return reject("card/drying");
  if (isReckless(table, id)) return reject("quest/reckless");
  return isRestricted(table, id, "quest") ? reject("quest/forbidden") : null;
}

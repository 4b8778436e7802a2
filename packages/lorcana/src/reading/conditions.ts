/** Whether what an ability asks for holds. Public facts only, so that nothing hidden decides. */
import type { Condition } from "../cards.ts";
import { amountOf, cardsLike, looksOf, playerOf } from "./amounts.ts";
import type { Context } from "./context.ts";
import { inRange, matches } from "./filters.ts";

export function holds(context: Context, condition: Condition): boolean {
  const { table, seat } = context;
  const { state } = table;
  if ("all" in condition) return condition.all.every((each) => holds(context, each));
  if ("any" in condition) return condition.any.some((each) => holds(context, each));
  if ("not" in condition) return !holds(context, condition.not);
  if ("turn" in condition) return (condition.turn === "yours") === (state.shared.turnSeat === seat);
  if ("have" in condition) {
    const { have, zone, count } = condition;
    return inRange(cardsLike(context, have, zone).length, count);
  }
  if ("self" in condition) return someLooks(context, "self", condition.self);
  if ("it" in condition) return someLooks(context, "it", condition.it);
  if ("compare" in condition) return inRange(amountOf(context, condition.compare), condition.is);
  if ("more" in condition) {
    return amountOf(context, condition.more) > amountOf(context, condition.than);
  }
  if ("those" in condition) {
    const { those, are } = condition;
    const looks = looksOf(context, { pick: "those", as: those });
    const isAll = looks.length === context.refs[those]?.length;
    return looks.length > 0 && isAll && looks.every((look) => matches(context, look, are));
  }
  if ("lore" in condition) {
    return inRange(state.seats[playerOf(context, condition.lore)].lore, condition.is);
  }
  const player = state.seats[playerOf(context, condition.of)];
  if ("log" in condition) return inRange(player.log[condition.log], condition.is);
  return inRange(player[condition.cardsIn].length, condition.is);
}

function someLooks(
  context: Context,
  pick: "self" | "it",
  filter: Parameters<typeof matches>[2],
): boolean {
  return looksOf(context, { pick }).some((look) => matches(context, look, filter));
}

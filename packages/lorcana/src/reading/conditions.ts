/** Whether what an ability asks for holds. Public facts only, so that nothing hidden decides. */
import type { Condition, Filter } from "../cards.ts";
import type { State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { amountOf, cardsLike, deedsDone, looksOf, playersOf, statOn } from "./amounts.ts";
import type { Context } from "./context.ts";
import { inRange, isPrinted, matches } from "./filters.ts";
import { lookFrom } from "./readers.ts";
import { opponentsOf } from "./table.ts";

type Player = State["seats"][Seat];

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
  if ("compare" in condition) {
    const { compare, is } = condition;
    return ofSomeOpponent(context, (of) => inRange(amountOf(of, compare), is));
  }
  if ("more" in condition) {
    const { more, than } = condition;
    return ofSomeOpponent(context, (of) => amountOf(of, more) > amountOf(of, than));
  }
  if ("greatest" in condition) return isGreatest(context, condition);
  if ("deed" in condition) {
    return inRange(deedsDone(context, condition.deed, condition.by), condition.is);
  }
  if ("those" in condition) {
    const { those, are } = condition;
    // CR 7.1.9: of what is gone, what it was is still known, and nothing of how it was.
    const looks = looksOf(context, { pick: "those", as: those }).filter(
      ({ card }) => state.cards.has(card) || isPrinted(are),
    );
    const isAll = looks.length === context.refs[those]?.length;
    return looks.length > 0 && isAll && looks.every((look) => matches(context, look, are));
  }
  const someone = (who: "you" | "opponent", count: (player: Player) => number): boolean =>
    playersOf(context, who).some((each) => inRange(count(state.seats[each]), condition.is));
  if ("lore" in condition) return someone(condition.lore, ({ lore }) => lore);
  if ("log" in condition) return someone(condition.of, ({ log }) => log[condition.log]);
  return someone(condition.of, (player) => player[condition.cardsIn].length);
}

/** CR 1.10: "an opponent" is any of several, and the same one throughout a comparison. */
function ofSomeOpponent(context: Context, isSo: (context: Context) => boolean): boolean {
  if (context.opponent !== undefined) return isSo(context);
  const opponents = opponentsOf(context.table.state, context.seat);
  if (opponents.length === 1) return isSo(context);
  return opponents.some((opponent) => isSo({ ...context, opponent }));
}

/** More than each of those: where there are none of them, any one will do. */
function isGreatest(
  context: Context,
  { greatest, of, than }: Extract<Condition, { readonly greatest: unknown }>,
): boolean {
  const values = (filter: Filter): number[] =>
    cardsLike(context, filter).map((id) => statOn(context, lookFrom(context, id), greatest));
  const [own, others] = [values(of), values(than)];
  return own.some((value) => others.every((other) => value > other));
}

function someLooks(
  context: Context,
  pick: "self" | "it",
  filter: Parameters<typeof matches>[2],
): boolean {
  return looksOf(context, { pick }).some((look) => matches(context, look, filter));
}

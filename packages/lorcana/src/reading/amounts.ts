/** How much an ability says: a number, or something to count. */

import type { CardId } from "@tcg/core";
import { bounded } from "../bounds.ts";
import type { Amount, Filter, PublicZone, Selector } from "../cards.ts";
import type { Look, Snapshot } from "../types.ts";
import type { Deed, Seat } from "../vocabulary.ts";
import type { Context } from "./context.ts";
import { isSuch, matches } from "./filters.ts";
import { definition } from "./printed.ts";
import { lookFrom } from "./readers.ts";
import { allInDiscards, allInPlay, opponentsOf } from "./table.ts";

export function amountOf(context: Context, amount: Amount): number {
  if (typeof amount === "number") return amount;
  // A negative number of nothing is 0: JSON knows no minus zero.
  return bounded(0 + (amount.times ?? 1) * counted(context, amount));
}

function counted(context: Context, amount: Exclude<Amount, number>): number {
  if ("count" in amount) return cardsLike(context, amount.count, amount.zone).length;
  if ("result" in amount) return context.results[amount.result] ?? 0;
  if ("happened" in amount) return context.occurrence?.amount ?? 0;
  const { seats } = context.table.state;
  if ("loreOf" in amount) {
    return Math.max(0, ...playersOf(context, amount.loreOf).map((seat) => seats[seat].lore));
  }
  if ("cardsIn" in amount) {
    const { of, cardsIn } = amount;
    return Math.max(0, ...playersOf(context, of).map((seat) => seats[seat][cardsIn].length));
  }
  if ("missing" in amount) {
    return Math.max(0, amountOf(context, amount.to) - amountOf(context, amount.missing));
  }
  if ("deeds" in amount) return deedsDone(context, amount.deeds, amount.by);
  const { stat } = amount;
  // Of several, all of it together.
  return looksOf(context, amount.of).reduce((sum, look) => sum + statOn(context, look, stat), 0);
}

type Read = Extract<Amount, { readonly stat: unknown }>["stat"];

export function statOn({ table }: Context, look: Look, stat: Read): number {
  return stat === "cost" ? definition(table, look.def).cost : look[stat];
}

/** How often something was done this turn, by or to cards like these as they are printed. */
export function deedsDone(context: Context, deed: Deed, by: Filter): number {
  return context.table.state.shared.deeds.filter(
    (done) => done.deed === deed && isSuch(context, done, by),
  ).length;
}

/** "You", or the opponents; of several the one that the context looks at, if it does. */
export function playersOf(
  { table, seat, opponent }: Context,
  who: "you" | "opponent",
): readonly Seat[] {
  if (who === "you") return [seat];
  return opponent === undefined ? opponentsOf(table.state, seat) : [opponent];
}

/** Cards in a public zone that are like this. */
export function cardsLike(context: Context, filter: Filter, zone: PublicZone = "play"): CardId[] {
  const { table } = context;
  const all = zone === "play" ? allInPlay(table) : allInDiscards(table);
  return all.filter((id) => matches(context, lookFrom(context, id), filter));
}

/** CR 7.1.9: what a text refers to, as it is if it is there, else as it last was. */
export function looksOf(context: Context, selector: Selector): readonly Look[] {
  const { table, occurrence } = context;
  const { state } = table;
  const live = (id: CardId): Look[] => (state.cards.has(id) ? [lookFrom(context, id)] : []);
  const liveOr = (was: Snapshot | undefined): readonly Look[] => {
    if (was === undefined) return [];
    return state.cards.get(was.card)?.zone === "play" ? live(was.card) : [was];
  };
  switch (selector.pick) {
    case "self":
      return context.was === null ? live(context.self) : [context.was];
    case "it":
      return liveOr(occurrence?.card);
    case "the-other":
      return liveOr(occurrence?.other);
    case "challenger":
    case "defender":
      return state.shared.challenge === null ? [] : live(state.shared.challenge[selector.pick]);
    case "those":
      return (context.refs[selector.as] ?? []).flatMap((id) => {
        const was = state.shared.departed[id];
        return was === undefined || state.cards.has(id) ? live(id) : [was];
      });
    case "all":
      return cardsLike(context, selector.where, selector.zone).flatMap(live);
    case "chosen":
      return [];
  }
}

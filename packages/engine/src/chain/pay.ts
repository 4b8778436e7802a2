/** LT 8.5, 8.12: an activation pays its costs, one after the other. */
import type { CardId } from "@tcg/core";
import type { Cost } from "../cards/card.ts";
import { autoCost } from "../choices/auto.ts";
import type { Choice } from "../choices/choice.ts";
import { cardsAtOnce, costOptions, partOf, restOf } from "../choices/costs.ts";
import { leavesPayable } from "../choices/payable.ts";
import { payCost } from "../procedures/pay-cost.ts";
import { definition, effectOf } from "../reading/table.ts";
import type { Activation, Play, Table } from "../types.ts";
import { costsOf } from "./legality.ts";

/** What is still to be paid; of the first, what earlier answers have left. */
function costsLeft(table: Table, activation: Activation): readonly Cost[] {
  const { seat, source, via, costsPaid, cardsPaid } = activation;
  const effect = effectOf(definition(table, source.def), activation.effect);
  const [first, ...others] = costsOf(table, { seat, source, via, effect }).slice(costsPaid);
  if (first === undefined) return [];
  const rest = cardsPaid === 0 ? first : restOf(first, cardsPaid);
  return rest === null ? others : [rest, ...others];
}

/** The cost that is paid next, or what is left of it; null when all is paid. */
export function nextCost(table: Table, activation: Activation): Cost | null {
  return costsLeft(table, activation)[0] ?? null;
}

/** Pays the next cost, or asks what to pay it with. False when all is paid. */
export function payNext(play: Play, activation: Activation): boolean {
  const { state } = play;
  if (nextCost(play, activation) === null) return false;
  const choice = costChoice(play, activation);
  if (choice.options.length <= choice.max) payWith(play, activation, choice.options);
  else if (state.config.responses === "auto") {
    payWith(play, activation, autoCost(play, choice));
  } else {
    const ask = { for: "cost", activation } as const;
    play.ask({ kind: "choose_cards", seat: activation.seat, ask });
  }
  return true;
}

/** What the next cost can be paid with, so that those after it can be paid, too (LT 8.12). */
export function costChoice(table: Table, activation: Activation): Choice {
  const costs = costsLeft(table, activation);
  const [cost] = costs;
  if (cost === undefined) return { options: [], min: 0, max: 0 };
  const { seat, source, targets } = activation;
  const paying = { seat, source, targets: targets.flat() };
  const fits = (cards: readonly CardId[]): boolean => leavesPayable(table, paying, costs, cards);
  const all = costOptions(table, paying, cost);
  // Where nothing comes after it, or what comes can no longer be paid because of what the payment
  // itself has changed, any will do.
  const open = costs.length === 1 ? [] : all.filter((id) => fits([id]));
  const options = open.length > 0 ? open : all;
  const count = cardsAtOnce(cost, all.length);
  return { options, min: count, max: count, ...(open.length > 0 && { fits }) };
}

/** Pays the next cost with these cards, or a part of it, and goes on. */
export function payWith(play: Play, activation: Activation, cards: readonly CardId[]): void {
  const cost = nextCost(play, activation);
  if (cost !== null) payCost(play, activation, partOf(cost, cards.length), cards);
  const isPaid = cost === null || cards.length === 0 || restOf(cost, cards.length) === null;
  const paid = isPaid
    ? { costsPaid: activation.costsPaid + 1, cardsPaid: 0 }
    : { cardsPaid: activation.cardsPaid + cards.length };
  play.next({ kind: "activate", activation: { ...activation, ...paid } });
}

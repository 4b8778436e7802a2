/** How much: "2 damage", "a card for each other character of yours". */

import { counted } from "@tcg/core/hosting";
import type { Amount } from "../cards.ts";
import { en } from "./en.ts";
import { some } from "./grammar.ts";
import { discardOf, nounOf, relativeWords } from "./nouns.ts";
import { selected } from "./selectors.ts";
import { type Speaking, without } from "./speaking.ts";

/** In two parts, with what is done in between: "1 damage … for each item of yours". */
export interface Said {
  readonly head: string;
  /** Empty for a number. */
  readonly tail: string;
}

export type Unit = (count: number) => string;

relativeWords.number = (amount, say) => numberText(amount, say);

export const cards: Unit = (count) => some(count, "card");
export const lore: Unit = (count) => `${count} lore`;
export const damage: Unit = (count) => `${count} damage`;
export const counters: Unit = (count) => counted(count, "damage counter");

type Counted = Exclude<Amount, number>;

export function amountText(amount: Amount, unit: Unit, say: Speaking): Said {
  if (typeof amount === "number") return { head: unit(amount), tail: "" };
  const { times = 1 } = amount;
  return { head: unit(times), tail: `for each ${eachOf(amount, say)}` };
}

/** What one of them is: "card in your hand", "1 strength of this character". */
function eachOf(amount: Counted, say: Speaking): string {
  if ("count" in amount) {
    if (amount.zone !== "discard") return nounOf(amount.count, "play", say).one;
    const { one } = nounOf(without(amount.count, "side"), "discard", say);
    return `${one} in ${discardOf(amount.count)}`;
  }
  if ("result" in amount) return en.results[amount.result][0];
  if ("happened" in amount) return happened(say);
  if ("loreOf" in amount)
    return `lore ${amount.loreOf === "you" ? "you have" : "your opponent has"}`;
  if ("cardsIn" in amount) {
    return `card in ${amount.of === "you" ? "your" : "your opponent's"} ${amount.cardsIn}`;
  }
  if ("missing" in amount) return `one that ${missingText(amount, say)}`;
  if ("deeds" in amount)
    return `${nounOf(amount.by, "event", say).one} that ${en.deeds[amount.deeds]}`;
  const of = selected(amount.of, say).text;
  switch (amount.stat) {
    case "under":
      return `card under ${of}`;
    case "damage":
      return `damage on ${of}`;
    case "cost":
      return `ink that ${of} costs`;
    default:
      return `${en.stats[amount.stat]} of ${of}`;
  }
}

/** "the number of cards in your hand lacks to 3" */
function missingText(
  { missing, to }: Extract<Counted, { readonly missing: unknown }>,
  say: Speaking,
): string {
  return `${numberText(missing, say)} lacks to ${numberText(to, say)}`;
}

/** How much the trigger speaks of. */
function happened({ trigger }: Speaking): string {
  if (trigger?.on === "lore-gained") return "lore gained";
  return trigger?.on === "damage-removed" ? "damage removed" : "damage dealt";
}

/** What is counted, as a number by itself: "the number of cards in your hand". */
export function numberText(amount: Amount, say: Speaking): string {
  if (typeof amount === "number") return `${amount}`;
  const { times = 1 } = amount;
  const factor = times === 1 ? "" : `${times} times `;
  if ("stat" in amount) {
    const of = selected(amount.of, say).text;
    if (amount.stat === "under") return `${factor}the number of cards under ${of}`;
    const what =
      amount.stat === "damage" || amount.stat === "cost" ? amount.stat : en.stats[amount.stat];
    return `${factor}the ${what} of ${of}`;
  }
  if ("result" in amount) return `${factor}${en.results[amount.result][1]}`;
  if ("happened" in amount) return `${factor}the ${happened(say)}`;
  if ("loreOf" in amount) {
    return `${factor}${amount.loreOf === "you" ? "your lore" : "your opponent's lore"}`;
  }
  if ("cardsIn" in amount) {
    const whose = amount.of === "you" ? "your" : "your opponent's";
    return `${factor}the number of cards in ${whose} ${amount.cardsIn}`;
  }
  if ("missing" in amount) return `${factor}what ${missingText(amount, say)}`;
  if ("deeds" in amount) {
    return `${factor}the number of ${nounOf(amount.by, "event", say).many} that ${en.deeds[amount.deeds]}`;
  }
  if (amount.zone === "discard") {
    const { many } = nounOf(without(amount.count, "side"), "discard", say);
    return `${factor}the number of ${many} in ${discardOf(amount.count)}`;
  }
  return `${factor}the number of ${nounOf(amount.count, "play", say).many}`;
}

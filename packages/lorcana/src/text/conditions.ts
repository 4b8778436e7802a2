/** What must hold: "you have 2 or more characters". */
import type { Condition, Range } from "../cards.ts";
import { numberText } from "./amounts.ts";
import { en } from "./en.ts";
import { discardOf, nounOf, predicate, rangeText, statText, withOther } from "./nouns.ts";
import { itOf, selected } from "./selectors.ts";
import { type Speaking, thisCard, without } from "./speaking.ts";

/** `isNot`: that it does not hold. `inner`: as one of several. */
export function conditionText(
  condition: Condition,
  say: Speaking,
  isNot = false,
  inner = false,
): string {
  if ("not" in condition) return conditionText(condition.not, say, !isNot, inner);
  if ("all" in condition || "any" in condition) {
    const isAll = "all" in condition;
    const parts = isAll ? condition.all : condition.any;
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return conditionText(only, say, isNot, inner);
    // "Not both" is "one of them not".
    const joint = isAll === isNot ? "or" : "and";
    const said = parts.map((part) => conditionText(part, say, isNot, true)).join(` ${joint} `);
    return inner ? `(${said})` : said;
  }
  if ("turn" in condition) {
    const isYours = (condition.turn === "yours") !== isNot;
    return isYours ? "it is your turn" : "it is your opponent's turn";
  }
  if ("self" in condition)
    return `${thisCard(say)} ${predicate(condition.self, "play", say, isNot)}`;
  if ("it" in condition) return `${itOf(say).text} ${predicate(condition.it, "event", say, isNot)}`;
  if ("have" in condition) return haveText(condition, say, isNot);
  if ("compare" in condition) {
    return `${numberText(condition.compare, say)} ${isNot ? "is not" : "is"} ${rangeText(condition.is)}`;
  }
  if ("more" in condition) {
    const [more, than] = [numberText(condition.more, say), numberText(condition.than, say)];
    return `${more} is ${isNot ? "not " : ""}more than ${than}`;
  }
  if ("greatest" in condition) {
    const [one, others] = [nounOf(condition.of, "play", say), nounOf(condition.than, "play", say)];
    const stat = condition.greatest === "cost" ? "cost" : en.stats[condition.greatest];
    return `${isNot ? "no" : "one"} ${one.one} has more ${stat} than each ${others.one}`;
  }
  if ("deed" in condition) {
    const { one, many } = nounOf(condition.by, "event", say);
    const some = manyText(condition.is, one, many);
    return `${isNot ? "it is not so that " : ""}${some} ${en.deeds[condition.deed]}`;
  }
  if ("those" in condition) {
    const { text } = selected({ pick: "those", as: condition.those }, say);
    return `${text} ${predicate(condition.are, "event", say, isNot)}`;
  }
  if ("lore" in condition) {
    return `${holder(condition.lore, isNot)} ${statText(condition.is, "lore")}`;
  }
  if ("log" in condition) {
    const who = condition.of === "you" ? "you have" : "your opponent has";
    const done = en.log[condition.log]((noun) => manyText(condition.is, noun));
    return `${who}${isNot ? " not" : ""} ${done} this turn`;
  }
  const cards = manyText(condition.is, "card");
  const whose = condition.of === "you" ? "your" : "their";
  return `${holder(condition.of, isNot)} ${cards} in ${whose} ${condition.cardsIn}`;
}

function holder(who: "you" | "opponent", isNot: boolean): string {
  if (who === "you") return isNot ? "you do not have" : "you have";
  return isNot ? "your opponent does not have" : "your opponent has";
}

/** "a card", "no cards", "2 or more cards" */
function manyText(range: Range, one: string, many = `${one}s`): string {
  const { min, max } = range;
  if (min === 1 && max === undefined) return withOther(one);
  if (max === 0) return `no ${many}`;
  return `${rangeText(range, "fewer")} ${min === 1 && max === 1 ? one : many}`;
}

function haveText(
  { have, zone, count }: Extract<Condition, { readonly have: unknown }>,
  say: Speaking,
  isNot: boolean,
): string {
  const plain = without(have, "side", "other");
  const other = have.other ? "other " : "";
  const kind = nounOf(plain, zone ?? "play", say);
  const many = manyText(count, `${other}${kind.one}`, `${other}${kind.many}`);
  const isOne = count.min === 1 && (count.max ?? 1) === 1;
  const there = `there ${isOne ? "is" : "are"}${isNot ? " not" : ""} ${many}`;
  if (zone === "discard") return `${there} in ${discardOf(have)}`;
  // A card at a location, or in a challenge, is in play.
  const isClear = have.at !== undefined || have.challenging || have.challenged;
  const inPlay = isClear ? "" : " in play";
  if (have.side === "yours") return `${holder("you", isNot)} ${many}${inPlay}`;
  if (have.side === "opposing") return `${holder("opponent", isNot)} ${many}${inPlay}`;
  return `${there}${inPlay}`;
}

/** Before what applies: "during your turn", "while you have 2 or more items in play". */
export function whileText(condition: Condition, say: Speaking): string {
  if ("turn" in condition) {
    return condition.turn === "yours" ? "during your turn" : "during your opponent's turn";
  }
  return `while ${conditionText(condition, say)}`;
}

/** Which keywords a card has, printed or given (CR 10). */
import { type CardId, cardOf } from "@tcg/core";
import { givesPower, keywordRules } from "../keywords/index.ts";
import type { Power } from "../keywords/keyword.ts";
import type { Table } from "../types.ts";
import type { Keyword } from "../vocabulary.ts";
import { amountOf } from "./amounts.ts";
import type { Layer } from "./context.ts";
import type { Standing } from "./facts.ts";
import { printedCard } from "./printed.ts";
import type { Having, PrintedCard } from "./printed-card.ts";
import { contextOfFact, factsOn } from "./standing.ts";

function printedOf(table: Table, id: CardId): PrintedCard {
  return printedCard(table, cardOf(table.state, id).def);
}

const NONE: readonly Having[] = [];

interface Given {
  readonly more: readonly Having[];
  /** CR 1.2.2: taken away, wherever it comes from. */
  readonly lost: readonly Keyword[];
}

const NOTHING: Given = { more: NONE, lost: [] };

function isLost({ fact }: Standing<"keyword">): boolean {
  return fact.lost === true;
}

function given(table: Table, id: CardId, layer: Layer = "full"): Given {
  const facts = factsOn(table, id, "keyword", layer);
  if (facts.length === 0 || cardOf(table.state, id).zone === "discard") return NOTHING;
  const lost = facts.some(isLost) ? facts.filter(isLost).map(({ fact }) => fact.keyword) : [];
  const more: Having[] = [];
  for (const standing of facts) {
    const { keyword, value = 0, each } = standing.fact;
    if (lost.includes(keyword)) continue;
    const times = each === undefined ? 1 : amountOf(contextOfFact(table, standing, layer), each);
    if (times !== 0) more.push({ keyword, value: value * times });
  }
  return { more, lost };
}

/** As often as it has them. */
export function havingsOf(table: Table, id: CardId, layer: Layer = "full"): readonly Having[] {
  const { havings } = printedOf(table, id);
  const { more, lost } = given(table, id, layer);
  if (lost.length > 0) {
    return [...havings.filter(({ keyword }) => !lost.includes(keyword)), ...more];
  }
  return more.length === 0 ? havings : [...havings, ...more];
}

/** Each once. */
export function keywordsOf(table: Table, id: CardId, layer: Layer = "full"): readonly Keyword[] {
  const { keywords } = printedOf(table, id);
  const { more, lost } = given(table, id, layer);
  if (more.length === 0 && lost.length === 0) return keywords;
  const left = lost.length === 0 ? keywords : keywords.filter((each) => !lost.includes(each));
  return [...new Set([...left, ...more.map(({ keyword }) => keyword)])];
}

/** Whether any of its keywords gives it this. */
export function hasPower(table: Table, id: CardId, power: Power): boolean {
  const { more, lost } = given(table, id);
  for (const keyword of printedOf(table, id).keywords) {
    if (givesPower(keyword, power) && !lost.includes(keyword)) return true;
  }
  for (const { keyword } of more) if (givesPower(keyword, power)) return true;
  return false;
}

/** CR 10.1.1: +N keywords add up; of the others the best counts. 0 if it has none. */
export function powerNumber(table: Table, id: CardId, power: Power, layer: Layer = "full"): number {
  let sum = 0;
  let best = 0;
  for (const { keyword, value } of havingsOf(table, id, layer)) {
    if (!givesPower(keyword, power)) continue;
    if (keywordRules[keyword].number === "sum") sum += value;
    else best = Math.max(best, value);
  }
  return sum + best;
}

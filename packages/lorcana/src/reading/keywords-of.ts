/** Which keywords a card has, printed or given (CR 10). */
import { type CardId, cardOf } from "@tcg/core";
import { givesPower, keywordRules } from "../keywords/index.ts";
import type { Power } from "../keywords/keyword.ts";
import type { Table } from "../types.ts";
import type { Keyword } from "../vocabulary.ts";
import type { Layer } from "./context.ts";
import { printedCard } from "./printed.ts";
import type { Having, PrintedCard } from "./printed-card.ts";
import { factsOn } from "./standing.ts";

function printedOf(table: Table, id: CardId): PrintedCard {
  return printedCard(table, cardOf(table.state, id).def);
}

const NONE: readonly Having[] = [];

function given(table: Table, id: CardId, layer: Layer = "full"): readonly Having[] {
  const facts = factsOn(table, id, "keyword", layer);
  if (facts.length === 0 || cardOf(table.state, id).zone === "discard") return NONE;
  return facts.map(({ fact: { keyword, value = 0 } }) => ({ keyword, value }));
}

/** As often as it has them. */
export function havingsOf(table: Table, id: CardId, layer: Layer = "full"): readonly Having[] {
  const { havings } = printedOf(table, id);
  const others = given(table, id, layer);
  return others.length === 0 ? havings : [...havings, ...others];
}

/** Each once. */
export function keywordsOf(table: Table, id: CardId, layer: Layer = "full"): readonly Keyword[] {
  const { keywords } = printedOf(table, id);
  const others = given(table, id, layer);
  if (others.length === 0) return keywords;
  return [...new Set([...keywords, ...others.map(({ keyword }) => keyword)])];
}

/** Whether any of its keywords gives it this. */
export function hasPower(table: Table, id: CardId, power: Power): boolean {
  for (const keyword of printedOf(table, id).keywords) if (givesPower(keyword, power)) return true;
  for (const { keyword } of given(table, id)) if (givesPower(keyword, power)) return true;
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

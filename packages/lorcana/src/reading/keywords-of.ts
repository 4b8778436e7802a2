/** Which keywords a card has, printed or given (CR 10). */
import { type CardId, cardOf } from "@tcg/core";
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
  const facts = factsOn(table, id, "keyword", layer !== "base");
  if (facts.length === 0 || cardOf(table.state, id).zone === "discard") return NONE;
  return facts.map(({ fact: { keyword, value = 0 } }) => ({ keyword, value }));
}

/** As often as it has them. */
export function havingsOf(table: Table, id: CardId): readonly Having[] {
  const { havings } = printedOf(table, id);
  const others = given(table, id);
  return others.length === 0 ? havings : [...havings, ...others];
}

/** Each once. */
export function keywordsOf(table: Table, id: CardId, layer: Layer = "full"): readonly Keyword[] {
  const { keywords } = printedOf(table, id);
  const others = given(table, id, layer);
  if (others.length === 0) return keywords;
  return [...new Set([...keywords, ...others.map(({ keyword }) => keyword)])];
}

export function hasKeyword(table: Table, id: CardId, keyword: Keyword): boolean {
  return (
    printedOf(table, id).keywords.includes(keyword) ||
    given(table, id).some((having) => having.keyword === keyword)
  );
}

/** CR 10.1.1: +N keywords add up. */
export function keywordSum(table: Table, id: CardId, keyword: Keyword): number {
  let sum = 0;
  for (const having of havingsOf(table, id)) if (having.keyword === keyword) sum += having.value;
  return sum;
}

/** CR 10.1.1: the others do not; of several Singers the best counts. */
export function keywordBest(table: Table, id: CardId, keyword: Keyword): number | null {
  let best: number | null = null;
  for (const having of havingsOf(table, id)) {
    if (having.keyword === keyword) best = Math.max(having.value, best ?? having.value);
  }
  return best;
}

/** Which keywords a card has, printed or given (CR 10). */
import { type CardId, cardOf } from "@tcg/core";
import type { Table } from "../types.ts";
import type { Keyword } from "../vocabulary.ts";
import type { Layer } from "./context.ts";
import { factsOn } from "./facts.ts";
import { definition } from "./printed.ts";

interface Having {
  readonly keyword: Keyword;
  readonly value: number;
}

function every(table: Table, id: CardId, layer: Layer): Having[] {
  const { state } = table;
  const card = cardOf(state, id);
  const found: Having[] = [];
  for (const ability of definition(table, card.def).abilities ?? []) {
    if (ability.kind === "keyword") {
      found.push({ keyword: ability.keyword, value: ability.value ?? 0 });
    }
  }
  if (card.zone !== "play" && card.zone !== "limbo") return found;
  for (const { fact } of factsOn(table, id, "keyword", layer !== "base")) {
    found.push({ keyword: fact.keyword, value: fact.value ?? 0 });
  }
  return found;
}

export function keywordsOf(table: Table, id: CardId, layer: Layer = "full"): readonly Keyword[] {
  return [...new Set(every(table, id, layer).map(({ keyword }) => keyword))];
}

export function hasKeyword(table: Table, id: CardId, keyword: Keyword): boolean {
  return every(table, id, "full").some((having) => having.keyword === keyword);
}

/** CR 10.1.1: +N keywords add up. */
export function keywordSum(table: Table, id: CardId, keyword: Keyword): number {
  return every(table, id, "full")
    .filter((having) => having.keyword === keyword)
    .reduce((sum, { value }) => sum + value, 0);
}

/** CR 10.1.1: the others do not; of several Singers the best counts. */
export function keywordBest(table: Table, id: CardId, keyword: Keyword): number | null {
  const values = every(table, id, "full")
    .filter((having) => having.keyword === keyword)
    .map(({ value }) => value);
  return values.length === 0 ? null : Math.max(...values);
}

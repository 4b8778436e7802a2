/** Which keywords a card has, printed or given (CR 10). */
import { type CardId, cardOf } from "@tcg/core";
import type { State } from "../types.ts";
import type { Keyword } from "../vocabulary.ts";
import { type Book, definition } from "./book.ts";
import type { Layer } from "./context.ts";
import { factsOn } from "./facts.ts";

interface Having {
  readonly keyword: Keyword;
  readonly value: number;
}

function every(book: Book, state: State, id: CardId, layer: Layer): Having[] {
  const card = cardOf(state, id);
  const found: Having[] = [];
  for (const ability of definition(book, card.def).abilities ?? []) {
    if (ability.kind === "keyword") {
      found.push({ keyword: ability.keyword, value: ability.value ?? 0 });
    }
  }
  if (card.zone !== "play" && card.zone !== "limbo") return found;
  for (const { fact } of factsOn(book, state, id, "keyword", layer !== "base")) {
    found.push({ keyword: fact.keyword, value: fact.value ?? 0 });
  }
  return found;
}

export function keywordsOf(
  book: Book,
  state: State,
  id: CardId,
  layer: Layer = "full",
): readonly Keyword[] {
  return [...new Set(every(book, state, id, layer).map(({ keyword }) => keyword))];
}

export function hasKeyword(book: Book, state: State, id: CardId, keyword: Keyword): boolean {
  return every(book, state, id, "full").some((having) => having.keyword === keyword);
}

/** CR 10.1.1: +N keywords add up. */
export function keywordSum(book: Book, state: State, id: CardId, keyword: Keyword): number {
  return every(book, state, id, "full")
    .filter((having) => having.keyword === keyword)
    .reduce((sum, { value }) => sum + value, 0);
}

/** CR 10.1.1: the others do not; of several Singers the best counts. */
export function keywordBest(book: Book, state: State, id: CardId, keyword: Keyword): number | null {
  const values = every(book, state, id, "full")
    .filter((having) => having.keyword === keyword)
    .map(({ value }) => value);
  return values.length === 0 ? null : Math.max(...values);
}

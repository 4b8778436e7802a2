/** How many cards a set has. Tokens are counted apart: only effects make them, no deck holds them (LT 2.6). */
import type { CardDefinition } from "@ltcg/engine";
import { counted } from "@tcg/core/hosting";

export interface Count {
  readonly cards: number;
  readonly tokens: number;
}

export function countOf(all: readonly CardDefinition[]): Count {
  const tokens = all.filter((card) => card.type === "stereotype" && card.token === true).length;
  return { cards: all.length - tokens, tokens };
}

/** "132 cards and 1 token" */
export function countInWords({ cards, tokens }: Count): string {
  return tokens === 0
    ? counted(cards, "card")
    : `${counted(cards, "card")} and ${counted(tokens, "token")}`;
}

/** "3 of 132 cards"; tokens are mentioned if any were found. */
export function shareInWords(found: Count, all: Count): string {
  const cards = `${found.cards} of ${counted(all.cards, "card")}`;
  return found.tokens === 0
    ? cards
    : `${cards}, ${found.tokens} of ${counted(all.tokens, "token")}`;
}

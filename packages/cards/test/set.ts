/** The set as the tests look at it: its cliques, and those of them that are complete. */
import type { CardDefinition } from "@ltcg/engine";
import { type Clique, cliques } from "../src/index.ts";

export const CLIQUES = 6;
export const CARDS_OF_CLIQUE = 22;

/** Tokens come on top, and are in no deck. */
export function deckCards({ cards }: Clique): readonly CardDefinition[] {
  return cards.filter((card) => card.type !== "stereotype" || !card.token);
}

/** A clique in the making is held to what it is already. */
export const complete: readonly Clique[] = cliques.filter(
  (clique) => deckCards(clique).length >= CARDS_OF_CLIQUE,
);

/** Those that were complete once, and stay so. */
export const FINISHED: readonly string[] = [
  "sugar-rush",
  "rumor-mill",
  "swap-table",
  "compost-club",
  "hall-monitors",
  "salad-bar",
];

export const isWholeSet: boolean = complete.length >= CLIQUES;

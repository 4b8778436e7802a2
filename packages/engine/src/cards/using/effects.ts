/** The effects of a card set, in its order: what can be used of it. */
import { hashJson } from "@tcg/core";
import type { CardDefinition, CardTable, Effect } from "../card.ts";

export interface Aimed {
  readonly card: CardDefinition;
  readonly effect: Effect;
}

export function effectsOf(cards: CardTable): Aimed[] {
  return Object.values(cards).flatMap((card) =>
    (card.effects ?? []).map((effect) => ({ card, effect })),
  );
}

/** How an effect is called in counts and reports. */
export function nameOf(card: string, effect: string): string {
  return `${card}/${effect}`;
}

/** Another one as soon as any effect says something else: a page about others can be told. */
export function fingerprintOf(cards: CardTable): string {
  return hashJson(effectsOf(cards).map(({ card, effect }) => [card.id, effect]));
}

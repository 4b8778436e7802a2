/** LT 9.7: the fixed policy by which the simple game makes its choices. */
import { byPrintedCard, type CardId, cardOf } from "@tcg/core";
import { statsOf } from "../reading/stats.ts";
import type { LunchTable, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import type { Choice } from "./choice.ts";

/** For what harms, the cards of the other seat come first; for all else one's own. */
export function autoCards(
  state: State,
  seat: Seat,
  options: readonly CardId[],
  count: number,
  harms: boolean,
): CardId[] {
  const isWanted = (id: CardId): boolean => (state.cards.get(id)?.seat === seat) !== harms;
  const sorted = inPublicOrder(state, options).toSorted(
    (a, b) => Number(isWanted(b)) - Number(isWanted(a)),
  );
  return sorted.slice(0, count);
}

/**
 * Costs take the lowest attack, in a hand the first by printed card. What has no attack that everybody
 * sees counts as 0: nothing hidden decides (LT 8.15).
 */
export function autoCost(table: Table, { options, max, fits }: Choice): CardId[] {
  const { state } = table;
  const attack = (id: CardId): number => {
    const { zone, faceDown } = cardOf(state, id);
    return zone === "hand" || faceDown ? 0 : statsOf(table, id).attack;
  };
  const sorted = inPublicOrder(state, options).toSorted((a, b) => attack(a) - attack(b));
  const chosen: CardId[] = [];
  for (const id of sorted) {
    if (chosen.length === max) break;
    if (fits?.([...chosen, id]) ?? true) chosen.push(id);
  }
  return chosen;
}

/** LT 3.4: when the cards of a hand were drawn is private; all else is public. */
function inPublicOrder(state: State, options: readonly CardId[]): readonly CardId[] {
  const isHand = options.every((id) => cardOf(state, id).zone === "hand");
  return isHand ? byPrintedCard<LunchTable>(state, options) : options;
}

/** LT 2.7: what a card carries when it comes to the table, whatever it was before. */
import type { CardData } from "./types.ts";

export function freshData(turnEntered: number, given: Partial<CardData> = {}): CardData {
  return {
    position: null,
    vice: 0,
    turnEntered,
    summoned: null,
    hasAttacked: false,
    changedPosition: false,
    controlTaken: false,
    usedEffects: [],
    equippedTo: null,
    isToken: false,
    ...given,
  };
}

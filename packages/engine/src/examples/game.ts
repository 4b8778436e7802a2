import type { CardTable } from "../cards.ts";
import { defineCards } from "../define-cards.ts";
import { createGame, type LunchTableGame } from "../game.ts";
import { exampleCards } from "./cards.ts";

export const exampleTable: CardTable = checked();
export const exampleGame: LunchTableGame = createGame(exampleTable);

function checked(): CardTable {
  const defined = defineCards(exampleCards);
  if (!defined.ok) throw new TypeError(JSON.stringify(defined.faults, null, 2));
  return defined.cards;
}

import type { DefinedCards } from "../complete-cards.ts";
import { defineCards } from "../define-cards.ts";
import { createGame, type LorcanaGame } from "../game.ts";
import { sampleCards } from "./cards.ts";

export const sampleTable: DefinedCards = checked();
export const sampleGame: LorcanaGame = createGame(sampleTable);

function checked(): DefinedCards {
  const defined = defineCards(sampleCards);
  if (!defined.ok) throw new TypeError(JSON.stringify(defined.faults, null, 2));
  return defined.cards;
}

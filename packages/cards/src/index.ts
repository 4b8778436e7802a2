/** `@ltcg/cards`: the card set of LunchTable. A clique is a folder of cliques/ and a line here. */
import { type CardTable, defineCards } from "@ltcg/engine";
import type { Clique } from "./clique.ts";
import { rumorMill } from "./cliques/rumor-mill/index.ts";
import { sugarRush } from "./cliques/sugar-rush/index.ts";

export type { Clique } from "./clique.ts";

export const cliques: readonly Clique[] = [
  sugarRush, //
  rumorMill,
];

/** Every card of the set by its id, as the engine takes them. */
export const cards: CardTable = checked();

function checked(): CardTable {
  const defined = defineCards(cliques.flatMap((clique) => clique.cards));
  if (!defined.ok) throw new TypeError(JSON.stringify(defined.faults, null, 2));
  return defined.cards;
}

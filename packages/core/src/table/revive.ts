import type { GameTypes, State } from "../types.ts";
import { ByCard } from "./by-card.ts";

/**
 * A state as it was read from its JSON, with its cards laid out so that they can be asked for. A game
 * does this by itself with every state it is given; this is for whoever reads the cards of a stored state.
 */
export function revive<G extends GameTypes>(state: State<G>): State<G> {
  const { cards, known } = state;
  if (cards instanceof ByCard && known instanceof ByCard) return state;
  return { ...state, cards: ByCard.from(cards), known: ByCard.from(known) };
}

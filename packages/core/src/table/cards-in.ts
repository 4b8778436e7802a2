/** Cards of a state, and the cards in its zones. */
import type { CardId } from "../ids.ts";
import { InvariantError } from "../invariant-error.ts";
import type { Card, GameTypes, State, ZoneContent } from "../types.ts";

export function cardOf<G extends GameTypes>(state: State<G>, id: CardId): Card<G> {
  const card = state.cards.get(id);
  if (card === undefined) throw new InvariantError("no such card", { id });
  return card;
}

/** The cards in a zone, empty slots left out. */
export function idsIn<G extends GameTypes>(
  state: State<G>,
  seat: G["seat"],
  zone: G["zone"],
): CardId[] {
  const content: ZoneContent = state.seats[seat][zone];
  // Piles have no empty slots, and are copied whole.
  return content.includes(null)
    ? content.filter((id) => id !== null)
    : (content.slice() as CardId[]);
}

/** Of the zone a card lies in. */
export function contentOf<G extends GameTypes>(
  state: State<G>,
  { seat, zone }: Pick<Card<G>, "seat" | "zone">,
): ZoneContent {
  return state.seats[seat as G["seat"]][zone as G["zone"]];
}

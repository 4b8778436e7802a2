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
  const ids = content.slice() as CardId[];
  // A pile has no empty slots. Where there are, cards move up: a list that grows takes more memory.
  let count = content.indexOf(null);
  if (count < 0) return ids;
  for (let i = count + 1; i < content.length; i++) {
    const id = content[i] as CardId | null;
    if (id !== null) ids[count++] = id;
  }
  while (ids.length > count) ids.pop();
  return ids;
}

/** Of the zone a card lies in. */
export function contentOf<G extends GameTypes>(
  state: State<G>,
  { seat, zone }: Pick<Card<G>, "seat" | "zone">,
): ZoneContent {
  return state.seats[seat as G["seat"]][zone as G["zone"]];
}

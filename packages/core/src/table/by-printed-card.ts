/**
 * Cards that leave a hand together, or of which the rules take some, in an order that tells nobody when
 * each was drawn: by printed card, as their ids are sorted, and of equal cards those first that most seats
 * have learned.
 */
import { type CardId, cardNumber } from "../ids.ts";
import type { GameTypes, State } from "../types.ts";
import { cardOf } from "./cards-in.ts";

export function byPrintedCard<G extends GameTypes>(
  state: State<G>,
  cards: readonly CardId[],
): CardId[] {
  if (cards.length < 2) return [...cards];
  const learnedBy = (id: CardId): number => state.known.get(id)?.length ?? 0;
  return cards.toSorted((a, b) => {
    const [one, other] = [cardOf(state, a).def, cardOf(state, b).def];
    if (one !== other) return one < other ? -1 : 1;
    return learnedBy(b) - learnedBy(a) || cardNumber(a) - cardNumber(b);
  });
}

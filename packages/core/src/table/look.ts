/**
 * Fresh ids for cards of a hand that somebody looks at. The old ones would tell the viewer when each
 * card came there; the new ones may not tell anybody more than they are shown either.
 *
 * The viewer sees faces, so the ids go by face. Someone who does not look, but knew some of the cards,
 * is told their new ids and must not learn from the gaps what is between them. So there is a block of
 * ids for every set of onlookers that may know a card, each block as long as there are cards: within a
 * block everybody who is told one of the ids knows all the cards of it. How many ids are used up depends
 * on how many cards are looked at and by whom, which everybody sees.
 */

import { type CardId, cardId, cardNumber } from "../ids.ts";
import type { ReadonlyByCard } from "./by-card.ts";
import type { Face } from "./changes.ts";
import { type ZoneRule, zoneShows } from "./zones.ts";

export interface Look {
  readonly rule: ZoneRule;
  readonly seating: readonly string[];
  /** The seat whose zone it is. */
  readonly seat: string;
  readonly by: readonly string[];
}

/** On the table ids are open to all, and in an ordered zone the viewer sees the places anyway. */
export function givesFreshIds({ ordered, faces }: ZoneRule): boolean {
  return !ordered && faces !== "all";
}

/** How many ids a look at so many cards uses up. */
export function idsForLook(look: Look, cards: number): number {
  return cards * 2 ** onlookers(look).length;
}

/** The cards by their new ids. */
export function freshIds<F extends Face>(
  look: Look,
  cards: readonly F[],
  known: ReadonlyByCard<readonly string[]>,
  nextId: number,
): (F & { readonly as: CardId })[] {
  const watching = onlookers(look);
  const blocks: F[][] = Array.from({ length: 2 ** watching.length }, () => []);
  for (const face of cards) {
    const knownBy = known.get(face.card) ?? [];
    const block = watching.reduce((sum, seat, i) => sum + (knownBy.includes(seat) ? 2 ** i : 0), 0);
    blocks[block]?.push(face);
  }
  return blocks.flatMap((block, b) =>
    block.sort(byFace).map((face, i) => ({ ...face, as: cardId(nextId + b * cards.length + i) })),
  );
}

/** Those who neither look now nor see the cards anyway. */
function onlookers({ rule, seating, seat, by }: Look): string[] {
  return seating.filter((other) => !by.includes(other) && !zoneShows(rule, seat, false, other));
}

function byFace(a: Face, b: Face): number {
  if (a.def !== b.def) return a.def < b.def ? -1 : 1;
  return cardNumber(a.card) - cardNumber(b.card);
}

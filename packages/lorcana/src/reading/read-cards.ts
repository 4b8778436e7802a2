/** The cards of a game, each read once (printed-card.ts), and how the table is read with them. */
import { completeCards, type DefinedCards } from "../complete-cards.ts";
import { lookAt } from "./look.ts";
import type { PrintedCards } from "./printed.ts";
import { readCard } from "./printed-card.ts";
import type { Readers } from "./readers.ts";
import { settled } from "./relative.ts";
import { isRestricted } from "./restrictions.ts";

const readers: Readers = { lookAt, isRestricted, settled };

export function readCards(defined: DefinedCards): PrintedCards {
  const cards = new Map([...completeCards(defined)].map(([id, card]) => [id, readCard(card)]));
  const names = new Set([...cards.values()].flatMap((card) => card.names));
  const inDiscard = [...cards].filter(
    ([, { statics, triggers }]) => statics.discard.length + triggers.discard.length > 0,
  );
  const workInDiscard = new Set(inDiscard.map(([id]) => id));
  return { cards, workInDiscard, names: [...names].toSorted(), readers };
}

/**
 * How large a deck may be and how many copies of a card it may hold, found by asking the game's own check: a game says
 * of a deck whether it is legal, and nothing else.
 */
import { type AnyHostableGame, MAX_DECK_CARDS } from "@tcg/core/hosting";
import { faultsOf } from "./faults.ts";

type Checked = Pick<AnyHostableGame, "checkDeck">;

export interface DeckSize {
  readonly least: number;
  /** Null where the rules know no upper limit. */
  readonly most: number | null;
}

const TOO_SMALL = /too-(?:small|few)$/;
const TOO_LARGE = /too-large$/;

/** `card`: any that a deck may hold. */
export function deckSize(game: Checked, card: string): DeckSize {
  const isSaid = (size: number, code: RegExp): boolean =>
    faultsOf(game, Array<string>(size).fill(card)).some((fault) => code.test(fault.code));
  let least = 0;
  while (least < MAX_DECK_CARDS && isSaid(least, TOO_SMALL)) least++;
  if (!isSaid(MAX_DECK_CARDS, TOO_LARGE)) return { least, most: null };
  let most = least;
  while (!isSaid(most + 1, TOO_LARGE)) most++;
  return { least, most };
}

/** More copies than this are asked about once: a game that allows them allows any number. */
const MANY = 5;

/** How many copies of a card a deck may hold; null: as many as one likes. */
export function mostCopies(game: Checked, card: string): number | null {
  for (let copies = 1; copies <= MANY; copies++) {
    const faults = faultsOf(game, Array<string>(copies).fill(card));
    if (faults.some(({ cards }) => cards.includes(card))) return copies - 1;
  }
  return null;
}

/**
 * Reads from a move which card it belongs to and which cards it names. Only the fields of its command are
 * looked at, so nothing here knows a rule or parses a notation.
 */
import type { ListedMove } from "@ltcg/server/protocol";
import { isCardId } from "@tcg/core";

export interface ReadMove extends ListedMove {
  readonly type: string;
  /** The card the move is made with: what it says first, unless that is whom it strikes. */
  readonly by: string | null;
  /** Every card it names, in order. */
  readonly names: readonly string[];
  /** What the command says besides its type. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export function readMove(move: ListedMove): ReadMove {
  const { type, ...fields } = move.command;
  const names = Object.values(fields).flatMap(cardsIn);
  return { ...move, type, by: madeWith(fields), names, fields };
}

function madeWith(fields: ReadMove["fields"]): string | null {
  const [[name, value] = ["", null]] = Object.entries(fields);
  return name !== "target" && isCardId(value) ? value : null;
}

/** The cards that a field names: one, a list, or none if it is about something else. */
const cardsIn = (value: unknown): string[] => [value].flat().filter(isCardId);

/** A choice of cards, or of their order, that is made by picking one after another. */
export interface Pick {
  readonly moves: readonly ReadMove[];
  readonly inOrder: boolean;
}

/**
 * The answers to a question that are nothing but a list of cards: they are made by picking. The order
 * counts where the same cards are listed in two orders.
 */
export function pickAmong(moves: readonly ReadMove[]): Pick | null {
  const [first] = moves.filter(isList);
  if (first === undefined) return null;
  const picks = moves.filter((move) => move.type === first.type || isList(move));
  // Two kinds of answer, or one that says something else as well, such as no card at all.
  if (!picks.every((move) => move.type === first.type && isList(move))) return null;
  const sets = new Set(picks.map(({ names }) => names.toSorted().join()));
  return { moves: picks, inOrder: sets.size < picks.length };
}

function isList({ fields }: ReadMove): boolean {
  const [cards, ...more] = Object.values(fields);
  return more.length === 0 && (isCardId(cards) || (Array.isArray(cards) && cards.every(isCardId)));
}

/** Whether one card is all that is asked for: then the click on it is the answer. */
export const isOfOne = ({ moves, inOrder }: Pick): boolean =>
  !inOrder && moves.every(({ names }) => names.length === 1);

/** How far a pick has come: `done` is the move it amounts to, `open` the cards that may follow. */
export function followPick(
  { moves, inOrder }: Pick,
  picked: readonly string[],
): { readonly done: ReadMove | null; readonly open: ReadonlySet<string> } {
  const fitting = moves.filter(({ names }) =>
    inOrder
      ? picked.every((card, place) => names[place] === card)
      : picked.every((card) => names.includes(card)),
  );
  const done = fitting.find(({ names }) => names.length === picked.length) ?? null;
  const open = new Set(
    fitting.flatMap(({ names }) =>
      inOrder ? names.slice(picked.length, picked.length + 1) : names,
    ),
  );
  for (const card of picked) open.delete(card);
  return { done, open };
}

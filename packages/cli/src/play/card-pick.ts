/**
 * A choice of several cards that has too many answers to number them all, such as which of a hand to
 * put back: the cards are numbered instead, and an answer is their numbers.
 */
import type { CardId, GameTypes, LegalMove } from "@tcg/core";
import type { LogContext } from "@tcg/core/hosting";
import type { Offer } from "./offers.ts";

/** Up to this many moves are listed one by one. */
const MAX_LISTED = 24;

export interface CardPick<G extends GameTypes> {
  readonly cards: readonly CardId[];
  readonly moves: readonly LegalMove<G>[];
  /** What may be done besides. */
  readonly others: readonly Offer<G>[];
}

/** Null: the moves are listed one by one. */
export function cardPickOf<G extends GameTypes>(offers: readonly Offer<G>[]): CardPick<G> | null {
  const moves = offers.filter(({ anytime }) => !anytime).flatMap((offer) => offer.moves);
  if (moves.length <= MAX_LISTED) return null;
  const lists = moves.map(cardsIn);
  if (lists.some((cards) => cards === null)) return null;
  if (new Set(moves.map(({ command }) => command.type)).size > 1) return null;
  const cards = new Set(lists.flatMap((list) => list ?? []));
  return { cards: [...cards], moves, others: offers.filter(({ anytime }) => anytime) };
}

/** The cards of a command that names cards and nothing else. */
function cardsIn<G extends GameTypes>({ command }: LegalMove<G>): readonly CardId[] | null {
  const { type: _, cards, ...rest } = command as { type: string; cards?: readonly CardId[] };
  return Array.isArray(cards) && Object.keys(rest).length === 0 ? cards : null;
}

export function pickLines<G extends GameTypes>(
  { cards, moves, others }: CardPick<G>,
  say: LogContext,
): string[] {
  const sizes = moves.map((move) => cardsIn(move)?.length ?? 0);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const none = least === 0 ? "; 0 for none" : "";
  const many = least === most ? `${most}` : `${least} to ${most}`;
  return [
    `Choose ${many} of these cards by their numbers, such as "1 3"${none}:`,
    ...cards.map((id, i) => `${String(i + 1).padStart(3)}. ${say.card(id)}`),
    ...others.map(({ moves: [move], text }) => `     ${text}: ${move?.id ?? ""}`),
  ];
}

/** The move that those numbers mean, if there is one. */
export function pickedMove<G extends GameTypes>(
  { cards, moves }: CardPick<G>,
  line: string,
): LegalMove<G> | undefined {
  const numbers = line.split(/[\s,]+/).filter((word) => word !== "");
  const wanted = numbers.filter((number) => number !== "0").map((n) => cards[Number(n) - 1]);
  if (wanted.some((id) => id === undefined)) return undefined;
  const isInOrder = (list: readonly CardId[]): boolean =>
    list.length === wanted.length && list.every((id, i) => id === wanted[i]);
  const isThose = (list: readonly CardId[]): boolean =>
    list.length === wanted.length && list.every((id) => wanted.includes(id));
  return (
    moves.find((move) => isInOrder(cardsIn(move) ?? [])) ??
    moves.find((move) => isThose(cardsIn(move) ?? []))
  );
}

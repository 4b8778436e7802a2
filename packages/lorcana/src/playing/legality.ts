/** CR 4.3.4: whether a card can be played like this. */
import type { CardId, Rejection } from "@tcg/core";
import { canPayAll } from "../costs/index.ts";
import { toExert } from "../costs/needs.ts";
import { isShiftBase, shiftBases } from "../keywords/shift.ts";
import { canSingTogether } from "../keywords/sing-together.ts";
import { type Book, definitionOf, isSong } from "../reading/book.ts";
import { isSeatRestricted } from "../reading/facts.ts";
import { inPlay } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { How, State } from "../types.ts";
import type { CardType, Restriction, Seat } from "../vocabulary.ts";
import { costsOf, inkToPay, sparedBy } from "./cost.ts";
import { soloSingers } from "./singing.ts";

const FORBIDDEN: { readonly [T in CardType]: Restriction } = {
  character: "play-characters",
  action: "play-actions",
  item: "play-items",
  location: "play-locations",
};

/** CR 1.2.2: also for what an effect would play. */
export function isForbidden(book: Book, state: State, seat: Seat, id: CardId): boolean {
  return isTypeForbidden(book, state, seat, definitionOf(book, state, id).type);
}

export function isTypeForbidden(book: Book, state: State, seat: Seat, type: CardType): boolean {
  return isSeatRestricted(book, state, seat, FORBIDDEN[type]);
}

export function playProblem(
  book: Book,
  state: State,
  seat: Seat,
  id: CardId,
  how: How,
): Rejection | null {
  const card = state.cards[id];
  if (card?.zone !== "hand" || card.seat !== seat) return reject("card/not-in-hand");
  if (isForbidden(book, state, seat, id)) return reject("play/forbidden");
  const wrongWay = methodProblem(book, state, seat, id, how);
  if (wrongWay !== null) return wrongWay;
  const paying = { book, state, seat, card: id, ...sparedBy(how) };
  const costs = costsOf(book, state, seat, id, how);
  const isSung =
    how.by !== "sing-together" || canSingTogether(book, state, seat, id, toExert(costs));
  if (isSung && canPayAll(paying, costs)) return null;
  return reject("play/cannot-pay", { ink: inkToPay(book, state, seat, id, how) });
}

function methodProblem(
  book: Book,
  state: State,
  seat: Seat,
  id: CardId,
  how: How,
): Rejection | null {
  switch (how.by) {
    case "ink":
      return null;
    case "shift":
      if (inPlay(state, how.onto)?.seat !== seat) return reject("shift/not-there");
      return isShiftBase(book, state, id, how.onto) ? null : reject("shift/not-there");
    case "sing":
      if (!isSong(definitionOf(book, state, id))) return reject("sing/not-a-song");
      return soloSingers(book, state, seat, id).includes(how.singer)
        ? null
        : reject("sing/cannot-sing");
    case "sing-together":
      return canSingTogether(book, state, seat, id) ? null : reject("sing/not-enough");
    case "free":
      return reject("play/forbidden");
  }
}

/** Every way that could be tried. */
export function waysToPlay(book: Book, state: State, seat: Seat, id: CardId): How[] {
  const card = definitionOf(book, state, id);
  const ways: How[] = [{ by: "ink" }];
  for (const onto of shiftBases(book, state, seat, id)) ways.push({ by: "shift", onto });
  if (!isSong(card)) return ways;
  for (const singer of soloSingers(book, state, seat, id)) ways.push({ by: "sing", singer });
  ways.push({ by: "sing-together" });
  return ways;
}

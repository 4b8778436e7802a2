/** CR 4.3.4: whether a card can be played like this. */
import type { CardId, Rejection } from "@tcg/core";
import { canPayAll } from "../costs/index.ts";
import { toExert } from "../costs/needs.ts";
import { isShiftBase, shiftBases } from "../keywords/shift.ts";
import { canSingTogether, togetherCost } from "../keywords/sing-together.ts";
import { definitionOf, isSong } from "../reading/printed.ts";
import { isSeatRestricted, ownFacts } from "../reading/restrictions.ts";
import { inPlay, readyInk } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { How, Table } from "../types.ts";
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
export function isForbidden(table: Table, seat: Seat, id: CardId): boolean {
  if (ownFacts(table, id, "not-to-be-played").length > 0) return true;
  return isTypeForbidden(table, seat, definitionOf(table, id).type);
}

export function isTypeForbidden(table: Table, seat: Seat, type: CardType): boolean {
  return isSeatRestricted(table, seat, FORBIDDEN[type]);
}

export function playProblem(table: Table, seat: Seat, id: CardId, how: How): Rejection | null {
  const { state } = table;
  const card = state.cards.get(id);
  if (card?.zone !== "hand" || card.seat !== seat) return reject("card/not-in-hand");
  if (isForbidden(table, seat, id)) return reject("play/forbidden");
  const wrongWay = methodProblem(table, seat, id, how);
  if (wrongWay !== null) return wrongWay;
  const ink = inkToPay(table, seat, id, how);
  return canPay(table, seat, id, how, ink) ? null : reject("play/cannot-pay", { ink });
}

function canPay(table: Table, seat: Seat, id: CardId, how: How, ink: number): boolean {
  // Mostly this settles it.
  if (ink > readyInk(table.state, seat)) return false;
  const costs = costsOf(table, seat, id, how, ink);
  const isSung = how.by !== "sing-together" || canSingTogether(table, seat, id, toExert(costs));
  return isSung && canPayAll({ table, seat, card: id, ...sparedBy(how) }, costs);
}

function methodProblem(table: Table, seat: Seat, id: CardId, how: How): Rejection | null {
  const { state } = table;
  switch (how.by) {
    case "ink":
      return null;
    case "shift":
      if (inPlay(state, how.onto)?.seat !== seat) return reject("shift/not-there");
      return isShiftBase(table, id, how.onto) ? null : reject("shift/not-there");
    case "sing":
      if (!isSong(definitionOf(table, id))) return reject("sing/not-a-song");
      return soloSingers(table, seat, id).includes(how.singer) ? null : reject("sing/cannot-sing");
    case "sing-together":
      return canSingTogether(table, seat, id) ? null : reject("sing/not-enough");
    case "free":
      return reject("play/forbidden");
  }
}

/** Every way in which this card of a hand can be played now. */
export function playableWays(table: Table, seat: Seat, id: CardId): How[] {
  if (isForbidden(table, seat, id)) return [];
  return waysToPlay(table, seat, id).filter((how) =>
    canPay(table, seat, id, how, inkToPay(table, seat, id, how)),
  );
}

const BY_INK: How = { by: "ink" };

/** Every way that there is, but for its costs; whether enough can sing together is among those. */
function waysToPlay(table: Table, seat: Seat, id: CardId): How[] {
  const card = definitionOf(table, id);
  const ways: How[] = [BY_INK];
  for (const onto of shiftBases(table, seat, id)) ways.push({ by: "shift", onto });
  if (!isSong(card)) return ways;
  for (const singer of soloSingers(table, seat, id)) ways.push({ by: "sing", singer });
  if (togetherCost(table, id) !== null) ways.push({ by: "sing-together" });
  return ways;
}

import { type CardId, idsIn, type Rejection } from "@tcg/core";
import { bounded } from "../bounds.ts";
import { reachLocation } from "../procedures/location.ts";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import { definitionOf } from "../reading/printed.ts";
import { isRestricted } from "../reading/restrictions.ts";
import { contextOfFact, factsOn } from "../reading/standing.ts";
import { inPlay, readyInk } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { MoveOf, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { takeTurnAction } from "./common.ts";

/** CR 4.3.7: one's own character, exerted or drying as it may be, to one's own location. */
export const moveToLocation: MoveOf<"MOVE_TO_LOCATION"> = {
  *candidates(table, seat) {
    const { state } = table;
    const own = idsIn(state, seat, "play");
    const locations = own.filter((id) => definitionOf(table, id).type === "location");
    if (locations.length === 0) return;
    for (const card of own) {
      for (const location of locations) yield { type: "MOVE_TO_LOCATION", card, location };
    }
  },
  validate: (table, seat, { card, location }) => moveProblem(table, seat, card, location),
  execute(play, { card, location }, seat) {
    takeTurnAction(play, seat, "move");
    const amount = moveCost(play, card, location);
    if (amount > 0) play.emit({ type: "INK_SPENT", seat, amount });
    reachLocation(play, card, location);
  },
};

function moveProblem(table: Table, seat: Seat, id: CardId, location: CardId): Rejection | null {
  const { state } = table;
  const card = inPlay(state, id);
  if (card === null || card.seat !== seat) return reject("card/not-yours-in-play");
  if (definitionOf(table, id).type !== "character") return reject("card/not-a-character");
  const isOwn = inPlay(state, location)?.seat === seat;
  if (!isOwn || definitionOf(table, location).type !== "location") {
    return reject("move/not-a-location");
  }
  if (card.data.at === location) return reject("move/already-there");
  if (isRestricted(table, id, "move")) return reject("move/forbidden");
  return readyInk(state, seat) >= moveCost(table, id, location) ? null : reject("move/cannot-pay");
}

/** CR 6.5.4, with what changes it for the location and for the one that moves; never below 0. */
export function moveCost(table: Table, mover: CardId, location: CardId): number {
  const printed = definitionOf(table, location);
  const base = printed.type === "location" ? printed.moveCost : 0;
  const change: number[] = factsOn(table, mover, "moving-cost").map(({ fact }) => fact.amount);
  for (const standing of factsOn(table, location, "move-cost")) {
    const { amount, where } = standing.fact;
    const isMeant =
      where === undefined || matches(contextOfFact(table, standing), lookAt(table, mover), where);
    if (!isMeant) continue;
    if (amount === "free") return 0;
    change.push(amount);
  }
  return Math.max(0, bounded(change.reduce((sum, amount) => sum + amount, base)));
}

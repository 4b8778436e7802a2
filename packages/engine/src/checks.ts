/** What the rules demand of the state after every batch (LT 12.1, 7.6, 8.9). */
import { type CardId, type Check, derived } from "@tcg/core";
import type { LostStereotype } from "./causes.ts";
import { destroyCards } from "./procedures/destroy.ts";
import { expireWhere, isVoid } from "./procedures/modifiers.ts";
import { isFaceUp, onTable, seatsInOrder } from "./reading/table.ts";
import type { LunchTable, Play, State, Table } from "./types.ts";
import { otherSeat, SEATS, type Seat } from "./vocabulary.ts";

export const checks: readonly Check<LunchTable>[] = [checkEnding, expireVoid, dropLooseEquips];

/** LT 12.1, 12.2 */
function checkEnding(play: Play): void {
  const { state } = play;
  if (isDecided(state, "host") || isDecided(state, "away")) end(play);
}

/** A seat has no life left, or has won by breakdowns. */
function isDecided({ seats, config }: State, seat: Seat): boolean {
  return seats[seat].lifePoints <= 0 || seats[seat].breakdownsCaused >= config.breakdownsToWin;
}

function end(play: Play): void {
  const { state } = play;
  const byLife = SEATS.filter((seat) => state.seats[otherSeat(seat)].lifePoints <= 0);
  const byBreakdown = SEATS.filter(
    (seat) => state.seats[seat].breakdownsCaused >= state.config.breakdownsToWin,
  );
  const winners = SEATS.filter((seat) => byLife.includes(seat) || byBreakdown.includes(seat));
  const isDraw = winners.length === SEATS.length;
  play.end(isDraw ? [] : winners, byLife.length > 0 ? "lp_zero" : "breakdown");
}

/** LT 2.7, 8.9: what is void without its card, or without its source, ends with it. */
function expireVoid(play: Play): void {
  if (isAnyVoid(play)) expireWhere(play, isVoid);
}

/** Numbers and phases make none void, and they are what changes mostly. */
const isAnyVoid = derived(
  ({ state }: Table): boolean => state.shared.modifiers.some((one) => isVoid(one, state)),
  "table",
);

/** LT 7.6: an equip whose stereotype has left or lies face-down is destroyed, whatever protects it. */
function dropLooseEquips(play: Play): void {
  const loose = looseEquips(play);
  if (loose.length === 0) return;
  const lost = (id: CardId): LostStereotype | null => lostBy(play.state, id);
  destroyCards(play, loose, { by: "effect", source: () => null, regardless: true, lost });
}

const looseEquips = derived(({ state }: Table): readonly CardId[] => {
  const loose: CardId[] = [];
  for (const seat of seatsInOrder(state)) {
    for (const id of state.seats[seat].setZone) {
      if (id !== null && isLoose(state, id)) loose.push(id);
    }
  }
  return loose;
}, "table");

function lostBy(state: State, equip: CardId): LostStereotype | null {
  const card = onTable(state, equip)?.data.equippedTo;
  if (card == null) return null;
  return { card, how: onTable(state, card) === null ? "left" : "face_down" };
}

function isLoose(state: State, id: CardId): boolean {
  const to = onTable(state, id)?.data.equippedTo;
  return to != null && !isFaceUp(state, to);
}

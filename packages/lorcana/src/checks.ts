/** CR 1.9: the game state check. */

import type { CardId, Check, Task } from "@tcg/core";
import { bounded } from "./bounds.ts";
import { leave, sweepAfterLeaving } from "./leaving.ts";
import { banishTask } from "./procedures/banish.ts";
import { definitionOf } from "./reading/printed.ts";
import { factsOnSeat } from "./reading/standing.ts";
import { isWillpowerLowered, willpowerOf } from "./reading/stats.ts";
import { allInPlay, damageOn, leftSeats, seatsInOrder } from "./reading/table.ts";
import type { Lorcana, Play, Table } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

/** Whether the check is made before each kind of work. */
const CHECKED_BEFORE: { readonly [K in Task<Lorcana>["kind"]]: boolean } = {
  "setup/alter": true,
  "setup/shuffle": true,
  // CR 4.2.1.4: the turn has passed and its Ready step is not over, start of the turn included.
  "turn/start": true,
  "phase/enter": false,
  "phase/step": true,
  "phase/leave": true,
  "turn/ready": false,
  "turn/begin": false,
  "turn/set": true,
  "turn/draw": true,
  "turn/expire": true,
  "turn/pass": true,
  "bag/resolve": true,
  // CR 1.9.2: a text is being read, a card is being played.
  resolve: false,
  effect: false,
  banish: false,
  damage: false,
  "resolution/end": false,
  "play/postponed": true,
  cost: false,
  "play/enter": false,
  "challenge/damage": true,
  "challenge/end": true,
  "ability/again": true,
};

/** CR 1.9.2: after every completed step, action and ability. */
export function checksWhen({ upcoming: next, state }: Play): boolean {
  return state.prompts.length === 0 && (next === undefined || CHECKED_BEFORE[next.kind]);
}

export const checks: readonly Check<Lorcana>[] = [checkState];

/** Winning and losing first. */
function checkState(play: Play): void {
  if (endIfOver(play)) return;
  const doomed = doomedCards(play);
  // CR 1.9.5: all of them at once; CR 1.9.3: and then the check runs again.
  if (doomed.length > 0) play.next(banishTask(doomed));
  else if (Object.keys(play.state.shared.credits).length > 0) {
    play.emit({ type: "CREDITS_CLEARED" });
  }
}

/** CR 1.9.1.1: the lore this player needs. */
export function loreToWin(table: Table, seat: Seat): number {
  const more = factsOnSeat(table, seat, "lore-to-win");
  return bounded(more.reduce((sum, { fact }) => sum + fact.amount, table.state.config.loreToWin));
}

/** CR 1.9.2.1: in turn order; a player who would win and lose at once wins. */
function endIfOver(play: Play): boolean {
  const { state } = play;
  const order = seatsInOrder(state);
  for (const seat of order) {
    if (state.seats[seat].lore < loreToWin(play, seat)) continue;
    play.end([seat], "lore");
    return true;
  }
  const losers =
    state.config.deckOut === "failed-draw"
      ? order.filter((seat) => state.seats[seat].failedDraws > 0)
      : [];
  if (losers.length > 0) {
    leave(play, losers, "deck-out");
    if (play.ended) return true;
  }
  if (leftSeats(state).length > 0) sweepAfterLeaving(play);
  // CR 7.1.7: a turn that goes on for ever is a draw.
  if (state.shared.turnActions <= state.config.maxActionsPerTurn) return false;
  play.end([], "loop");
  return true;
}

/** CR 1.9.1.3: characters and locations with damage for their willpower. */
function doomedCards(table: Table): CardId[] {
  const { state } = table;
  // None is printed with a willpower of 0: without damage it takes something that lowers it.
  const isAnyLowered = isWillpowerLowered(table);
  return allInPlay(table).filter((id) => {
    const damage = damageOn(state, id);
    if (damage === 0 && !isAnyLowered) return false;
    return definitionOf(table, id).type !== "item" && damage >= willpowerOf(table, id);
  });
}

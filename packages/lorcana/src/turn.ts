/** CR 4.2, 4.4: how a turn begins and ends. */
import { idsIn } from "@tcg/core";
import { endsAt } from "./durations.ts";
import { leave } from "./leaving.ts";
import { drawCards } from "./procedures/draw.ts";
import { expire } from "./procedures/effects.ts";
import { gainLore } from "./procedures/lore.ts";
import { snapshot } from "./reading/look.ts";
import { definitionOf } from "./reading/printed.ts";
import { isRestricted, isSeatRestricted } from "./reading/restrictions.ts";
import { loreOf } from "./reading/stats.ts";
import { hasLeft, inPlay, nextSeat } from "./reading/table.ts";
import type { Play } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export function startTurn(play: Play, next: Seat, turn: number): void {
  const seat = hasLeft(play.state, next) ? nextSeat(play.state, next) : next;
  play.emit({ type: "TURN_STARTED", seat, turn });
  play.next({ kind: "phase/enter", phase: "beginning" });
}

/** CR 4.2.1.1, then 4.2.1.3: what ends now has still kept cards from readying. */
export function readyStep(play: Play): void {
  const { turnSeat } = play.state.shared;
  const readied = idsIn(play.state, turnSeat, "play").filter(
    (id) =>
      inPlay(play.state, id)?.data.exerted &&
      !isRestricted(play, id, "ready-step") &&
      !isRestricted(play, id, "ready"),
  );
  const cards = readied.map((id) => snapshot(play, id));
  if (cards.length > 0 || play.state.seats[turnSeat].exertedInk > 0) {
    play.emit({ type: "ALL_READIED", seat: turnSeat, cards });
  }
  expire(play, { at: "turn-start", seat: turnSeat });
}

/** CR 4.2.1.4: these trigger now and wait for the Set step. */
export function announceTurn(play: Play): void {
  play.emit({ type: "TURN_BEGINS", seat: play.state.shared.turnSeat });
}

/** CR 4.2.2.1, 4.2.2.2: all the lore at once, no trigger, no bag; it may win the game here. */
export function setStep(play: Play): void {
  const { turnSeat } = play.state.shared;
  const own = idsIn(play.state, turnSeat, "play");
  const dried = own.filter((id) => inPlay(play.state, id)?.data.drying);
  if (dried.length > 0) play.emit({ type: "CHARACTERS_DRIED", seat: turnSeat, cards: dried });
  const lore = own
    .filter((id) => definitionOf(play, id).type === "location")
    .reduce((sum, id) => sum + loreOf(play, id), 0);
  gainLore(play, turnSeat, lore, "location");
}

/** CR 4.2.3.2: skipped on the very first turn of the game, and by effects (CR 7.7.8). */
export function drawStep(play: Play): void {
  const { turnSeat, turnNumber } = play.state.shared;
  if (hasLeft(play.state, turnSeat)) return;
  if (turnNumber === 1 || isSeatRestricted(play, turnSeat, "draw-step")) return;
  drawCards(play, turnSeat, 1, "turn");
}

/** CR 4.4.1.3 */
export function expireTurn(play: Play): void {
  expire(play, { at: "turn-end" });
}

/** CR 4.4.1.3: what came about meanwhile ends too, before the turn passes (CR 4.4.1.4). */
export function passTurn(play: Play): void {
  const { shared, config } = play.state;
  const { turnSeat, turnNumber } = shared;
  const isOver = endsAt(play.state, { at: "turn-end" });
  if (shared.effects.some(isOver) || shared.watches.some(isOver)) {
    play.next({ kind: "turn/expire" }, { kind: "turn/pass" });
    return;
  }
  play.emit({ type: "TURN_ENDED", seat: turnSeat, turn: turnNumber });
  const next = nextSeat(play.state, turnSeat);
  // The 2.0 rules: a turn that ends with an empty deck loses.
  const isEmpty = play.state.seats[turnSeat].deck.length === 0;
  if (config.deckOut === "end-turn-empty" && isEmpty && !hasLeft(play.state, turnSeat)) {
    leave(play, [turnSeat], "deck-out");
    if (play.ended) return;
  }
  if (turnNumber >= config.maxTurns) return play.end([], "turn-limit");
  play.next({ kind: "turn/start", seat: next, turn: turnNumber + 1 });
}

/** LT 5: the turn. */
import type { PhaseTable } from "@tcg/core";
import { checkBreakdowns } from "./breakdown.ts";
import { changeClout } from "./procedures/clout.ts";
import { drawCards } from "./procedures/draw.ts";
import { loseLife } from "./procedures/life.ts";
import { expireWhere } from "./procedures/modifiers.ts";
import { isRestricted } from "./reading/stats.ts";
import type { LunchTable, Modifier, Play, State, Table } from "./types.ts";
import { otherSeat, PHASES, type Phase, SEATS, type Seat } from "./vocabulary.ts";

/** LT 5: the five-phase game drops two. */
function isPlayed({ config }: State, phase: Phase): boolean {
  return (phase !== "standby" || config.standbyPhase) && (phase !== "main2" || config.main2Phase);
}

function phaseAfter(state: State, phase: Phase): Phase {
  const next = PHASES[PHASES.indexOf(phase) + 1] ?? "end";
  return isPlayed(state, next) ? next : phaseAfter(state, next);
}

/** Past combat for a seat that may not enter it (LT 8.8). */
export function nextPhase(table: Table): Phase {
  const { state } = table;
  const next = phaseAfter(state, state.phase as Phase);
  return next === "combat" && isKeptOut(table) ? phaseAfter(state, next) : next;
}

const isKeptOut = (table: Table): boolean =>
  isRestricted(table, { seat: table.state.shared.turnSeat }, "battle_phase");

/** Phases in which nothing happens unless their seat does something. */
const PASSED_OVER: readonly Phase[] = ["combat", "main2"];

/** END_TURN goes on by itself wherever nobody has to decide (LT 5.7). */
function whenEnding({ state }: Table): Phase | null {
  if (!state.shared.endingTurn) return null;
  let next = phaseAfter(state, state.phase as Phase);
  while (PASSED_OVER.includes(next)) next = phaseAfter(state, next);
  return next;
}

/** Where the turn seat can start nothing the turn goes on, unless the match stops everywhere (LT 5.7). */
function byItself(table: Table): Phase | null {
  return table.state.config.phaseStops === "all" ? whenEnding(table) : nextPhase(table);
}

export const phases: PhaseTable<LunchTable> = {
  draw: { leave: drawForTurn, next: byItself },
  standby: { next: byItself },
  main: { next: whenEnding },
  combat: { next: whenEnding },
  main2: { next: whenEnding },
  breakdown_check: { enter: checkBreakdowns, next: byItself },
  end: {
    enter(play) {
      expireWhere(play, ({ duration }) => duration === "until_end_phase");
      attrition(play);
    },
    // LT 5.6, in this order. Entering the phase has queued its triggers, which come first.
    steps: {
      window: (play) =>
        play.next({ kind: "window", window: "end", actor: play.state.shared.turnSeat }),
      expiry: (play) => expireTurn(play),
      discard: discardToLimit,
      // Triggers of the discards have been served by now.
      secondExpiry: (play) => expireTurn(play, "again"),
      pass: passTurn,
    },
  },
};

/** LT 5.1: on leaving the draw phase. */
function drawForTurn(play: Play): void {
  const { turnSeat, turnNumber } = play.state.shared;
  const { config } = play.state;
  const skips = turnNumber === 1 && !config.firstSeatDrawsOnTurn1;
  if (!skips && !isRestricted(play, { seat: turnSeat }, "draw_phase")) {
    if (drawCards(play, turnSeat, 1, { why: "turn" }) === 0) {
      return play.end([otherSeat(turnSeat)], "deck_out");
    }
  }
  changeClout(play, turnSeat, config.cloutPerTurn, { why: "turn" });
}

/** LT 5.10 */
function attrition(play: Play): void {
  const { config, shared } = play.state;
  if (shared.turnNumber < config.attritionFromTurn) return;
  for (const seat of SEATS) {
    loseLife(play, seat, config.attritionLifePoints, { why: "attrition" });
  }
}

/** What lasts this turn expires, twice (LT 5.6); then what lasts a number of turns has one less. */
function expireTurn(play: Play, again?: "again"): void {
  // LT 8.9: "until the end phase" that began in the end phase ends with it.
  expireWhere(
    play,
    ({ duration, turnsLeft }: Modifier) =>
      duration === "turn" ||
      duration === "until_end_phase" ||
      (turnsLeft !== null && turnsLeft <= 1),
  );
  if (again === undefined) return;
  if (play.state.shared.modifiers.some(({ turnsLeft }) => turnsLeft !== null)) {
    play.emit({ type: "MODIFIERS_AGED" });
  }
}

/** LT 5.6: one prompt, the exact number. */
function discardToLimit(play: Play): void {
  const { turnSeat } = play.state.shared;
  const count = play.state.seats[turnSeat].hand.length - play.state.config.maxHand;
  if (count <= 0) return;
  play.ask({ kind: "choose_cards", seat: turnSeat, ask: { for: "hand_limit", count } });
}

function passTurn(play: Play): void {
  const { turnSeat, turnNumber } = play.state.shared;
  play.emit({ type: "TURN_ENDED", seat: turnSeat, turn: turnNumber });
  // LT 1.4
  if (turnNumber >= play.state.config.maxTurns) return play.end([], "turn_limit");
  play.next({ kind: "turn/start", seat: otherSeat(turnSeat), turn: turnNumber + 1 });
}

export function startTurn(
  play: Play,
  { seat, turn }: { readonly seat: Seat; readonly turn: number },
): void {
  play.emit({ type: "TURN_STARTED", seat, turn });
  // LT 8.9: until_next_turn ends as its controller's next turn starts.
  expireWhere(
    play,
    ({ duration, controller }) => duration === "until_next_turn" && controller === seat,
  );
  play.next({ kind: "phase/enter", phase: "draw" });
}

/** LT 9.3, 9.5: response windows. Two passes in a row close one. */
import { onTable } from "../reading/table.ts";
import type { Play, ResponseWindow, State, Table } from "../types.ts";
import { otherSeat, type Seat, type WindowKind } from "../vocabulary.ts";
import { activatableEffects } from "./may-activate.ts";
import { startResolving } from "./resolve.ts";
import { canRespondFromHand, canRespondNow, isAnsweredFromHand } from "./responding.ts";
import { fireTrap } from "./set-traps.ts";

export function openWindow(play: Play, kind: WindowKind, actor: Seat): void {
  const { chain } = play.state.shared;
  if (play.state.config.responses === "auto") {
    // LT 9.7: no windows. One trap after the other fires, then the chain resolves.
    if (fireTrap(play, kind, actor)) return;
    return nobodyAnswers(play);
  }
  // Every trigger that waited was declined or lapsed: there is nothing to answer.
  if (kind === "activation" && chain.length === 0) return;
  // The seat that did not act answers first.
  const first = otherSeat(chain.at(-1)?.seat ?? actor);
  const opening = { kind, fromHand: isAnsweredFromHand(play.state, kind, actor) };
  const asked = nextAsked(play, opening, first, 0);
  if (asked !== null) {
    play.emit({ type: "WINDOW_OPENED", window: { ...opening, ...asked } });
    play.ask({ kind: "chain_response", seat: asked.asked });
    return;
  }
  play.emit({ type: "WINDOW_PASSED", window: kind });
  nobodyAnswers(play);
}

/** A seat that was asked passes. The window closes with it where nobody else is left to ask. */
export function pass(play: Play, seat: Seat): void {
  const { window } = play.state.shared;
  if (window === null) return;
  const isLast = nextAsked(play, window, otherSeat(seat), window.passes + 1) === null;
  play.emit({ type: "RESPONSE_PASSED", seat, ...(isLast && { closes: window.kind }) });
}

/** After an answer: asks the next seat, or resolves what is on the chain. */
export function askNext(play: Play): void {
  const { window } = play.state.shared;
  if (window === null) return startResolving(play);
  const next = nextAsked(play, window, window.asked, window.passes);
  if (next === null) {
    play.emit({ type: "WINDOW_CLOSED", window: window.kind });
    return startResolving(play);
  }
  if (next.asked !== window.asked) {
    play.emit({ type: "WINDOW_OPENED", window: { ...window, ...next } });
  }
  play.ask({ kind: "chain_response", seat: next.asked });
}

function nobodyAnswers(play: Play): void {
  if (play.state.shared.recent.length > 0) play.emit({ type: "FACTS_FORGOTTEN" });
  startResolving(play);
}

/** A window as far as it decides who may answer; it need not be open yet. */
type Opening = Pick<ResponseWindow, "kind" | "fromHand">;

/** The seat to ask, those that pass by themselves being counted; null when both have passed. */
function nextAsked(
  table: Table,
  window: Opening,
  first: Seat,
  passes: number,
): Pick<ResponseWindow, "asked" | "passes"> | null {
  if (passes >= 2) return null;
  if (isAsked(table, window, first)) return { asked: first, passes };
  return nextAsked(table, window, otherSeat(first), passes + 1);
}

/** LT 9.5: who is asked depends on public facts only. */
function isAsked(table: Table, window: Opening, seat: Seat): boolean {
  const { state } = table;
  if (!canRespondNow(state, seat, window)) return false;
  return (
    hasCardOfEarlierTurn(state, seat) ||
    (canRespondFromHand(state, seat, window) && state.seats[seat].hand.length > 0) ||
    activatableEffects(table, seat, "respond").length > 0
  );
}

/** LT 7.2, 7.3: nothing set this turn can respond. */
function hasCardOfEarlierTurn(state: State, seat: Seat): boolean {
  for (const id of state.seats[seat].setZone) {
    const card = id === null ? null : onTable(state, id);
    if (card?.faceDown && card.data.turnEntered < state.shared.turnNumber) return true;
  }
  return false;
}

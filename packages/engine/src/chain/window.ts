/** LT 9.3, 9.5: response windows. Two passes in a row close one. */
import { idsIn } from "@tcg/core";
import { onTable } from "../reading/table.ts";
import type { Play, Table } from "../types.ts";
import { otherSeat, type Seat, type WindowKind } from "../vocabulary.ts";
import { activatableEffects } from "./may-activate.ts";
import { startResolving } from "./resolve.ts";
import { fireTrap } from "./set-traps.ts";

export function openWindow(play: Play, kind: WindowKind, actor: Seat): void {
  const { chain, recent } = play.state.shared;
  if (play.state.config.responses === "auto") {
    // LT 9.7: no windows. One trap after the other fires, then the chain resolves.
    if (fireTrap(play, kind, actor)) return;
    if (recent.length > 0) play.emit({ type: "FACTS_FORGOTTEN" });
    startResolving(play);
    return;
  }
  // Every trigger that waited was declined or lapsed: there is nothing to answer.
  if (kind === "activation" && chain.length === 0) return;
  // The seat that did not act answers first.
  const asked = otherSeat(chain.at(-1)?.seat ?? actor);
  play.emit({ type: "WINDOW_OPENED", window: { kind, asked, passes: 0 } });
  play.next({ kind: "window/ask" });
}

/** Asks the next seat, lets it pass by itself, or closes the window. */
export function askNext(play: Play): void {
  const { window } = play.state.shared;
  if (window === null) return;
  if (window.passes >= 2) {
    play.emit({ type: "WINDOW_CLOSED", window: window.kind });
    startResolving(play);
    return;
  }
  play.next({ kind: "window/ask" });
  if (isAsked(play, window.asked)) {
    play.ask({ kind: "chain_response", seat: window.asked });
  } else {
    play.emit({ type: "RESPONSE_PASSED", seat: window.asked });
  }
}

/** LT 9.5: who is asked depends on public facts only. */
function isAsked(table: Table, seat: Seat): boolean {
  const { state } = table;
  const hasSetCard = idsIn(state, seat, "setZone").some((id) => onTable(state, id)?.faceDown);
  const isOnTurn = state.shared.turnSeat === seat;
  return (
    hasSetCard ||
    (isOnTurn && idsIn(state, seat, "hand").length > 0) ||
    activatableEffects(table, seat, "respond").length > 0
  );
}

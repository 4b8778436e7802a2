/** Passing, and going through a turn. */
import type { Seat } from "@ltcg/engine";
import type { Table } from "./lay.ts";

/** Everybody who is asked for a response passes, and takes triggers as they come. Nothing was refused. */
export function settle(at: Table): Table {
  const asked = at.state.prompts[0];
  if (asked?.kind === "chain_response") {
    return settle(at.when(asked.seat, { type: "RESPOND_CHAIN" }));
  }
  const first = asked?.kind === "order_triggers" ? asked.triggers[0] : undefined;
  if (asked === undefined || first === undefined) return at.then();
  return settle(at.when(asked.seat, { type: "ORDER_TRIGGERS", first }));
}

/** The same until the chain is over: what it brings about can still be answered. */
export function resolve(at: Table): Table {
  const asked = at.state.prompts[0];
  if (asked?.kind !== "chain_response" || at.state.shared.chain.length === 0) return at.then();
  return resolve(at.when(asked.seat, { type: "RESPOND_CHAIN" }));
}

/** Passes until an attack has been fought out: what it brought about can still be answered. */
export function battle(at: Table): Table {
  const asked = at.state.prompts[0];
  if (asked?.kind !== "chain_response" || at.state.shared.attack === null) return at.then();
  return battle(at.when(asked.seat, { type: "RESPOND_CHAIN" }));
}

/** Goes one phase on. */
export function advance(at: Table, seat: Seat): Table {
  return settle(at.when(seat, "ADVANCE_PHASE"));
}

/** Up to where the next seat can do something, or anybody must. */
export function endTurn(at: Table, seat: Seat): Table {
  return settle(at.when(seat, "END_TURN"));
}

/** To the window of the end phase, which is where "until the end phase" is over and the turn is not. */
export function toEndPhase(at: Table, seat: Seat): Table {
  const ending = at.when(seat, "END_TURN");
  if (ending.state.phase !== "end") throw new TypeError("nobody is asked in the end phase");
  return ending;
}

/** What is on cards and seats for a time, and for how long it was. */
import type { Table } from "./lay.ts";

/** What is on cards for a time, as whose card, which, and what it is about. */
export function lasting({ state }: Table): string[] {
  return state.shared.modifiers
    .map(({ on: whom, fact }) => {
      if ("seat" in whom) return `${whom.seat} ${fact.kind}`;
      const { seat, def } = state.cards.get(whom.card) ?? {};
      return `${seat} ${def} ${fact.kind}`;
    })
    .sort();
}

/** For each thing that was to last a while: how long it did, as the last command ended a turn. */
export function lasted({ events }: Table): string[] {
  let how = "turn";
  return events.flatMap((event) => {
    if (event.type === "PHASE_CHANGED" && event.phase === "end") how = "until_end_phase";
    if (event.type === "WINDOW_OPENED" && event.window.kind === "end") how = "turn";
    if (event.type === "WINDOW_PASSED" && event.window === "end") how = "turn";
    if (event.type === "TURN_STARTED") how = "until_next_turn";
    return event.type === "MODIFIER_EXPIRED" ? [how] : [];
  });
}

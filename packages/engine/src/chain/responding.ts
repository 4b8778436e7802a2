/** LT 9.5: who may respond in a window, and from where. The simple game has none (LT 9.7). */
import type { ResponseWindow, State } from "../types.ts";
import type { Seat, WindowKind } from "../vocabulary.ts";

type Window = Pick<ResponseWindow, "kind" | "fromHand"> | null;

/** The seat that leaves a phase could have acted before: it waits until the other adds a link. */
export function canRespondNow(
  { shared }: State,
  seat: Seat,
  window: Window = shared.window,
): boolean {
  return window?.kind !== "open" || seat !== shared.turnSeat;
}

export function canRespondFromHand(
  { shared }: State,
  seat: Seat,
  window: Window = shared.window,
): boolean {
  return window?.fromHand === true && seat === shared.turnSeat;
}

/** The turn seat has only one place to use its hand in a battle; else it answers the other seat. */
export function isAnsweredFromHand(
  { shared: { chain, turnSeat } }: State,
  kind: WindowKind,
  actor: Seat,
): boolean {
  if (kind === "damage" || actor !== turnSeat) return true;
  for (const { seat } of chain) if (seat !== turnSeat) return true;
  return false;
}

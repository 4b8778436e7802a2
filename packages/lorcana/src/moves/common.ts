/** What several moves ask. */
import { type CardId, cardNumber } from "@tcg/core";
import type { Play, Prompt, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/**
 * CR 4.3.1: turn actions are taken in the main phase, when nothing waits. Play never stops anywhere
 * else without asking somebody something, so the kernel sees to that.
 */
export function takeTurnAction(play: Play, seat: Seat, action: string): void {
  play.emit({ type: "TURN_ACTION_TAKEN", seat, action });
}

/** What a seat is asked. Only the seat that is asked can try the move that answers (K3.3). */
export function promptOf<K extends Prompt["kind"]>(
  state: State,
  seat: Seat,
  kind: K,
): Extract<Prompt, { readonly kind: K }> {
  const isOpen = (prompt: Prompt): boolean => prompt.seat === seat && prompt.kind === kind;
  return state.prompts.find(isOpen) as Extract<Prompt, { readonly kind: K }>;
}

/** As commands keep them. */
export function ascending(cards: readonly CardId[]): CardId[] {
  return cards.toSorted((a, b) => cardNumber(a) - cardNumber(b));
}

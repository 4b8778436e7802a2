/** What several moves ask. */
import type { CardId } from "@tcg/core";
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

/** All subsets of so many cards, in ascending order of their ids, as commands keep them. */
export function* subsets(options: readonly CardId[], count: number): Generator<CardId[]> {
  const sorted = options.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  yield* combine(sorted, count);
}

function* combine(options: readonly CardId[], count: number): Generator<CardId[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = 0; i + count <= options.length; i++) {
    const first = options[i] as CardId;
    for (const others of combine(options.slice(i + 1), count - 1)) yield [first, ...others];
  }
}

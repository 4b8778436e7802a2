/** An action needs cards: asks the seat, or in the simple game decides for it (LT 9.7). */
import { autoCards } from "../choices/auto.ts";
import type { Seat } from "../vocabulary.ts";
import type { Choice, Resolving } from "./resolving.ts";

/**
 * `choice`: what the action offers at this step. The action goes on in its `chosen`, as a piece of
 * work of its own. Whether the prompt opens must depend on public facts only: where hidden cards
 * decide, `choice` has `min` 0 and it opens anyway.
 */
export function askFor(r: Resolving, seat: Seat, step: string, choice: Choice): void {
  const { play, action } = r;
  const { options, min, max, harmful } = choice;
  if (play.state.config.responses === "auto") {
    const count = Math.max(min, Math.min(max, options.length));
    const cards = autoCards(play.state, seat, options, count, harmful);
    play.next({ kind: "action/chosen", action, step, cards });
    return;
  }
  const ask = { for: "action", action, step, count: max } as const;
  play.ask({ kind: "choose_cards", seat, ask });
}

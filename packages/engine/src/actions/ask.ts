/** An action needs cards: asks the seat, or in the simple game decides for it (LT 9.7). */
import { autoCards } from "../choices/auto.ts";
import type { Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { actionAt, actionRule } from "./index.ts";
import { type Choice, type Looking, lookingAt, type Resolving } from "./resolving.ts";

/**
 * The action goes on in its `chosen`, as a piece of work of its own. Whether the prompt opens must
 * depend on public facts only: where hidden cards decide, `choice` has `min` 0 and it opens anyway.
 */
export function askFor(r: Resolving, seat: Seat, step: string): void {
  const { play, action } = r;
  const { options, min, max, harmful } = choiceFor(r, step);
  if (play.state.config.responses === "auto") {
    const count = Math.max(min, Math.min(max, options.length));
    const cards = autoCards(play.state, seat, options, count, harmful);
    play.next({ kind: "action/chosen", action, step, cards });
    return;
  }
  const ask = { for: "action", action, step, count: max } as const;
  play.ask({ kind: "choose_cards", seat, ask });
}

const NONE: Choice = { options: [], min: 0, max: 0, harmful: false };

function choiceFor(looking: Looking, step: string): Choice {
  const action = actionAt(looking);
  return action === null ? NONE : (actionRule(action).choice?.(looking, action, step) ?? NONE);
}

/** What the resolving link's action offers at this step. */
export function choiceAt(table: Table, action: number, step: string): Choice {
  const looking = lookingAt(table, action);
  return looking === null ? NONE : choiceFor(looking, step);
}

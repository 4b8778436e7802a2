/**
 * Which effects have resolved in a match. An effect that goes on the chain has when its link was
 * carried out: not negated, its card not missing, not all its targets gone, and at least one of its
 * actions did something. A continuous effect has once for each stay of a card on the table during
 * which it changed something (in-force.ts).
 */
import type { EventOf } from "@tcg/core";
import type { LunchTable, State } from "../../types.ts";
import type { Action } from "../card.ts";
import type { DefinedCards } from "../complete-cards.ts";
import { nameOf } from "./effects.ts";
import { InForce } from "./in-force.ts";
import { type DoneLink, Links } from "./links.ts";
import { shownActions } from "./shown-by.ts";

interface Seen {
  readonly events: readonly EventOf<LunchTable>[];
  readonly after: State;
}

/** By name, how often. */
export function resolvedIn(cards: DefinedCards, steps: readonly Seen[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const links = new Links();
  const inForce = new InForce(cards, count);
  for (const { events, after } of steps) {
    for (const event of events) {
      const done = links.see(event);
      if (done === null || actionsDone(cards, done).length === 0) continue;
      count(nameOf(done.link.source.def, done.link.effect ?? ""));
    }
    inForce.see(after);
  }
  return counts;
}

/** What was done of all that the effect of a link says. */
export function actionsDone(cards: DefinedCards, { link, happened }: DoneLink): readonly Action[] {
  const effect = cards[link.source.def]?.effects?.find(({ id }) => id === link.effect);
  return effect === undefined || link.negated ? [] : shownActions(effect, happened);
}

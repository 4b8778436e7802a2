/** LT 9.7: the targets the simple game chooses, by what the effect does to them. */
import type { CardId } from "@tcg/core";
import { actionRule } from "../actions/index.ts";
import type { CompleteAction, CompleteEffect } from "../cards/complete-cards.ts";
import type { State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { autoCards } from "./auto.ts";

export function autoTarget(
  state: State,
  seat: Seat,
  options: readonly CardId[],
  effect: CompleteEffect | null,
  requirement: number,
): CardId {
  const harms = effect?.actions.some(
    (action) => actionRule(action).harms && isAbout(action, requirement),
  );
  return autoCards(state, seat, options, 1, harms === true)[0] as CardId;
}

function isAbout(action: CompleteAction, requirement: number): boolean {
  if (!("what" in action) || action.what?.kind !== "target") return false;
  return action.what.index === requirement;
}

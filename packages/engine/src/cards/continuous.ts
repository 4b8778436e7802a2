/**
 * LT 8.1: what continuous effects are made of. The checks of cards let nothing else through, so the rules
 * that read such effects know every case.
 */
import type { ActionKind } from "../vocabulary.ts";
import type { Action, ActionOf, Selection } from "./card.ts";
import type { CompleteActionOf, CompleteEffect } from "./complete-cards.ts";

/** What can be a standing fact: it holds while the card is face-up, and nobody does it. */
export const STANDING_ACTIONS = [
  "boost_attack",
  "boost_defense",
  "grant_protection",
  "grant_keyword",
  "apply_restriction",
  "modify_cost",
] as const satisfies readonly ActionKind[];
export type StandingKind = (typeof STANDING_ACTIONS)[number];

/** What a continuous effect can be about: nobody chooses, nothing happened, no dice are thrown. */
export const STANDING_SELECTIONS = [
  "all",
  "self",
  "equipped",
] as const satisfies readonly Selection["kind"][];
export type StandingSelection = Extract<
  Selection,
  { readonly kind: (typeof STANDING_SELECTIONS)[number] }
>;

type Stating<A> = A extends unknown
  ? {
      readonly [F in keyof A]: F extends "what"
        ? StandingSelection | Extract<A[F], undefined>
        : A[F];
    }
  : never;

export type StandingAction = Stating<CompleteActionOf<StandingKind>>;

export type ContinuousEffect = Omit<CompleteEffect, "type" | "actions"> & {
  readonly type: "continuous";
  readonly actions: readonly StandingAction[];
};

export function isContinuous(effect: CompleteEffect): effect is CompleteEffect & ContinuousEffect {
  return effect.type === "continuous";
}

export function isStanding(action: Action): action is ActionOf<StandingKind> {
  return (STANDING_ACTIONS as readonly ActionKind[]).includes(action.kind);
}

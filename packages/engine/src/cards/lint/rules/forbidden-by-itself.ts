import type { EffectType } from "../../../vocabulary.ts";
import type { Action, Effect } from "../../card.ts";
import type { EffectRule } from "../finding.ts";
import { isActivation } from "../world.ts";

/** An effect of a card that always forbids itself the use of effects (LT 1.1). */
export const forbiddenByItself: EffectRule = {
  severity: "error",
  find({ card, effect }) {
    // What a card does on leaving it does when it no longer forbids anything.
    if (!USED_ON_TABLE.includes(effect.type) || isActivation(card, effect)) return [];
    const by = (card.effects ?? []).find(forbidsEffects);
    if (by === undefined) return [];
    const message = `can never be used: effects[${by.id}] forbids this card to activate or trigger effects`;
    return [{ at: "type", message }];
  },
};

const USED_ON_TABLE: readonly EffectType[] = ["ignition", "quick", "on_summon", "flip"];

const forbidsEffects = ({ type, condition, actions }: Effect): boolean =>
  type === "continuous" && condition === undefined && actions.some(bindsItself);

function bindsItself(action: Action): boolean {
  if (action.kind !== "apply_restriction" || action.restriction !== "effects") return false;
  if (action.what !== undefined) return action.what.kind === "self";
  return action.who === "self" || action.who === "both";
}

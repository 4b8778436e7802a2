import type { Action } from "../../card.ts";
import type { EffectRule, Ground } from "../finding.ts";

/** What is forbidden for this turn could not have been done in it anyway. */
export const restrictionNeverBinds: EffectRule = {
  severity: "error",
  find: (ground) =>
    ground.effect.actions.flatMap((action, i) => {
      const message = action.kind === "apply_restriction" ? reasonOf(ground, action) : null;
      return message === null
        ? []
        : [{ at: `actions[${i}]`, message: `forbids nothing: ${message}` }];
    }),
};

type Restrict = Extract<Action, { readonly kind: "apply_restriction" }>;

function reasonOf({ when }: Ground, action: Restrict): string | null {
  const { duration = "turn", restriction, who, what } = action;
  const isThisTurn = duration === "turn" || duration === "until_end_phase" || duration === 1;
  if (!isThisTurn || what !== undefined) return null;
  const isPast = !when.phases.includes("draw");
  if (restriction === "draw_phase" && isPast) {
    return "it lasts for this turn, whose draw phase is over";
  }
  const [turn] = when.turns;
  const isOther = when.turns.length === 1 && who !== "both" && turn !== who;
  const isOfTurn =
    restriction === "attack" || restriction === "battle_phase" || restriction === "draw_phase";
  if (isOther && isOfTurn) {
    const whose = turn === "self" ? "your own" : "the opponent's";
    const whom = who === "self" ? "you do not" : "the opponent does not";
    const doing = restriction === "draw_phase" ? "draw" : "attack";
    return `it lasts for this turn, which is ${whose}, and ${whom} ${doing} in it`;
  }
  return null;
}

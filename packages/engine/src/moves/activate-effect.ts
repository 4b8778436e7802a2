import { activatableEffects, mayActivateEffect } from "../chain/may-activate.ts";
import { choicesProblem, possibleChoices, startActivation } from "../chain/start.ts";
import type { CommandOf, MoveOf } from "../types.ts";

/** LT 7.7, 8.1: an ignition or quick effect of a face-up card. */
export const activateEffect: MoveOf<"ACTIVATE_EFFECT"> = {
  candidates(table, seat) {
    const found: CommandOf<"ACTIVATE_EFFECT">[] = [];
    for (const activatable of activatableEffects(table, seat, "start")) {
      const { card } = activatable;
      const effect = activatable.place as number;
      for (const choices of possibleChoices(table, seat, activatable)) {
        found.push({ type: "ACTIVATE_EFFECT", card, effect, ...choices });
      }
    }
    return found;
  },
  exact: true,
  validate(table, seat, { card, effect, ...choices }) {
    const check = mayActivateEffect(table, seat, card, effect, "start");
    return check.ok ? choicesProblem(table, seat, check.activatable, choices) : check.rejection;
  },
  execute(play, { card, effect, ...choices }, seat) {
    const check = mayActivateEffect(play, seat, card, effect, "start");
    if (!check.ok) return;
    play.next({ kind: "window/open", window: "activation", actor: seat });
    startActivation(play, seat, check.activatable, choices);
  },
};

import { activatableEffects, mayActivateEffect } from "../chain/may-activate.ts";
import { givenProblem, startActivation, waysToGive } from "../chain/start.ts";
import type { MoveOf } from "../types.ts";

/** LT 7.7, 8.1: an ignition or quick effect of a face-up card. */
export const activateEffect: MoveOf<"ACTIVATE_EFFECT"> = {
  *candidates(table, seat) {
    for (const may of activatableEffects(table, seat, "start")) {
      for (const way of waysToGive(table, seat, may)) {
        yield { type: "ACTIVATE_EFFECT", card: may.card, effect: may.place as number, ...way };
      }
    }
  },
  exact: true,
  validate(table, seat, { card, effect, ...given }) {
    const asked = mayActivateEffect(table, seat, card, effect, "start");
    return asked.ok ? givenProblem(table, seat, asked.may, given) : asked.rejection;
  },
  execute(play, { card, effect, ...given }, seat) {
    const asked = mayActivateEffect(play, seat, card, effect, "start");
    if (!asked.ok) return;
    play.next({ kind: "window/open", window: "activation", actor: seat });
    startActivation(play, seat, asked.may, given);
  },
};

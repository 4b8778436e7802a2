import { activatableEffects, mayActivateEffect } from "../chain/may-activate.ts";
import { givenProblem, startActivation, waysToGive } from "../chain/start.ts";
import type { Book } from "../table.ts";
import type { MoveOf } from "../types.ts";
import { activationText } from "./activation-text.ts";

/** LT 7.7, 8.1: an ignition or quick effect of a face-up card. */
export function activateEffect(book: Book): MoveOf<"ACTIVATE_EFFECT"> {
  return {
    *candidates(state, seat) {
      for (const may of activatableEffects(book, state, seat, "start")) {
        for (const way of waysToGive(book, state, seat, may)) {
          yield { type: "ACTIVATE_EFFECT", card: may.card, effect: may.place as number, ...way };
        }
      }
    },
    validate(state, seat, { card, effect, ...given }) {
      const asked = mayActivateEffect(book, state, seat, card, effect, "start");
      return asked.ok ? givenProblem(book, state, seat, asked.may, given) : asked.rejection;
    },
    execute(play, { card, effect, ...given }, seat) {
      const asked = mayActivateEffect(book, play.state, seat, card, effect, "start");
      if (!asked.ok) return;
      play.next({ kind: "window/open", window: "activation", actor: seat });
      startActivation(book, play, seat, asked.may, given);
    },
    text: (state, command) => activationText(book, state, command),
  };
}

import {
  activatableCards,
  activatableEffects,
  mayActivateCard,
  mayActivateEffect,
} from "../chain/may-activate.ts";
import { givenProblem, startActivation, waysToGive } from "../chain/start.ts";
import { reject } from "../rejections.ts";
import type { Book } from "../table.ts";
import type { Command, MoveOf, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { activationText } from "./activation-text.ts";

type Respond = Extract<Command, { readonly type: "RESPOND_CHAIN" }>;

/** LT 9.5: a card or a pass. In a window nothing else activates (LT 7.7). */
export function respondChain(book: Book): MoveOf<"RESPOND_CHAIN"> {
  return {
    answers: ["chain_response"],
    *candidates(state, seat) {
      yield { type: "RESPOND_CHAIN" };
      const all = [
        ...activatableCards(book, state, seat, "respond"),
        ...activatableEffects(book, state, seat, "respond"),
      ];
      for (const may of all) {
        for (const { slot, ...way } of waysToGive(book, state, seat, may)) {
          if (slot !== undefined) continue;
          const effect = may.place === null ? {} : { effect: may.place };
          yield { type: "RESPOND_CHAIN", card: may.card, ...effect, ...way };
        }
      }
    },
    validate(state, seat, command) {
      if (command.card === undefined) {
        const says = command.effect ?? command.targets ?? command.replace;
        return says === undefined ? null : reject("activate/no-such-effect");
      }
      const asked = response(book, state, seat, command);
      if (!asked.ok) return asked.rejection;
      return givenProblem(book, state, seat, asked.may, given(command));
    },
    execute(play, command, seat) {
      if (command.card === undefined) {
        play.emit({ type: "RESPONSE_PASSED", seat });
        return;
      }
      const asked = response(book, play.state, seat, command);
      if (asked.ok) startActivation(book, play, seat, asked.may, given(command));
    },
    text: (state, { card, ...said }) =>
      card === undefined ? "Pass" : activationText(book, state, { card, ...said }),
  };
}

function response(
  book: Book,
  state: State,
  seat: Seat,
  { card, effect }: Respond,
): ReturnType<typeof mayActivateCard> {
  if (card === undefined) return { ok: false, rejection: reject("activate/not-yours") };
  return effect === undefined
    ? mayActivateCard(book, state, seat, card, "respond")
    : mayActivateEffect(book, state, seat, card, effect, "respond");
}

function given({ targets, replace }: Respond): Parameters<typeof givenProblem>[4] {
  return { ...(targets !== undefined && { targets }), ...(replace !== undefined && { replace }) };
}

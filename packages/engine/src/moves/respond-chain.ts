import {
  activatableCards,
  activatableEffects,
  mayActivateCard,
  mayActivateEffect,
} from "../chain/may-activate.ts";
import { choicesProblem, possibleChoices, startActivation } from "../chain/start.ts";
import { pass } from "../chain/window.ts";
import { reject } from "../rejections.ts";
import type { CommandOf, MoveOf, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

type Respond = CommandOf<"RESPOND_CHAIN">;

/** LT 9.5: a card or a pass. In a window nothing else activates (LT 7.7). */
export const respondChain: MoveOf<"RESPOND_CHAIN"> = {
  answers: ["chain_response"],
  candidates(table, seat) {
    const found: Respond[] = [{ type: "RESPOND_CHAIN" }];
    const all = [
      ...activatableCards(table, seat, "respond"),
      ...activatableEffects(table, seat, "respond"),
    ];
    for (const activatable of all) {
      const { card, place } = activatable;
      const effect = place === null ? {} : { effect: place };
      for (const choices of possibleChoices(table, seat, activatable)) {
        if (choices.slot === undefined) {
          found.push({ type: "RESPOND_CHAIN", card, ...effect, ...choices });
        }
      }
    }
    return found;
  },
  exact: true,
  validate(table, seat, command) {
    if (command.card === undefined) {
      const says = command.effect ?? command.targets ?? command.replace;
      return says === undefined ? null : reject("activate/no-such-effect");
    }
    const check = response(table, seat, command);
    if (!check.ok) return check.rejection;
    return choicesProblem(table, seat, check.activatable, choicesOf(command));
  },
  execute(play, command, seat) {
    play.next({ kind: "window/ask" });
    if (command.card === undefined) return pass(play, seat);
    const check = response(play, seat, command);
    if (check.ok) startActivation(play, seat, check.activatable, choicesOf(command));
  },
};

function response(
  table: Table,
  seat: Seat,
  { card, effect }: Respond,
): ReturnType<typeof mayActivateCard> {
  if (card === undefined) return { ok: false, rejection: reject("activate/not-yours") };
  return effect === undefined
    ? mayActivateCard(table, seat, card, "respond")
    : mayActivateEffect(table, seat, card, effect, "respond");
}

function choicesOf({ targets, replace }: Respond): Parameters<typeof choicesProblem>[3] {
  return { ...(targets !== undefined && { targets }), ...(replace !== undefined && { replace }) };
}

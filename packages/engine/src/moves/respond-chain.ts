import {
  activatableCards,
  activatableEffects,
  mayActivateCard,
  mayActivateEffect,
} from "../chain/may-activate.ts";
import { givenProblem, startActivation, waysToGive } from "../chain/start.ts";
import { pass } from "../chain/window.ts";
import { reject } from "../rejections.ts";
import type { Command, MoveOf, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

type Respond = Extract<Command, { readonly type: "RESPOND_CHAIN" }>;

/** LT 9.5: a card or a pass. In a window nothing else activates (LT 7.7). */
export const respondChain: MoveOf<"RESPOND_CHAIN"> = {
  answers: ["chain_response"],
  *candidates(table, seat) {
    yield { type: "RESPOND_CHAIN" };
    const all = [
      ...activatableCards(table, seat, "respond"),
      ...activatableEffects(table, seat, "respond"),
    ];
    for (const may of all) {
      for (const { slot, ...way } of waysToGive(table, seat, may)) {
        if (slot !== undefined) continue;
        const effect = may.place === null ? {} : { effect: may.place };
        yield { type: "RESPOND_CHAIN", card: may.card, ...effect, ...way };
      }
    }
  },
  exact: true,
  validate(table, seat, command) {
    if (command.card === undefined) {
      const says = command.effect ?? command.targets ?? command.replace;
      return says === undefined ? null : reject("activate/no-such-effect");
    }
    const asked = response(table, seat, command);
    if (!asked.ok) return asked.rejection;
    return givenProblem(table, seat, asked.may, given(command));
  },
  execute(play, command, seat) {
    play.next({ kind: "window/ask" });
    if (command.card === undefined) return pass(play, seat);
    const asked = response(play, seat, command);
    if (asked.ok) startActivation(play, seat, asked.may, given(command));
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

function given({ targets, replace }: Respond): Parameters<typeof givenProblem>[3] {
  return { ...(targets !== undefined && { targets }), ...(replace !== undefined && { replace }) };
}

import { cardOf, idsIn } from "@tcg/core";
import { freshData } from "../card-data.ts";
import { isField, setZoneProblem, waysToSet } from "../chain/start.ts";
import { sendToGraveyard } from "../procedures/leave.ts";
import { definitionOf, freeSlots } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { CommandOf, MoveOf } from "../types.ts";
import { withoutDefaultSlot } from "./default-slot.ts";
import { notInMainPhase } from "./main-phase.ts";

/** LT 7.1: face-down in a free set slot, for no clout. */
export const setSpellTrap: MoveOf<"SET_SPELL_TRAP"> = {
  when: notInMainPhase,
  candidates(table, seat) {
    const found: CommandOf<"SET_SPELL_TRAP">[] = [];
    for (const card of idsIn(table.state, seat, "hand")) {
      if (definitionOf(table, card).type === "stereotype" || isField(table, card)) continue;
      for (const way of waysToSet(table, seat)) {
        found.push({ type: "SET_SPELL_TRAP", card, ...way });
      }
    }
    return found;
  },
  exact: true,
  validate(table, seat, { card, slot, replace }) {
    const { state } = table;
    const placed = cardOf(state, card);
    if (placed.zone !== "hand" || placed.seat !== seat) return reject("card/not-in-hand", { card });
    if (definitionOf(table, card).type === "stereotype") {
      return reject("card/not-a-spell-or-trap", { card });
    }
    if (isField(table, card)) return reject("set/field", { card });
    return setZoneProblem(state, seat, slot, replace);
  },
  normalise: ({ state }, seat, command) =>
    withoutDefaultSlot(command, freeSlots(state, seat, "setZone")),
  execute(play, { card, slot, replace }, seat) {
    if (replace !== undefined) sendToGraveyard(play, replace, "replaced");
    const change = play.moved(card, {
      seat,
      zone: "setZone",
      faceDown: true,
      data: freshData(play.state.shared.turnNumber),
      ...(slot !== undefined && { index: slot }),
    });
    play.emit({ type: "SPELL_TRAP_SET", seat, change });
  },
};

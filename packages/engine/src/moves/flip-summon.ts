import { boardOf, isOnBoard, onTable } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";
import { notInMainPhase } from "./main-phase.ts";

/** LT 6.5: not the normal summon, and not on the turn it was set. */
export const flipSummon: MoveOf<"FLIP_SUMMON"> = {
  when: notInMainPhase,
  candidates: ({ state }, seat) =>
    boardOf(state, seat).map((card) => ({ type: "FLIP_SUMMON", card })),
  validate({ state }, seat, { card }) {
    if (!isOnBoard(state, seat, card)) return reject("card/not-on-your-board", { card });
    const placed = onTable(state, card);
    if (!placed?.faceDown) return reject("flip/not-face-down", { card });
    const isNew = placed.data.turnEntered >= state.shared.turnNumber;
    return isNew ? reject("flip/set-this-turn", { card }) : null;
  },
  execute(play, { card }, seat) {
    play.emit({ type: "FLIP_SUMMONED", seat, change: play.turned(card, false) });
    play.next({ kind: "window", window: "summon", actor: seat });
  },
};

import type { CardId } from "@tcg/core";
import { boardOf, isOnBoard, onTable } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { MoveOf, State } from "../types.ts";
import type { Position } from "../vocabulary.ts";
import { notInMainPhase } from "./main-phase.ts";

/** LT 6.6 */
export const changePosition: MoveOf<"CHANGE_POSITION"> = {
  when: notInMainPhase,
  candidates: ({ state }, seat) =>
    boardOf(state, seat).map((card) => ({ type: "CHANGE_POSITION", card })),
  validate({ state }, seat, { card }) {
    if (!isOnBoard(state, seat, card)) return reject("card/not-on-your-board", { card });
    const placed = onTable(state, card);
    if (placed === null || placed.faceDown) return reject("position/face-down", { card });
    const { turnEntered, changedPosition, hasAttacked } = placed.data;
    if (turnEntered >= state.shared.turnNumber) return reject("position/too-soon", { card });
    if (changedPosition) return reject("position/already", { card });
    return hasAttacked ? reject("position/has-attacked", { card }) : null;
  },
  execute(play, { card }) {
    const position = otherPosition(play.state, card);
    play.emit({ type: "POSITION_CHANGED", card, position, byCommand: true });
  },
};

function otherPosition(state: State, card: CardId): Position {
  return onTable(state, card)?.data.position === "attack" ? "defense" : "attack";
}

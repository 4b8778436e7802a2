import { freshData } from "../card-data.ts";
import type { MoveOf } from "../types.ts";
import { withoutDefaultSlot } from "./default-slot.ts";
import {
  makeRoom,
  noNormalSummon,
  normalSummonProblem,
  normalSummons,
  slotsAfter,
} from "./normal-summon.ts";

/** LT 6.4: face-down in defense position. */
export const setMonster: MoveOf<"SET_MONSTER"> = {
  when: noNormalSummon,
  candidates: (table, seat) =>
    normalSummons(table, seat).map((way) => ({ type: "SET_MONSTER", ...way })),
  exact: true,
  validate: normalSummonProblem,
  normalise: ({ state }, seat, command) =>
    withoutDefaultSlot(command, slotsAfter(state, seat, command.tribute)),
  execute(play, command, seat) {
    const index = makeRoom(play, seat, command, "set");
    const data = freshData(play.state.shared.turnNumber, { position: "defense" });
    const to = { seat, zone: "board", index, data, faceDown: true } as const;
    play.emit({ type: "MONSTER_SET", seat, change: play.moved(command.card, to) });
  },
};
